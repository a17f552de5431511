import { numberAt } from '@ecumene/kernel'
import { classic } from '../game.ts'
import { armiesOn } from '../rules/map/figures.ts'
import type { State } from '../rules/state.ts'
import { asked, at, legal, play } from './play.ts'
import { type PlayerSketch, position, type Sketch } from './position.ts'

export type Units = NonNullable<PlayerSketch['units']>

/** An army of seat 0 on h7 attacks one of seat 1 on h8; hands are all units, unless there are more than three. */
export const field = (attacker: PlayerSketch, defender: PlayerSketch, more: Partial<Sketch> = {}): State => {
  const state = position({
    phase: 'movement',
    ...more,
    players: [
      { armies: { h7: 1 }, ...attacker },
      { armies: { h8: 1 }, ...defender },
    ],
  })
  play(state, `march h7 ${armiesOn(state, at('h7'))}a0s south`)
  return state
}

export const of = (...units: Units): PlayerSketch => ({ units })

/** Seat 0 attacks the city of seat 1 on g6 from g4. */
export const siege = (attacker: PlayerSketch, defender: PlayerSketch, more: Partial<Sketch> = {}): State => {
  const state = position({
    phase: 'movement',
    ...more,
    players: [
      { armies: { g4: 1 }, ...attacker },
      { cities: ['g6'], ...defender },
    ],
  })
  play(state, `march g4 ${armiesOn(state, at('g4'))}a0s south`, 'go south')
  return state
}

export const fields = (state: State): readonly (readonly [string, number, number] | null)[][] =>
  (classic.view(state, null).battle?.fronts ?? []).map(({ attacker, defender }) =>
    [attacker, defender].map((unit) => (unit === null ? null : [unit.unit, unit.strength, unit.wounds])),
  )

export const sizes = (state: State) => classic.view(state, null).battle?.hands.map(({ size }) => size)
export const bonus = (state: State) => classic.view(state, null).battle?.bonus
export const many = (count: number): Units =>
  Array.from({ length: count }, (_, at) => [at % 2 === 0 ? 'mounted' : 'infantry', 2])

export const capital = (defender: PlayerSketch): State => {
  const state = position({
    phase: 'movement',
    players: [
      { armies: { f12: 1 }, units: [['infantry', 1]] },
      { units: [['infantry', 1]], ...defender },
    ],
  })
  play(state, 'march f12 1a0s south', 'go south')
  return state
}

export const turnOf = (state: State): number => numberAt(classic.deciders(state), 0)

/** Plays the rest of the battle: always a new front. */
export const finish = (state: State): void => {
  while (asked(state) === 'fight')
    play(state, legal(state).find((text) => text.endsWith('new') || text === 'done') as string)
}
