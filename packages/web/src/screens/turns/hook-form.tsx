import type { Message } from '@ecumene/kernel'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { api } from '../../online/api.ts'
import { introduce } from '../../online/guest.ts'
import { useWords } from '../../words/use-words.tsx'
import './hook-form.css'

/** A webhook of the guest's own, which the server calls when it is their turn. */
export const HookForm = (): ReactElement => {
  const { text, say, language } = useWords()
  const [url, setUrl] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const guest = await api.guest()
      const hook = guest.ok ? await api.hook() : guest
      if (!isWanted || !hook.ok) return
      setKept(hook.value.url)
      setUrl(hook.value.url ?? '')
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [])
  const save = async (wanted: string | null) => {
    const known = await introduce(text('home.guest'))
    const saved = known.ok ? await api.setHook(wanted, language) : known
    setProblem(saved.ok ? null : saved.error)
    if (!saved.ok) return
    setKept(saved.value.url)
    setUrl(saved.value.url ?? '')
    setSaved(wanted !== null)
  }
  return (
    <form
      className="hook-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(url.trim() === '' ? null : url.trim())
      }}
    >
      <h3>{text('hook.title')}</h3>
      <p className="panel__quiet">{text('hook.about')}</p>
      <label className="field">
        <span className="field__label">{text('hook.url')}</span>
        <input
          className="input"
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          value={url}
          onChange={({ target }) => {
            setUrl(target.value)
            setSaved(false)
          }}
        />
      </label>
      <div className="hook-form__actions">
        <button type="submit" className="button">
          {isSaved && <Icon name="check-mark" />}
          <span aria-live="polite">{text(isSaved ? 'hook.saved' : 'hook.save')}</span>
        </button>
        {kept !== null && (
          <button type="button" className="button button--quiet" onClick={() => void save(null)}>
            {text('hook.remove')}
          </button>
        )}
      </div>
      <p role="alert" className="hook-form__problem">
        {problem !== null && say(problem)}
      </p>
    </form>
  )
}
