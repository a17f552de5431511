import { expect, test } from 'vitest'
import { firstThatFits } from './fit.ts'

const COUNT = 11

/** What is found where everything from a step on fits, and after how many trials. */
const search = (enough: number, before: number) => {
  let trials = 0
  const found = firstThatFits(COUNT, before, (step) => {
    trials++
    return step >= enough
  })
  return { found, trials }
}

test('the first step that fits is found, or else the last, wherever one begins', () => {
  for (let before = 0; before < COUNT; before++)
    for (let enough = 0; enough <= COUNT; enough++)
      expect(search(enough, before).found).toBe(Math.min(enough, COUNT - 1))
})

test('few steps are tried, for each lays out the whole table; hardly any where nothing has changed', () => {
  for (let enough = 0; enough <= COUNT; enough++) {
    expect(search(enough, 0).trials).toBeLessThanOrEqual(5)
    expect(search(enough, Math.min(enough, COUNT - 1)).trials).toBeLessThanOrEqual(2)
  }
})
