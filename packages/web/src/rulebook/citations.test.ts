import { readFileSync } from 'node:fs'
import { ALL_GAMES, booksOf, gameNamed } from '@ecumene/shelf'
import { expect, test } from 'vitest'

const RULES = new URL('../../../../docs/rules/ids/', import.meta.url)
const games = ALL_GAMES.flatMap(({ id }) => (booksOf(id).length === 0 ? [] : [id]))

test('every game with a rulebook cites it', () => {
  expect(ALL_GAMES.filter(({ presentation }) => presentation.citations !== undefined).map(({ id }) => id)).toEqual(
    games,
  )
})

test.each(games)('every reason and event of %s has its rules, which exist, or is said to have none', (id) => {
  const game = gameNamed(id)
  const known = new Set(booksOf(id).flatMap((book) => readFileSync(new URL(`${book}.txt`, RULES), 'utf8').split('\n')))
  const cited = Object.entries(game?.presentation.citations ?? {})
  for (const [key, rules] of cited) expect([key, rules.filter((rule) => !known.has(rule))]).toEqual([key, []])
  // What the kernel itself says belongs to no rulebook.
  const ofKernel = new Set(['reason.gameOver', 'reason.notYourTurn', 'reason.notAsked', 'event.resigned'])
  const keys = Object.keys(game?.presentation.words.en ?? {}).filter(
    (key) => /^(event|reason)\./.test(key) && !ofKernel.has(key),
  )
  expect(cited.map(([key]) => key).sort()).toEqual(keys.sort())
  expect(cited.filter(([, rules]) => rules.length === 0).length).toBeLessThan(cited.length / 10)
})
