import type { Language } from '@ecumene/kernel'
import { bookNamed, bookOfRule } from '@ecumene/shelf/covers'
import { type Book, readBook } from './book.ts'

const files = import.meta.glob<string>('../../../../docs/rules/*/*.md', { query: '?raw', import: 'default' })

const fileOf = (book: string, language: Language) => files[`../../../../docs/rules/${language}/${book}.md`]

/** The address of a rule on the page of its book. */
export const ruleAddress = (id: string): string => `/rules/${bookOfRule(id) ?? ''}#${id}`

/** The rulebook at an address, if there is one. */
export const bookAt = (address: string): string | null => {
  const name = bookNamed(address)
  return name !== null && fileOf(name, 'en') !== undefined ? name : null
}

/** Loads and reads a book; each is fetched once, when it is opened. */
export const openBook = async (book: string, language: Language): Promise<Book> => {
  const load = fileOf(book, language)
  if (load === undefined) throw new Error(`there is no rulebook "${book}" in ${language}`)
  return readBook(await load())
}
