import { LANGUAGES } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { COVERS } from './covers.ts'
import { MANIFESTS } from './index.ts'

test('the page has the covers of all games, in the same order', () => {
  expect(COVERS.map(({ id }) => id)).toEqual(MANIFESTS.map(({ game }) => game.id))
})

test('a game with a rulebook has an encyclopedia', async () => {
  for (const { books, load } of COVERS)
    expect((await load()).presentation.catalogue !== undefined).toBe(books.length > 0)
})

test.each(COVERS)(
  'the cover of $id says what its game says, and leads to it',
  async ({ id, seats, presentation, load }) => {
    const game = await load()
    expect(game).toBe(MANIFESTS.find((manifest) => manifest.game.id === id)?.game)
    expect(game.seats).toEqual(seats)
    for (const language of LANGUAGES)
      expect(game.presentation.words[language]).toMatchObject(presentation.words[language])
  },
)
