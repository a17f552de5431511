import type { Language } from '@ecumene/kernel'
import { bookOfRule, gameOfBook } from '@ecumene/shelf/covers'
import { type Book, readBook } from './book.ts'

const files = import.meta.glob<string>('../../../../docs/rules/*/*.md', { query: '?raw', import: 'default' })

const fileOf = (book: string, language: Language) => files[`../../../../docs/rules/${language}/${book}.md`]

/** The address of a rule on the page of its book. */
export const ruleAddress = (id: string): string => `/rules/${bookOfRule(id) ?? ''}#${id}`

/** Is there a rulebook of this name? */
export const isBook = (name: string): boolean => gameOfBook(name) !== null && fileOf(name, 'en') !== undefined

/** Loads and reads a book; each is fetched once, when it is opened. */
export const openBook = async (book: string, language: Language): Promise<Book> => {
  const load = fileOf(book, language)
  if (load === undefined) throw new Error(`there is no rulebook "${book}" in ${language}`)
  return readBook(await load())
}
