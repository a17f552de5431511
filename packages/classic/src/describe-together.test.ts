import { expect, test } from 'vitest'
import { describeEvent } from './describe.ts'
import { describeTogether } from './describe-together.ts'
import type { Event } from './rules/events.ts'

const step = (square: number, seat = 1): Event => ({ kind: 'wentOn', seat, square })
const setOut: Event = { kind: 'setOut', seat: 1, from: 3, armies: 1, scouts: 0 }

test('steps that follow one another are told as one, where they lead to; whoever sets out has a line of their own', () => {
  expect(describeTogether([step(4), step(5), step(6)])).toEqual(describeEvent(step(6)))
  expect(describeTogether([step(4), step(5, 2)])).toBeNull()
  expect(describeTogether([setOut, step(4)])).toBeNull()
  expect(describeTogether([step(4), { kind: 'hutTaken', seat: 1, square: 4 }])).toBeNull()
})

test('what was a secret until it was paid for is told with its price', () => {
  const began: Event = { kind: 'useBegan', seat: 1 }
  const spent: Event = { kind: 'resourceSpent', seat: 1, resource: 'silk' }
  const used: Event = { kind: 'abilityUsed', seat: 1, tech: 'pottery' }
  const silk = { key: 'resource.silk' }
  const player = { seat: 1 }
  expect(describeTogether([began, spent])).toEqual(describeEvent(spent))
  expect(describeTogether([began, spent, spent])).toEqual({
    key: 'event.resourceSpent.many',
    args: { player, resource: silk, things: [silk, silk] },
  })
  expect(describeTogether([began, spent, spent, used])).toEqual({
    key: 'event.abilityUsed.paid',
    args: { player, tech: { key: 'tech.pottery' }, things: [silk, silk] },
  })
  const played: Event = { kind: 'eventPlayed', seat: 1, culture: 'sabotage' }
  expect(describeTogether([{ kind: 'answered', seat: 1 }, began, { kind: 'aimTaken', seat: 1 }, played])).toEqual(
    describeEvent(played),
  )
  // Another player's is another line, and so is what comes of it.
  expect(describeTogether([began, { ...spent, seat: 2 }])).toBeNull()
  expect(describeTogether([used, { kind: 'cultureGained', seat: 1, count: 3, thing: null }])).toBeNull()
})

test('what a city announces and makes is told by what it pays', () => {
  const paid: Event = { kind: 'cityPaid', seat: 1, square: 4, thing: 'building.library', cost: 5, count: 0 }
  const acts: Event = { kind: 'cityActs', seat: 1, square: 4, thing: 'building.library' }
  expect(
    describeTogether([acts, { kind: 'makingDeclared', seat: 1, square: 4, thing: 'building.library' }, paid]),
  ).toEqual(describeEvent(paid))
  expect(describeTogether([paid, { kind: 'buildingBuilt', seat: 1, building: 'library', square: 5 }])).toBeNull()
})
