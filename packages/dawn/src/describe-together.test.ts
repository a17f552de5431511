import { LANGUAGES, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { describeEvent } from './describe.ts'
import { describeTogether } from './describe-together.ts'
import { dawn } from './game.ts'
import type { Event } from './rules/events.ts'

const step = (from: number, space: number, seat = 1): Event => ({ kind: 'caravanMoved', seat, from, space })
const march = (from: number, space: number): Event => ({ kind: 'armyMoved', seat: 1, from, space })
const trade = (card: 'nationalism' | 'pottery', seat = 1): Event => ({ kind: 'tradeSpent', seat, card })
const die = (die: number, direction: number): Event => ({ kind: 'directionRolled', die, direction })
const goes = (barbarian: 'A' | 'B', from: number, space: number): Event => ({
  kind: 'barbarianMoved',
  barbarian,
  from,
  space,
})

const said = (events: readonly Event[], language: (typeof LANGUAGES)[number] = 'en'): string | null => {
  const line = describeTogether(events)
  return line === null ? null : translator(dawn.presentation.words, language, () => 'Ada').say(line)
}

test('the steps of a walk are told as one, from its beginning to its end', () => {
  expect(describeTogether([step(3, 4), step(4, 5), step(5, 6)])).toEqual(describeEvent(step(3, 6)))
  expect(describeTogether([march(3, 4), march(4, 5)])).toEqual(describeEvent(march(3, 5)))
})

test('what does not go on from there is told by itself', () => {
  expect(describeTogether([step(3, 4), step(7, 8)])).toBeNull()
  expect(describeTogether([step(3, 4), step(4, 5, 2)])).toBeNull()
  expect(describeTogether([step(3, 4), march(4, 5)])).toBeNull()
  expect(describeTogether([march(3, 4), march(4, 3)])).toBeNull()
  expect(describeTogether([step(3, 4), { kind: 'caravanVisited', seat: 1, space: 4 }])).toBeNull()
  expect(describeTogether([{ kind: 'reinforced', seat: 1, space: 4 }, step(4, 5)])).toBeNull()
})

test('what is paid token by token is told as one, and counted', () => {
  const oil: Event = { kind: 'resourceSpent', seat: 1, resource: 'oil' }
  const everest: Event = { kind: 'naturalSpent', seat: 1, natural: 'mt-everest' }
  expect(said([trade('nationalism'), trade('nationalism'), oil, trade('pottery'), oil, everest])).toBe(
    'Ada spends oil (×2), Mt. Everest, 2 trade tokens from Nationalism, and 1 trade token from Pottery.',
  )
  expect(describeTogether([trade('pottery'), trade('pottery', 2)])).toBeNull()
  expect(describeTogether([trade('pottery'), { kind: 'cityBuilt', seat: 1, space: 4 }])).toBeNull()
})

test('tokens spent in a fight are told with the value they come to', () => {
  const raised = (value: number): Event => ({ kind: 'combatRaised', seat: 1, value })
  const spent = [trade('pottery'), raised(8), trade('pottery'), raised(9)]
  expect(said(spent)).toBe('Ada spends 2 trade tokens from Pottery. Combat value: 9.')
  expect(describeTogether([raised(8), raised(9)])).toBeNull()
})

test('what is laid down piece by piece is told as one', () => {
  const on = (space: number, kind: 'controlPlaced' | 'reinforced' = 'controlPlaced'): Event => ({
    kind,
    seat: 1,
    space,
  })
  expect(said([on(3), on(7)])).toBe('Ada places control tokens on spaces 3 and 7.')
  expect(said([on(3, 'reinforced'), on(7, 'reinforced')])).toBe('Ada reinforces spaces 3 and 7.')
  expect(describeTogether([on(3), on(7, 'reinforced')])).toBeNull()
  const placed = (count: number): Event => ({ kind: 'tradePlaced', seat: 1, card: 'pottery', count })
  expect(said([placed(1), placed(2)])).toBe('Ada places trade tokens: 3 on Pottery.')
})

test('N-22.17 barbarians on the move are told as one, with the die and where each of them goes', () => {
  expect(said([die(4, 3), goes('A', 1, 2), goes('B', 5, 6)])).toBe('Barbarians move east (die: 4): A to 2 and B to 6.')
  expect(said([die(4, 3), die(5, 4), goes('A', 1, 2)])).toBe('Barbarians move south-east (die: 4 and 5): A to 2.')
  expect(said([goes('A', 1, 2), goes('B', 5, 6)])).toBe('Barbarians move: A to 2 and B to 6.')
  expect(said([die(4, 3), die(4, 3)])).toBe('The barbarians’ die shows 4 and 4: nobody moves.')
  const dial: Event = { kind: 'dialAdvanced', icon: 'raid' }
  expect(said([dial, die(4, 3)])).toBe('The barbarians’ die shows 4: east.')
  expect(said([dial, die(4, 3), goes('A', 1, 2)])).toBe('Barbarians move east (die: 4): A to 2.')
  // Another throw is another line.
  expect(describeTogether([die(4, 3), goes('A', 1, 2), die(5, 4)])).toBeNull()
})

test('every language has a line for each', () => {
  for (const language of LANGUAGES) {
    for (const events of [
      [trade('pottery'), trade('pottery')],
      [die(4, 3), goes('A', 1, 2)],
    ])
      expect(said(events, language)).not.toBeNull()
  }
})
