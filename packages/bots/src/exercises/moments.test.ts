import { type Move as DuelMove, duel } from '@ecumene/duel'
import type { Match } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guides/duel.ts'
import { recorded } from '../testing/recorded.ts'
import { type Moment, type MomentOptions, momentsOf } from './moments.ts'

const OPTIONS: MomentOptions = { iterations: 40, short: 8, margin: 0.06, most: 400, seed: 'moments' }

const whole = (match: Match, options: MomentOptions = OPTIONS) => {
  const shares: number[] = []
  const steps = momentsOf(match, guide, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { shares, moments: step.value }
    shares.push(step.value)
  }
}

const match = recorded(duel, 'fixtures/scientific-draft', Number.POSITIVE_INFINITY)

test('the move that wins the game is found, with why it is right and what it is among', () => {
  const { moments, shares } = whole(match)
  const last = match.last()
  if (last === null || !('move' in last)) throw new Error('the recorded match ends with a move')
  const win = moments.find(({ ply }) => ply === match.ply - 1) as Moment
  expect(win).toMatchObject({ seat: last.seat, reasons: [{ feature: 'victory' }], line: [], depth: 'glance' })
  expect(Object.entries(win.worths)[0]).toEqual([last.move, 1])
  expect(win.kind).toBe(`decision.play move.${last.move.split(' ')[0]}`)
  const legal = recorded(duel, 'fixtures/scientific-draft', -1)
    .legal(last.seat)
    .map((move) => duel.notation.notate(move as DuelMove))
  expect(Object.keys(win.worths).toSorted()).toEqual(legal.toSorted())
  const values = Object.values(win.worths)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  expect(shares.at(-1)).toBe(1)
})

test('the same seed finds the same, and no more decisions are looked at than asked for', () => {
  const few: MomentOptions = { ...OPTIONS, most: 6 }
  const { moments, shares } = whole(match, few)
  expect(shares).toHaveLength(6)
  expect(whole(match, few).moments).toEqual(moments)
})
