import { ABILITIES, TECHS } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { takenBy } from './ability-cost.ts'

test('an ability shows the resources that the rules take for it, and any other move none', () => {
  expect(takenBy('use currency')).toEqual([{ resource: 'incense', count: 1 }])
  expect(takenBy('use philosophy')).toEqual([{ resource: null, count: 3 }])
  expect(takenBy('pass')).toEqual([])
  for (const { id, abilities } of TECHS) {
    const [first] = abilities
    if (first === undefined) continue
    const sum = takenBy(`use ${id}`).reduce((count, taken) => count + taken.count, 0)
    expect(sum, id).toBe(ABILITIES[first]?.cost.length)
  }
})
