import type { ChatLine } from '@ecumene/protocol'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { chatName, chatWords } from './chat-words.ts'
import type { ChatNews } from './use-chat.ts'

type AnnouncerProps = { readonly news: ChatNews; readonly yours: readonly number[] }

/** Tells screen readers what others have just said; never old lines, your own, or those of muted people. */
export const ChatAnnouncer = ({ news: { lines, muted }, yours }: AnnouncerProps): ReactElement => {
  const { text } = useWords()
  const heard = useRef<number | null>(null)
  const [spoken, setSpoken] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another line is news.
  useEffect(() => {
    if (lines === null) return
    const last = lines.at(-1)?.number ?? -1
    const from = heard.current ?? last
    heard.current = last
    const isNews = ({ number, author, seat }: ChatLine) => number > from && !muted.has(author) && !yours.includes(seat)
    const told = lines
      .filter(isNews)
      .map((line) => text('chat.heard', { player: chatName(line, text), words: chatWords(line, text) }))
    if (told.length > 0) setSpoken(told.join(' '))
  }, [lines])
  return (
    <div className="unseen" role="log" aria-live="polite" data-testid="chat-announcer">
      {spoken}
    </div>
  )
}
