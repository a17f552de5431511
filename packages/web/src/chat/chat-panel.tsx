import type { Message } from '@ecumene/kernel'
import { CHAT_LENGTH, PHRASES, type Said, tidyChat, unitsIn } from '@ecumene/protocol'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Chat } from '../table/chat.ts'
import { useWords } from '../words/use-words.tsx'
import { ChatLines } from './chat-lines.tsx'
import './chat-panel.css'
import type { ChatNews } from './use-chat.ts'

type ChatPanelProps = {
  readonly chat: Chat
  readonly news: ChatNews
  /** The reader's own seats; without one they can only read. */
  readonly yours: readonly number[]
  /** `null` where the panel is always there. */
  readonly onClose: (() => void) | null
}

/** The chat of the table, beside the board or, on a phone, below it. */
export const ChatPanel = ({ chat, news, yours, onClose }: ChatPanelProps): ReactElement => {
  const { text } = useWords()
  const titleId = useId()
  return (
    <aside
      className="chat"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.()
      }}
    >
      <div className="chat__head">
        <h2 id={titleId}>{text('chat.title')}</h2>
        {onClose !== null && (
          <button type="button" className="button button--quiet button--icon" onClick={onClose}>
            <Icon name="cancel" size="0.7em" />
            <span className="unseen">{text('page.close')}</span>
          </button>
        )}
      </div>
      <ChatLines lines={news.lines ?? []} muted={news.muted} yours={yours} />
      {yours.length === 0 ? (
        <p className="chat__note">{text('chat.readOnly')}</p>
      ) : (
        <ChatForm chat={chat} isFocused={onClose !== null} />
      )}
    </aside>
  )
}

const ChatForm = ({ chat, isFocused }: { readonly chat: Chat; readonly isFocused: boolean }): ReactElement => {
  const { text, say } = useWords()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<Message | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  useEffect(() => {
    // On a phone the keyboard would cover the very lines the chat was opened for.
    if (isFocused && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
  }, [isFocused])
  const send = async (said: Said): Promise<boolean> => {
    const answer = await chat.say(said)
    setProblem(answer.ok ? null : answer.error)
    return answer.ok
  }
  const sendWords = async () => {
    const tidy = tidyChat(words)
    if (tidy === '') return
    setWords('')
    // A line that could not be sent is not lost, unless something else has been typed meanwhile.
    if (!(await send({ text: tidy }))) setWords((now) => (now === '' ? tidy : now))
  }
  return (
    <form
      className="chat__form"
      onSubmit={(event) => {
        event.preventDefault()
        void sendWords()
      }}
    >
      <fieldset className="chat__phrases">
        <legend className="unseen">
          {text('chat.phrases')}. {text('chat.phrases.about')}
        </legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="button chat__phrase" onClick={() => void send({ phrase })}>
            {text(`chat.phrase.${phrase}`)}
          </button>
        ))}
      </fieldset>
      <div className="chat__write">
        <input
          ref={input}
          className="input"
          value={words}
          maxLength={unitsIn(CHAT_LENGTH)}
          aria-label={text('chat.write')}
          aria-describedby={noteId}
          placeholder={text('chat.write')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="button button--icon" title={text('chat.send')}>
          <Icon name="paper-plane" size="0.9em" />
          <span className="unseen">{text('chat.send')}</span>
        </button>
      </div>
      <p className="chat__problem" role="alert">
        {problem !== null && say(problem)}
      </p>
      <p className="chat__note" id={noteId}>
        {text('chat.public')}
      </p>
    </form>
  )
}
