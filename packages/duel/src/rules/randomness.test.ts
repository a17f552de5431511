import { numberAt, recordingChance, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { cardNumbered } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { only } from '../testing/reading.ts'
import type { Event } from './events.ts'
import type { Options } from './state.ts'

const OPTIONS: Options = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }

test('D-21.1 chance enters at the set-up, the layouts and the Great Library, and nowhere else', () => {
  // 5 of 10 tokens, the first player, then 4 of 12 Wonders or the whole of Age I
  expect(recordingChance(() => duel.setup(OPTIONS, 2, 'chance'))).toHaveLength(5 + 1 + 4)
  const firstGame: Options = { ...OPTIONS, wonders: 'firstGame' }
  expect(recordingChance(() => duel.setup(firstGame, 2, 'chance'))).toHaveLength(5 + 1 + 20)

  const moments = { rows: 0, ages: 0, libraries: 0 }
  for (const seed of seeds(40)) {
    playout(seed, ({ before, seat, move, events }) => {
      const chance = recordingChance(() => duel.apply(duel.clone(before), seat, move))
      const rows = only(events, 'wondersLaidOut').length
      const ages = only(events, 'ageBegan').map((event) => event.age)
      const libraries = only(events, 'libraryDrawn').length
      // 20 of 23 cards; in Age III 3 of 7 Guilds, 3 cards to remove, and the order of 20, of which the last is settled
      const laid = ages.reduce((sum, age) => sum + (age === 3 ? 3 + 3 + 19 : 20), 0)
      expect(chance, move.notation).toHaveLength(4 * rows + laid + 3 * libraries)
      if (libraries > 0) expect(move.notation).toMatch(/^wonder the-great-library /)
      moments.rows += rows
      moments.ages += ages.length
      moments.libraries += libraries
    })
  }
  expect(moments.rows).toBe(40)
  expect(moments.ages).toBeGreaterThan(80)
  expect(moments.libraries).toBeGreaterThan(0)
})

test('D-21.2 a card turned up is the one that was laid there, whatever chance would bring', () => {
  let revealed = 0
  for (const seed of seeds(10)) {
    let laid: readonly number[] = []
    playout(seed, ({ before, seat, move, events, after }) => {
      for (const { slot, card } of only(events, 'revealed').flatMap(({ cards }) => cards)) {
        expect(cardNumbered(numberAt(laid, slot)).id).toBe(card)
        revealed++
      }
      const other = duel.clone(before)
      other.random = seeded('other chance')
      const told: Event[] = []
      duel.apply(other, seat, move, (event) => told.push(event))
      expect(only(told, 'revealed')).toEqual(only(events, 'revealed'))
      if (only(events, 'ageBegan').length > 0) laid = after.slots
    })
  }
  expect(revealed).toBeGreaterThan(100)
})
