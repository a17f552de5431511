import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { packModel, unpackModel } from './packed.ts'
import { freshModel } from './training/fresh.ts'

test('a packed model comes back, each weight within half a step of its row', () => {
  const model = freshModel({ inputs: 20, hidden: 16, second: 8, outputs: 6 }, seeded('packed'))
  const packed = packModel(model, ['by a test'])
  const { weights, shape } = unpackModel(JSON.parse(JSON.stringify(packed)))
  expect(shape).toEqual(model.shape)
  for (let row = 0; row < 20; row++) {
    const own = model.weights.subarray(row * 16, row * 16 + 16)
    const step = Math.max(...own.map(Math.abs)) / 127
    for (const [unit, weight] of own.entries()) {
      expect(Math.abs((weights[row * 16 + unit] as number) - weight)).toBeLessThanOrEqual(step * 0.501)
    }
  }
  expect(packModel({ ...model, weights }, packed.made)).toEqual(packed)
})
