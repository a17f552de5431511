import { ABILITIES, TECHS } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { takenBy } from './ability-cost.ts'
import { moveBy } from './moves.ts'

test('an ability shows the resources that the rules take for it, and any other move none', () => {
  expect(takenBy(moveBy('use currency'))).toEqual([{ resource: 'incense', count: 1 }])
  expect(takenBy(moveBy('use philosophy'))).toEqual([{ resource: null, count: 3 }])
  expect(takenBy(moveBy('pass'))).toEqual([])
  for (const { id, abilities } of TECHS) {
    const [first] = abilities
    if (first === undefined) continue
    const sum = takenBy(moveBy(`use ${id}`)).reduce((count, taken) => count + taken.count, 0)
    expect(sum, id).toBe(ABILITIES[first]?.cost.length)
  }
})
