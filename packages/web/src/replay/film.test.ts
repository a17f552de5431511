import { expect, test } from 'vitest'
import { matchOf } from '../table/testing.ts'
import { filmOf } from './film.ts'

const SEATS = [
  { kind: 'person' as const, name: 'A', here: true },
  { kind: 'bot' as const, level: 'easy' as const },
]

const played = (plies: number) => {
  const match = matchOf('duel')
  while (match.ply < plies && match.outcome() === null) {
    const seat = match.deciders()[0] ?? 0
    match.submit(seat, match.legal(seat)[0])
  }
  return match
}

test('every position is shown as it was, and nothing can be done there', async () => {
  const match = played(12)
  const film = filmOf(match, SEATS)
  expect(film.length).toBe(12)
  for (let ply = 0; ply <= film.length; ply++) {
    const { seen } = await film.at(ply, null)
    expect(seen?.ply).toBe(ply)
    expect(seen?.view).toEqual(played(ply).view(null))
    expect(seen?.legal).toEqual([])
    expect(seen?.undo.last).toBeNull()
  }
})

test('while the game goes on there is only the public view, and no file', () => {
  const film = filmOf(played(12), SEATS)
  expect(film.viewers).toEqual([null])
  expect(film.match).toBeNull()
})

test('after the game it is seen through any eyes, and can be saved', async () => {
  const film = filmOf(played(1000), SEATS)
  expect(film.viewers).toEqual([null, 0, 1])
  expect(film.match?.outcome()).not.toBeNull()
  expect((await film.at(20, 1)).viewer).toBe(1)
  expect(await film.history(0)).toHaveLength(film.length)
})
