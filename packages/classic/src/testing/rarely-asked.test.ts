import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import type { State } from '../rules/state.ts'
import { field, finish, of } from './battles.ts'
import { asked, legal } from './play.ts'
import { position } from './position.ts'
import { RARELY_ASKED } from './rarely-asked.ts'

const won = (): State => {
  const state = field(of(['infantry', 3]), { trade: 5 })
  finish(state)
  return state
}

const table = (phase: 'start' | 'movement'): State =>
  position({
    phase,
    players: [
      { built: { b1: 'market' }, armies: { h7: 1 }, hand: ['disaster'] },
      { built: { e13: 'market' }, armies: { h8: 1 } },
    ],
  })

const POSITIONS = { start: () => table('start'), march: () => table('movement'), loot: won }

test.each(Object.entries(RARELY_ASKED))('%s is asked in a sound state', (kind, { from, change }) => {
  const state = POSITIONS[from]()
  expect(asked(state)).toBe(from)
  const [seat = 0] = classic.deciders(state)
  change(state, seat)
  expect(asked(state)).toBe(kind)
  expect(classic.deciders(state)).toEqual([seat])
  expect(legal(state)).not.toEqual([])
  expect(classic.proof.audit(state)).toEqual([])
})
