import { readdirSync, readFileSync } from 'node:fs'
import { NO_GUIDE } from '@ecumene/bots'
import { bazaar } from '@ecumene/kernel/toy'
import { expect, test } from 'vitest'
import { MANIFESTS, type Manifest, openLesson, shelfOf } from './index.ts'

/** The toy game, added the way a fifth game would be: this one value is all it takes. */
const fifth: Manifest = {
  game: { ...bazaar, id: 'fifth' },
  isOffered: true,
  books: [{ name: 'bazaar', letter: 'B', title: { en: 'Bazaar', uk: 'Базар', pl: 'Bazar', ru: 'Базар' } }],
  guide: async () => ({ evaluate: () => 0.5, playout: 3, exploration: 0.1 }),
  lesson: async () => ({ ...(await taught()), id: 'first bids' }),
}

const taught = async () => {
  const lesson = await openLesson('duel')
  if (lesson === null) throw new Error('no lesson to take after')
  return lesson
}

const shelf = shelfOf([...MANIFESTS, fifth])

test('a game is added by its manifest: it is offered, found, taught, and has its rulebook', async () => {
  expect(shelf.GAMES).toContain(fifth.game)
  expect(shelf.ALL_GAMES).toHaveLength(MANIFESTS.length + 1)
  expect(shelf.gameNamed('fifth')).toBe(fifth.game)
  expect(shelf.TAUGHT_GAMES).toContain('fifth')
  expect(shelf.hasLesson('fifth')).toBe(true)
  expect((await shelf.openLesson('fifth'))?.id).toBe('first bids')
  expect(await shelf.guideTo('fifth')).toMatchObject({ playout: 3 })
  expect(shelf.booksOf('fifth')).toEqual(['bazaar'])
  expect(shelf.gameOfBook('bazaar')).toBe('fifth')
  expect(shelf.titleOfBook('bazaar', 'uk')).toBe('Базар')
  expect(shelf.bookOfRule('B-1.2')).toBe('bazaar')
})

test('what a manifest leaves out is missed nowhere', async () => {
  expect(shelf.GAMES).not.toContain(bazaar)
  expect(shelf.gameNamed('bazaar')).toBe(bazaar)
  expect(shelf.hasLesson('bazaar')).toBe(false)
  expect(await shelf.guideTo('bazaar')).toBe(NO_GUIDE)
  expect(shelf.booksOf('bazaar')).toEqual([])
  for (const unknown of ['sixth', 'toString', '']) {
    expect(shelf.gameNamed(unknown)).toBeNull()
    expect(shelf.hasLesson(unknown)).toBe(false)
    expect(await shelf.openLesson(unknown)).toBeNull()
    expect(shelf.booksOf(unknown)).toEqual([])
    expect(shelf.gameOfBook(unknown)).toBeNull()
    expect(shelf.bookOfRule(unknown)).toBeNull()
  }
})

test('a rulebook is found by its name, and by the one that old links have', () => {
  expect(shelf.bookNamed('classic')).toBe('classic')
  expect(shelf.bookNamed('civilization')).toBe('classic')
  expect(shelf.bookNamed('chess')).toBeNull()
  expect(shelf.booksOf('classic')).toEqual(['classic'])
})

test('no two games share an id, a rulebook or the letter of one', () => {
  const books = MANIFESTS.flatMap((manifest) => manifest.books)
  for (const keys of [
    MANIFESTS.map(({ game }) => game.id),
    books.map(({ name }) => name),
    books.map(({ letter }) => letter),
  ])
    expect(new Set(keys).size).toBe(keys.length)
})

test('every rulebook in docs/rules belongs to a manifest, which knows the letter of its rules', () => {
  const folder = new URL('../../../docs/rules/en/', import.meta.url)
  const written = readdirSync(folder).map((file) => {
    const letters = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^- \*\*([A-Z])-/gm)].map(([, one]) => one)
    return { name: file.replace('.md', ''), letters: new Set(letters) }
  })
  const books = MANIFESTS.flatMap((manifest) => manifest.books)
  const known = books.map(({ name, letter }) => ({ name, letters: new Set([letter]) }))
  expect(written).toEqual(known.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
})
