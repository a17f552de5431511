import type { Message } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { saveFile } from '../../memory/save-file.ts'
import { api } from '../../online/api.ts'
import { useWords } from '../../words/use-words.tsx'

/** All that the server keeps about this guest, as a file. */
export const MyDataPanel = (): ReactElement => {
  const { text, say } = useWords()
  const [problem, setProblem] = useState<Message | null>(null)
  const save = async () => {
    const data = await api.myData()
    setProblem(data.ok ? null : data.error)
    if (data.ok) saveFile('ecumene-my-data.json', JSON.stringify(data.value, null, 2))
  }
  return (
    <section className="panel" aria-labelledby="mine-export">
      <h2 id="mine-export">{text('mine.export')}</h2>
      <p>{text('mine.export.text')}</p>
      <button type="button" className="button" onClick={() => void save()}>
        <Icon name="save-arrow" />
        {text('mine.export.get')}
      </button>
      <p role="alert" className="mine__problem">
        {problem !== null && say(problem)}
      </p>
    </section>
  )
}
