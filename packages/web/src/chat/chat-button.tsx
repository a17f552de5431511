import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import './chat-button.css'
import type { ChatNews } from './use-chat.ts'

/** Opens and closes the chat, and shows how many lines are unread. */
export const ChatButton = ({ unread, isOpen, setOpen }: ChatNews): ReactElement => {
  const { text } = useWords()
  const label = unread === 0 ? text('chat.title') : `${text('chat.title')}: ${text('chat.unread', { count: unread })}`
  return (
    <button
      type="button"
      className="button button--icon chat-button"
      title={label}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="conversation" size="0.9em" />
      <span className="unseen">{label}</span>
      {unread > 0 && (
        <span className="chat-button__unread" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  )
}
