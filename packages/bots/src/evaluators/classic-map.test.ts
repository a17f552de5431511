import { classic, type State } from '@ecumene/classic'
import { type PlayerSketch, position } from '@ecumene/classic/testing'
import { describe, expect, test } from 'vitest'
import { bearing, stepsLeft } from './classic-map.ts'
import { CLASSIC_WEIGHTS, weightsIn } from './classic-weights.ts'

const worth = (state: State, seat = 0): number => bearing(state, seat, weightsIn(CLASSIC_WEIGHTS, state.round))

/** After moves of the first seat. */
const after = (state: State, ...moves: readonly string[]): State => {
  const now = classic.clone(state)
  for (const text of moves) {
    const move = classic.notation.parse(text)
    if (move === null) throw new Error(`no move is called "${text}"`)
    classic.apply(now, 0, move)
  }
  return now
}

const STRONG: PlayerSketch['units'] = [
  ['infantry', 3],
  ['mounted', 3],
  ['artillery', 3],
]
const WEAK: PlayerSketch['units'] = [['infantry', 1]]

describe('a site for a city with something in the way', () => {
  /** All sites on an island have something in the way. */
  const island = [...Array.from({ length: 8 }, () => '....wwww'), ...Array.from({ length: 8 }, () => 'wwwwwwww')]
  const withArmyAt = (square: string, token: 'hut' | 'village', units = STRONG): State =>
    position({
      phase: 'cities',
      map: island,
      tokens: { c6: token, c8: token },
      players: [{ scouts: ['b6'], armies: { [square]: 1 }, units }, {}],
    })

  test('is worth more the sooner an army has cleared it', () => {
    expect(worth(withArmyAt('b5', 'hut'))).toBeGreaterThan(worth(withArmyAt('a1', 'hut')) + 1)
  })

  test('is worth more with a hut in the way than with a village, and least with a village too strong for the army', () => {
    const [hut, strong, weak] = [
      worth(withArmyAt('b5', 'hut')),
      worth(withArmyAt('b5', 'village')),
      worth(withArmyAt('b5', 'village', WEAK)),
    ]
    expect(hut).toBeGreaterThan(strong)
    expect(strong).toBeGreaterThan(weak)
  })
})

describe('unknown land', () => {
  // The tile to the right of the capital's is face down.
  const edge = position({ phase: 'movement', hidden: ['e1'], players: [{ armies: { d2: 1 }, scouts: ['d2'] }, {}] })

  test('is looked at by an army, so that the scout behind it loses no step', () => {
    const [alone, together] = [after(edge, 'march d2 1a0s north'), after(edge, 'march d2 1a1s north')]
    expect(worth(alone)).toBeGreaterThan(worth(together))
  })

  test('leaves a figure that has not moved all its steps, while another one from the same square is under way', () => {
    const scout = 7
    expect(stepsLeft(after(edge, 'march d2 1a0s north'), 0, scout)).toBe(2)
    expect(stepsLeft(after(edge, 'march d2 1a1s north'), 0, scout)).toBe(1)
  })
})

test('a scout on a site is worth most when the city can be founded at once, and less when the Start of Turn is over', () => {
  const at = (phase: 'start' | 'cities'): number => worth(position({ phase, players: [{ scouts: ['c6'] }, {}] }))
  expect(at('start')).toBeGreaterThan(at('cities'))
})
