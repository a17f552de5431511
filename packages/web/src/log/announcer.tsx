import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Say } from '../words/use-words.tsx'
import type { LogEntry } from './log-lines.ts'

type AnnouncerProps = { readonly entries: readonly LogEntry[]; readonly turn: string; readonly say: Say }

/** Tells screen readers what has just happened and what is asked now; never what was in the log from the start. */
export const Announcer = ({ entries, turn, say }: AnnouncerProps): ReactElement => {
  const heard = useRef(entries.length)
  const [spoken, setSpoken] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no news.
  useEffect(() => {
    const news = entries.slice(heard.current).flatMap(({ lines }) => lines.map(say))
    heard.current = entries.length
    setSpoken([...news, turn].join(' '))
  }, [entries.length, turn])
  return (
    <div className="unseen" role="log" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {spoken}
    </div>
  )
}
