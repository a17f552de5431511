import type { Event, View } from '@ecumene/dawn'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { dawnFollowing } from './following.ts'
import { beatsOf } from './motions.ts'
import { aloneIn, cuesOf, walksIn } from './timeline.ts'

test.each([false, true])('whatever happens is seen in its turn, at a place that is on the map (terra: %s)', (terra) => {
  const match = matchOf('dawn', 3, { terra, rounds: 40 })
  const random = seeded('dice')
  let dice = 0
  while (match.outcome() === null) {
    const before = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
    const after = match.view(null) as View
    const events = (match.history(null).at(-1)?.events ?? []) as readonly Event[]
    const cues = cuesOf(events, before, after)
    let now = 0
    for (const cue of cues) {
      expect(cue.from).toBe(now)
      now = cue.to
      expect(cue.to - cue.from).toBeCloseTo(beatsOf(cue.event))
      if (cue.place !== null) expect(after.spaces[cue.place]).toBeDefined()
      const { event } = cue
      if (event.kind === 'barbarianDefeated') {
        // It falls where it stood, not where it will come from.
        expect(cue.place).toBe(before.barbarians.find(({ letter }) => letter === event.barbarian)?.space)
      }
      if (event.kind !== 'diceRolled') continue
      dice++
      // Dice roll where the fight is.
      expect(cue.place).not.toBeNull()
    }
    for (const { path } of walksIn(cues)) for (const space of path) expect(after.spaces[space]).toBeDefined()
  }
  expect(dice).toBeGreaterThan(0)
})

test('the steps of one figure are one walk', () => {
  const view = matchOf('dawn').view(null) as View
  const step = (from: number, space: number, seat = 0): Event => ({ kind: 'caravanMoved', seat, from, space })
  const barbarian: Event = { kind: 'barbarianMoved', barbarian: 'A', from: 5, space: 6 }
  const walks = walksIn(cuesOf([step(1, 2), step(2, 3), step(3, 4, 1), barbarian], view, view))
  expect(walks.map(({ figure, path }) => [figure, path])).toEqual([
    ['caravan 0', [1, 2, 3]],
    ['caravan 1', [3, 4]],
    ['A', [5, 6]],
  ])
})

test('a figure on its way is drawn alone', () => {
  const match = matchOf('dawn', 2, { terra: true })
  const alone = aloneIn(match.view(null) as View, 'army 1')
  expect(alone.players.flatMap(({ caravans }) => caravans)).toEqual([])
  expect(alone.barbarians).toEqual([])
  expect(alone.modules.terra?.players.map(({ armies }) => armies)).toEqual([[], [0]])
})

test('after my own move only what the event dial brings befell me', () => {
  const dial: Event = { kind: 'dialAdvanced', icon: 'trade' }
  const spent: Event = { kind: 'wonderLost', seat: 0, wonder: 'oracle' }
  const lost: Event = { kind: 'cityDestroyed', owner: 0, space: 3 }
  expect(dawnFollowing.befallen([spent, dial, lost], 0, 0)).toEqual([lost])
  expect(dawnFollowing.befallen([spent], 0, 0)).toEqual([])
  expect(dawnFollowing.befallen([spent, dial, lost], 1, 0)).toEqual([spent, lost])
  expect(dawnFollowing.befallen([spent, dial, lost], 1, 2)).toEqual([])
})
