import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { type Book, plainText, readBook, readProse } from './book.ts'
import { searchBook } from './search.ts'

const RULES = fileURLToPath(new URL('../../../../docs/rules/', import.meta.url))
const books = readdirSync(`${RULES}en`).map((file) => file.replace('.md', ''))

const idsIn = (book: Book): readonly string[] =>
  book.chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])))

describe('reading a rulebook', () => {
  it.each(LANGUAGES.flatMap((language) => books.map((book) => [language, book] as const)))(
    'finds every rule of the %s %s',
    (language, name) => {
      const book = readBook(readFileSync(`${RULES}${language}/${name}.md`, 'utf8'))
      const ids = readFileSync(`${RULES}ids/${name}.txt`, 'utf8').trim().split('\n')
      expect(new Set(idsIn(book))).toEqual(new Set(ids))
      expect(book.title).not.toBe('')
      expect(book.chapters.every(({ title, blocks }) => title !== '' && blocks.length > 0)).toBe(true)
    },
  )

  it('joins wrapped lines and keeps what is set apart', () => {
    const book = readBook(
      '# Title\n\nOne\ntwo.\n\n## A\n\nText.\n\n- **D-1.1** A _(ruling)_ of\n  two lines, see D-2.3.\n',
    )
    expect(book.intro.map(plainText)).toEqual(['One two.'])
    expect(book.chapters[0]?.blocks[1]).toEqual({
      kind: 'rule',
      id: 'D-1.1',
      prose: readProse('A _(ruling)_ of two lines, see D-2.3.'),
    })
    expect(readProse('`a` **b** N-EX1')).toEqual([
      { kind: 'code', text: 'a' },
      { kind: 'plain', text: ' ' },
      { kind: 'strong', text: 'b' },
      { kind: 'plain', text: ' ' },
      { kind: 'rule', text: 'N-EX1' },
    ])
  })
})

describe('searching a rulebook', () => {
  const book = readBook(
    '# T\n\n## One\n\n- **D-1.1** Żeton leży tutaj.\n- **D-1.2** Coins.\n\n## Two\n\n- **D-2.1** П’ять монет.\n',
  )

  it('finds words in any order, case and accent, and ids', () => {
    const found = (query: string) =>
      searchBook(book, query).flatMap((chapter) => idsIn({ ...book, chapters: [chapter] }))
    expect(found('lezy zeton')).toEqual(['D-1.1'])
    expect(found("п'ять")).toEqual(['D-2.1'])
    expect(found('d-1.')).toEqual(['D-1.1', 'D-1.2'])
    expect(found('coins zeton')).toEqual([])
    expect(found('')).toEqual(['D-1.1', 'D-1.2', 'D-2.1'])
  })
})
