import { DEPTHS, exerciseMatch, rightMoves, SET_SIZE } from '@ecumene/bots'
import { describe, expect, test } from 'vitest'
import { EXERCISED, editionAt, gameNamed, openExercises } from './index.ts'

const books = await Promise.all(
  EXERCISED.map(async ({ id, game: gameId }) => {
    const [book, game] = [await openExercises(id), gameNamed(gameId)]
    if (book === null || game === null) throw new Error(`no exercises for ${id}`)
    return { id, book, game }
  }),
)

describe.each(books)('the exercises of $id', ({ id, book, game }) => {
  test('say by which command they were made, and are some, but not too many', () => {
    expect(book.made).toMatch(new RegExp(`^ecumene exercises ${id} `))
    const sizes = DEPTHS.map((depth) => book.sets[depth].length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SET_SIZE)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(0)
  })

  test.each(DEPTHS)(
    'of the set %s open at a decision of the seat, with one or two right moves among several',
    (depth) => {
      for (const exercise of book.sets[depth]) {
        const match = exerciseMatch(game, book, exercise)
        const { seat, worths, line } = exercise
        const options = match.options as Readonly<Record<string, unknown>>
        expect(editionAt({ game: game.id, options })?.id).toBe(id)
        expect(match.ply).toBe(exercise.ply)
        expect(match.outcome()).toBeNull()
        expect(match.deciders()).toContain(seat)
        const legal = match.legal(seat).map(game.notation.notate)
        const moves = Object.keys(worths)
        expect(moves.filter((move) => !legal.includes(move))).toEqual([])
        expect(moves.length).toBeGreaterThanOrEqual(4)
        const values = Object.values(worths)
        expect(values).toEqual(values.toSorted((one, other) => other - one))
        const right = rightMoves(worths)
        expect(right.length).toBeLessThanOrEqual(2)
        // The first wrong one is clearly worse.
        expect((values[0] ?? 0) - (values[right.length] ?? 0)).toBeGreaterThanOrEqual(0.03)
        for (const { move } of line) expect(game.notation.parse(move), move).not.toBeNull()
      }
    },
  )

  test('have various answers in each set', () => {
    for (const depth of DEPTHS) {
      const best = book.sets[depth].map(({ worths }) => Object.keys(worths)[0])
      for (const move of best) expect(best.filter((other) => other === move).length).toBeLessThanOrEqual(2)
    }
  })
})

test('a game without exercises has none', async () => {
  expect(EXERCISED.map(({ id }) => id)).not.toContain('bazaar')
  expect(await openExercises('bazaar')).toBeNull()
  expect(await openExercises('toString')).toBeNull()
})
