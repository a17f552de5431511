import type { Language } from '@ecumene/kernel'
import { useEffect, useState } from 'react'
import type { Book } from './book.ts'
import { openBook } from './library.ts'

export type Opened = { readonly book: Book; readonly name: string; readonly language: Language }

/** The book in the player's language: `null` while it is being fetched, `'failed'` if it cannot be. */
export const useBook = (name: string, language: Language): Opened | 'failed' | null => {
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    openBook(name, language).then(
      (book) => isWanted && setOpened({ book, name, language }),
      () => isWanted && setOpened('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [name, language])
  return opened
}
