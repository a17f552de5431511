import type { Message } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { remember } from '../../memory/remembered.ts'
import { api } from '../../online/api.ts'
import { useWords } from '../../words/use-words.tsx'

/** The field for the code of another device. */
export const EnterCodePanel = ({ onEntered }: { readonly onEntered: () => void }): ReactElement => {
  const { text, say } = useWords()
  const [code, setCode] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const enter = async () => {
    const guest = await api.enterCode(code)
    setProblem(guest.ok ? null : guest.error)
    setName(guest.ok ? guest.value.name : null)
    if (!guest.ok) return
    setCode('')
    if (guest.value.name !== '') remember('name', guest.value.name)
    onEntered()
  }
  return (
    <section className="panel" aria-labelledby="mine-enter">
      <h2 id="mine-enter">{text('mine.enter')}</h2>
      <p id="mine-enter-text">{text('mine.enter.text')}</p>
      <form
        className="mine__enter"
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <label className="field">
          <span className="field__label">{text('mine.enter.label')}</span>
          <input
            className="input mine__typed"
            value={code}
            maxLength={40}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="mine-enter-text"
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {text('mine.enter.go')}
        </button>
      </form>
      <p role="alert" className="mine__problem">
        {problem !== null && say(problem)}
      </p>
      <p role="status">{name !== null && text('mine.enter.done', { name })}</p>
    </section>
  )
}
