import { expect, test } from 'vitest'
import { NONE } from '../data/types.ts'
import { dawn } from '../game.ts'
import type { Frame } from '../rules/state.ts'
import { terraOf, terraPlayer } from '../terra/state.ts'
import { terraPosition } from '../terra/testing/terra-position.ts'
import { placeAsked } from './place.ts'

const state = terraPosition({}, { controls: [25] })
state.barbarians[0] = 23
state.barbarians[1] = 23
state.attack = { target: 25, defender: 1, defenderKind: 1, attackDie: 6, defenceDie: 1, attack: 9, defence: 3 }
terraOf(state).march = { ...terraOf(state).march, trail: [24, 26] }
terraPlayer(state, 0).districts[1] = 30

const ABOUT: readonly (readonly [frame: Frame, space: number | null])[] = [
  // The space where barbarians stand together (N-22.17).
  [{ kind: 'collision', seat: 0 }, 23],
  [{ kind: 'attackerSpends', seat: 0 }, 25],
  [{ kind: 'scorch', seat: 0 }, 25],
  [{ kind: 'makeRoom', seat: 0, space: 25, beaten: 1 }, 25],
  // T-9.17: where the army has come.
  [{ kind: 'target', seat: 0 }, 26],
  [{ kind: 'hub', seat: 0, district: 1 }, 30],
  [{ kind: 'landing', seat: 0, near: 14 }, 14],
  [{ kind: 'envoy', seat: 0, visited: 7 }, 7],
  [{ kind: 'giveBack', seat: 0, visited: NONE, wanted: NONE }, null],
  [{ kind: 'turn', seat: 0 }, null],
]

test.each(ABOUT)('a decision says which space it is about: %o', (frame, space) => {
  expect(placeAsked(state, frame)).toBe(space)
})

test('the view tells it', () => {
  const asking = dawn.clone(state)
  asking.pending.push({ kind: 'target', seat: 0 })
  expect(dawn.view(asking, 0).asked).toEqual({ kind: 'target', seat: 0, space: 26 })
})
