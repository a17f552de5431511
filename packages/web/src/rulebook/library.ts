import type { Language } from '@ecumene/kernel'
import { type Book, readBook } from './book.ts'

/** Rulebooks by the name of their file. */
export type BookName = 'duel' | 'new-dawn' | 'terra-incognita' | 'civilization'

/** The rulebooks of each game, its expansions after it. */
const SHELVES: Readonly<Record<string, readonly BookName[]>> = {
  duel: ['duel'],
  dawn: ['new-dawn', 'terra-incognita'],
  classic: ['civilization'],
}

/** The letter with which the ids of a book begin. */
const LETTERS: Readonly<Record<string, BookName>> = {
  D: 'duel',
  N: 'new-dawn',
  T: 'terra-incognita',
  C: 'civilization',
}

const files = import.meta.glob<string>('../../../../docs/rules/*/*.md', { query: '?raw', import: 'default' })

const fileOf = (book: BookName, language: Language) => files[`../../../../docs/rules/${language}/${book}.md`]

export const booksOf = (gameId: string): readonly BookName[] =>
  (SHELVES[gameId] ?? []).filter((book) => fileOf(book, 'en') !== undefined)

export const bookOfRule = (id: string): BookName | null => LETTERS[id.slice(0, 1)] ?? null

/** Where a rule is found on the page of its book. */
export const ruleAddress = (id: string): string => `/rules/${bookOfRule(id) ?? ''}#${id}`

export const gameOfBook = (book: BookName): string | null =>
  Object.keys(SHELVES).find((game) => SHELVES[game]?.includes(book)) ?? null

export const isBook = (name: string): name is BookName =>
  Object.values(LETTERS).some((book) => book === name) && fileOf(name as BookName, 'en') !== undefined

/** Loads and reads a book; each is fetched once, when it is opened. */
export const openBook = async (book: BookName, language: Language): Promise<Book> => {
  const load = fileOf(book, language)
  if (load === undefined) throw new Error(`there is no rulebook "${book}" in ${language}`)
  return readBook(await load())
}
