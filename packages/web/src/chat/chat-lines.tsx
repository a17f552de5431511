import type { ChatLine } from '@ecumene/protocol'
import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import { chatName, chatWords } from './chat-words.ts'
import { setMuted } from './muted.ts'

type ChatLinesProps = {
  readonly lines: readonly ChatLine[]
  readonly muted: ReadonlySet<string>
  readonly yours: readonly number[]
}

/** The lines, the newest at the bottom and in sight. Whatever was said is shown as plain text. */
export const ChatLines = ({ lines, muted, yours }: ChatLinesProps): ReactElement => {
  const { text } = useWords()
  const list = useRef<HTMLElement>(null)
  const last = lines.at(-1)?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line comes into sight.
  useEffect(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [last])
  const silent = new Map(lines.filter(({ author }) => muted.has(author)).map((line) => [line.author, line]))
  const shown = lines.filter(({ author }) => !muted.has(author))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="chat__lines" ref={list} tabIndex={0} aria-label={text('chat.title')}>
      {[...silent.values()].map((line) => (
        <p key={line.author} className="chat__muted">
          {text('chat.muted', { player: chatName(line, text) })}
          <button type="button" className="button button--quiet" onClick={() => setMuted(line.author, false)}>
            {text('chat.unmute', { player: chatName(line, text) })}
          </button>
        </p>
      ))}
      {lines.length === 0 && <p className="chat__note">{text('chat.empty')}</p>}
      <ol>
        {shown.map((line) => (
          <ChatText key={line.number} line={line} isOwn={yours.includes(line.seat)} />
        ))}
      </ol>
    </section>
  )
}

const ChatText = ({ line, isOwn }: { readonly line: ChatLine; readonly isOwn: boolean }): ReactElement => {
  const { text, language } = useWords()
  const name = chatName(line, text)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(line.at)
  return (
    <li className="chat__line" data-seat={line.seat % 5} data-own={isOwn} data-gone={line.said === null}>
      <div className="chat__who">
        {/* Names and words of any direction of writing stay within their own place. */}
        <bdi className="chat__name">{name}</bdi>
        <time dateTime={new Date(line.at).toISOString()}>{time}</time>
        {!isOwn && line.author !== '' && (
          <button
            type="button"
            className="button button--quiet button--icon chat__mute"
            title={text('chat.mute', { player: name })}
            onClick={() => setMuted(line.author, true)}
          >
            <Icon name="speaker-off" size="0.8em" />
            <span className="unseen">{text('chat.mute', { player: name })}</span>
          </button>
        )}
      </div>
      <bdi className="chat__words">{chatWords(line, text)}</bdi>
    </li>
  )
}
