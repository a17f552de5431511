import { readdirSync, readFileSync } from 'node:fs'
import { NO_GUIDE } from '@ecumene/bots'
import { LANGUAGES, type OptionField, readOptions, seatsWith } from '@ecumene/kernel'
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
  expect(shelf.editionNamed('fifth')).toMatchObject({ id: 'fifth', game: 'fifth', options: {}, leftOut: [] })
  expect(shelf.TAUGHT).toContain('fifth')
  expect(shelf.taughtBy('bazaar')).toBe('fifth')
  expect((await shelf.openLesson('fifth'))?.id).toBe('first bids')
  expect(await shelf.guideTo('fifth')).toMatchObject({ playout: 3 })
  expect(shelf.booksOf('fifth')).toEqual(['bazaar'])
  expect(shelf.gameOfBook('bazaar')).toBe('fifth')
  expect(shelf.titleOfBook('bazaar', 'uk')).toBe('Базар')
  expect(shelf.bookOfRule('B-1.2')).toBe('bazaar')
})

test('what a manifest may leave out is needed nowhere', async () => {
  expect(shelf.GAMES).not.toContain(bazaar)
  expect(shelf.gameNamed('bazaar')).toBe(bazaar)
  expect(shelf.TAUGHT).not.toContain('bazaar')
  expect(await shelf.guideTo('bazaar')).toBe(NO_GUIDE)
  expect(shelf.booksOf('bazaar')).toEqual([])
  for (const unknown of ['sixth', 'toString', '']) {
    expect(shelf.gameNamed(unknown)).toBeNull()
    expect(shelf.editionNamed(unknown)).toBeNull()
    expect(shelf.editionAt({ game: unknown, options: {} })).toBeNull()
    expect(shelf.taughtBy(unknown)).toBeNull()
    expect(await shelf.openLesson(unknown)).toBeNull()
    expect(shelf.booksOf(unknown)).toEqual([])
    expect(shelf.gameOfBook(unknown)).toBeNull()
    expect(shelf.bookOfRule(unknown)).toBeNull()
  }
})

test('a rulebook is found by its name, and by its former name in old links', () => {
  expect(shelf.bookNamed('classic')).toBe('classic')
  expect(shelf.bookNamed('civilization')).toBe('classic')
  expect(shelf.bookNamed('chess')).toBeNull()
  expect(shelf.booksOf('classic')).toEqual(['classic'])
})

test('a game with an expansion is an edition of its own, and its tables are known by their options', () => {
  const expanded = shelfOf([
    {
      ...fifth,
      lesson: async () => ({ ...(await taught()), id: 'without' }),
      expansions: [
        {
          id: 'corners',
          seats: fifth.game.seats,
          option: 'corner',
          brings: ['offers'],
          lacks: ['length.short'],
          book: 'bazaar',
          lesson: async () => ({ ...(await taught()), id: 'with' }),
        },
      ],
    },
  ])
  const [plain, corners] = expanded.EDITIONS
  expect(plain).toMatchObject({ id: 'fifth', options: { corner: false }, leftOut: ['corner', 'offers'] })
  expect(corners).toMatchObject({ id: 'corners', options: { corner: true }, leftOut: ['corner', 'length.short'] })
  expect(corners?.name).toEqual({ key: 'edition.corners' })
  expect(expanded.editionAt({ game: 'fifth', options: {} })).toBe(plain)
  expect(expanded.editionAt({ game: 'fifth', options: { corner: true } })).toBe(corners)
  expect(expanded.GAMES).toEqual([fifth.game])
  expect(expanded.TAUGHT).toEqual(['fifth', 'corners'])
  expect(expanded.taughtBy('bazaar')).toBe('corners')
})

test('every edition is playable as it is declared, has its name in all languages, and its own place in addresses', () => {
  const ids = shelf.EDITIONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, game: gameId, seats, options, leftOut, name, motto } of shelf.EDITIONS) {
    const game = shelf.gameNamed(gameId)
    if (game === null) throw new Error(gameId)
    expect(seatsWith(game, options), id).toEqual(seats)
    expect(readOptions(game.options, options), id).toMatchObject({ ok: true, value: options })
    const known = Object.entries(game.options as Readonly<Record<string, OptionField>>).flatMap(([name, field]) => [
      name,
      ...(field.kind === 'choice' ? field.values.map((value) => `${name}.${value}`) : []),
    ])
    expect(
      leftOut.filter((option) => !known.includes(option)),
      id,
    ).toEqual([])
    for (const { key } of [name, motto])
      for (const language of LANGUAGES) expect(game.presentation.words[language], language).toHaveProperty([key])
  }
  expect(shelf.editionNamed('terra')).toMatchObject({ options: { terra: true }, seats: { min: 2, max: 5 } })
  expect(shelf.editionNamed('dawn')).toMatchObject({ options: { terra: false }, seats: { min: 2, max: 4 } })
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
