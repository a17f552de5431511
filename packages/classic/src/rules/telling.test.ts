import { wander } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { busyTable } from '../testing/crowded.ts'
import { at, play } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { en } from '../words/en.ts'
import { ITEM_COUNT, wordOf } from './cities/items.ts'
import { type Event, project } from './events.ts'
import type { State } from './state.ts'

/** What a player is told of another's moves. */
const heard = (state: State, viewer: number, ...moves: readonly string[]): readonly Event[] =>
  play(state, ...moves).flatMap((event) => project(event, viewer) ?? [])

test('C-8.8 everybody hears what a city is about to do before they may cancel it', () => {
  const state = position({
    phase: 'cities',
    players: [
      { capital: 'c3', cities: ['g3'], trade: 20 },
      { capital: 'c14', techs: ['writing'], huts: { spy: 1 } },
    ],
  })
  expect(heard(state, 1, 'arts 0')).toEqual([{ kind: 'artsDeclared', seat: 0, square: at('c3') }])
  play(state, '1: pass')
  const [, declared] = heard(state, 1, 'muster 1 scout', 'put g4')
  expect(declared).toEqual({ kind: 'makingDeclared', seat: 0, square: at('g4'), thing: 'figure.scout' })
})

test('only secret answers are moves without an event', () => {
  const silent: string[] = []
  for (let seed = 0; seed < 6; seed++) {
    const state = busyTable((['cities', 'movement', 'start'] as const)[seed % 3] ?? 'start', seed)
    const steps = [state.pending.at(-1)?.kind]
    const made = wander(classic, state, `telling ${seed}`, 150, () => steps.push(state.pending.at(-1)?.kind))
    for (const [index, step] of made.entries()) {
      const [seat, move, events] = step as [number, string, readonly Event[]]
      const others = events.flatMap((event) => project(event, (seat + 1) % 3) ?? [])
      if (steps[index] !== 'react' && others.length === 0) silent.push(`${steps[index]}: ${move}`)
    }
  }
  expect(silent).toEqual([])
})

test('everything a city can be about to make has words', () => {
  const unnamed = Array.from({ length: ITEM_COUNT }, (_, item) => wordOf(item)).filter(
    (word) => !Object.hasOwn(en, word),
  )
  expect(unnamed).toEqual([])
})
