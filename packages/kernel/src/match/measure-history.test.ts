import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/bazaar.ts'
import { Match } from './match.ts'
import { measureHistory } from './measure-history.ts'

const measured: Game = {
  ...bazaar,
  presentation: { ...bazaar.presentation, measures: (state) => ({ size: [JSON.stringify(state).length] }) },
}

const begin = (game: Game): Match => {
  const created = Match.create(game, { seats: 2, seed: 'growth' })
  if (!created.ok) throw new Error(created.error)
  return created.value
}

const move = (match: Match): void => {
  const seat = match.deciders()[0] ?? 0
  match.submit(seat, match.legal(seat)[0])
}

describe('the history of measures', () => {
  it('has the measures at the beginning and after every move that stood', () => {
    const match = begin(measured)
    const sizes = [match.measures()]
    for (let count = 0; count < 4; count++) {
      move(match)
      sizes.push(match.measures())
    }
    match.undo(0, 3, [0, 1])
    move(match)
    match.resign(0)
    sizes[4] = match.measures()
    expect(measureHistory(match)).toEqual(sizes)
  })

  it('is nothing for a game that measures nothing', () => {
    expect(measureHistory(begin(bazaar))).toBeNull()
  })
})
