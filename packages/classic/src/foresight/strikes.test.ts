import { wander } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { battleView } from '../rules/battle/view.ts'
import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { field, of } from '../testing/battles.ts'
import { busyTable } from '../testing/crowded.ts'
import { move, play } from '../testing/play.ts'
import { strikesOf } from './strikes.ts'

const FALLS: ReadonlySet<string> = new Set(['unitFell', 'barbarianFell'])

/** Plays every unit wherever it can be played, and expects what was forecast. Returns who struck first in each clash. */
const tryAll = (state: State): readonly string[] => {
  const [seat = 0] = classic.deciders(state)
  const [strikes, battle] = [strikesOf(state, seat), battleView(state, seat)]
  if (battle === null) return []
  for (const { move: text, dealt, taken, kills, dies } of strikes) {
    const after = clone(state)
    const events: Event[] = []
    classic.apply(after, seat, move(text), (event) => events.push(event))
    expect(events.filter(({ kind }) => FALLS.has(kind))).toHaveLength(Number(kills) + Number(dies))
    const front = Number(text.split(' ').at(-1)) - 1
    const [own, enemy] =
      battle.turn === 'attacker' ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const)
    const fronts = battleView(after, null)?.fronts ?? []
    // The last unit of a battle ends it.
    if (fronts.length === 0) continue
    expect(fronts[front]?.[own]?.wounds ?? 'dead').toBe(dies ? 'dead' : taken)
    const wounds = battle.fronts[front]?.[enemy]?.wounds ?? 0
    expect(fronts[front]?.[enemy]?.wounds ?? 'dead').toBe(kills ? 'dead' : wounds + dealt)
  }
  return strikes.map(({ first }) => first)
}

test('C-28.10 C-28.15 what a unit would do, against each unit it could face, is what it does', () => {
  const firsts = new Set<string>()
  for (let seed = 0; seed < 10; seed++) {
    const state = busyTable('movement', seed)
    wander(classic, state, `strikes ${seed}`, 80, () => {
      for (const first of tryAll(state)) firsts.add(first)
    })
  }
  expect([...firsts].sort()).toEqual(['both', 'enemy', 'own'])
})

test('C-28.16 a unit that is trumped and dies deals no wounds', () => {
  const state = field(of(['mounted', 2]), of(['infantry', 3], ['mounted', 1]))
  play(state, 'field infantry-3 new')
  expect(classic.view(state, 0).strikes).toEqual([
    { move: 'field mounted-2 1', first: 'enemy', dealt: 0, taken: 3, kills: false, dies: true },
  ])
  // Nobody else is told what a hidden card would do.
  expect([classic.view(state, 1).strikes, classic.view(state, null).strikes]).toEqual([[], []])
})
