import { expect, test } from 'vitest'
import { Patience } from './patience.ts'

test('a bot that takes all the time it may have keeps the others waiting for five seconds at most', () => {
  const patience = new Patience()
  let waited = 0
  for (let decision = 0; decision < 6; decision++) {
    const time = patience.leftFor(1, 'expert')
    patience.spend(1, time)
    waited += time
  }
  expect(waited).toBeGreaterThan(4_500)
  expect(waited).toBeLessThan(5_000)
})

test('a decision takes no longer than its level allows, and quick ones leave their time to those after them', () => {
  const patience = new Patience()
  for (let decision = 0; decision < 20; decision++) {
    expect(patience.leftFor(0, 'normal')).toBe(400)
    patience.spend(0, 10)
  }
  expect(patience.leftFor(0, 'expert')).toBe(2_400)
})

test('every bot has its own time, and has it anew when a person was asked in between', () => {
  const patience = new Patience()
  patience.leftFor(0, 'expert')
  patience.spend(0, 5_000)
  expect(patience.leftFor(0, 'expert')).toBe(20)
  expect(patience.leftFor(1, 'expert')).toBe(2_500)
  patience.spend(1, 5_000)
  patience.renew()
  expect(patience.leftFor(1, 'expert')).toBe(2_500)
})
