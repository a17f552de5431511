import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('each answer is worked out once, also where it is none', () => {
  const asked: string[] = []
  const noteOn = remembering((move) => {
    asked.push(move)
    return move === 'pass' ? null : `${move}!`
  })
  expect(['go', 'pass', 'go', 'pass'].map(noteOn)).toEqual(['go!', null, 'go!', null])
  expect(asked).toEqual(['go', 'pass'])
})
