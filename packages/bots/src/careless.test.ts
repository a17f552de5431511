import { type Random, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { chosenBy } from './careless.ts'

const thought = (move: string, value: number) => ({ move, tried: 1, value })
const found = {
  move: 'best',
  iterations: 3,
  thoughts: [thought('best', 0.6), thought('near', 0.57), thought('blunder', 0.3)],
}

const counts = (carelessness: number, random: Random) => {
  const made = { best: 0, near: 0, blunder: 0 }
  for (let times = 0; times < 4000; times++) made[chosenBy(found, carelessness, random) as keyof typeof made]++
  return made
}

describe('carelessness', () => {
  test('of 0 leaves nothing to chance', () => {
    expect(counts(0, seeded('careless'))).toEqual({ best: 4000, near: 0, blunder: 0 })
  })

  test('takes a move that is worth that much less e times less often', () => {
    const { best, near, blunder } = counts(0.03, seeded('careless'))
    expect(best / near).toBeGreaterThan(2.4)
    expect(best / near).toBeLessThan(3.1)
    expect(blunder).toBeLessThan(5)
  })

  test('confuses more the larger it is, and sees a win that is the only thought', () => {
    expect(counts(0.3, seeded('careless')).blunder).toBeGreaterThan(400)
    const win = { move: 'win', iterations: 0, thoughts: [thought('win', 1)] }
    expect(chosenBy(win, 0.3, seeded('careless'))).toBe('win')
  })
})
