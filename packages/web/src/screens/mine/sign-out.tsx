import type { Message } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { api } from '../../online/api.ts'
import { useWords } from '../../words/use-words.tsx'

/** Signs this guest out in all other browsers. */
export const SignOutPanel = (): ReactElement => {
  const { text, say } = useWords()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)
  const signOut = async () => {
    const done = await api.signOutElsewhere()
    setProblem(done.ok ? null : done.error)
    setDone(done.ok)
  }
  return (
    <section className="panel" aria-labelledby="mine-sign-out">
      <h2 id="mine-sign-out">{text('mine.signOut')}</h2>
      <p>{text('mine.signOut.text')}</p>
      <button type="button" className="button" onClick={() => void signOut()}>
        {text('mine.signOut')}
      </button>
      <p role="alert" className="mine__problem">
        {problem !== null && say(problem)}
      </p>
      <p role="status">{isDone && text('mine.signOut.done')}</p>
    </section>
  )
}
