import type { ChatLine } from '@ecumene/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Chat } from '../table/chat.ts'
import { useMuted } from './muted.ts'
import { markRead, readUpTo } from './read-mark.ts'

export type ChatNews = {
  /** `null` until they have arrived. */
  readonly lines: readonly ChatLine[] | null
  readonly muted: ReadonlySet<string>
  /** Unread lines, except those of muted people. */
  readonly unread: number
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** The chat of a table, and how much of it has been read. */
export const useChat = (chat: Chat | undefined, table: string, isOpenAtFirst = false): ChatNews => {
  const lines = useSyncExternalStore(chat?.subscribe ?? noNews, chat?.lines ?? noLines)
  const muted = useMuted()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [read, setRead] = useState(() => readUpTo(table))
  const length = (lines?.at(-1)?.number ?? -1) + 1
  useEffect(() => {
    if (!isOpen) return
    setRead(length)
    markRead(table, length)
  }, [isOpen, length, table])
  const news =
    isOpen || lines === null ? [] : lines.filter(({ number, author }) => number >= read && !muted.has(author))
  return { lines, muted, unread: news.length, isOpen, setOpen }
}

const noLines = () => null
const noNews = () => () => undefined
