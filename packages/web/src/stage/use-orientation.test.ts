import { expect, test } from 'vitest'
import { bestOrientation } from './geometry.ts'
import { roomJudged } from './use-orientation.ts'

const PHONE = { width: 390, height: 410 }
const MAP = { width: 277, height: 405 }

test('a map does not turn round when a question takes height from its room', () => {
  const asked = { width: 390, height: 320 }
  // By that room alone it would.
  expect(bestOrientation(PHONE, MAP, null)).toBe('upright')
  expect(bestOrientation(asked, MAP, 'upright')).toBe('lying')
  const judged = roomJudged(PHONE, asked)
  expect(judged).toEqual({ room: PHONE, isKnown: true })
  expect(bestOrientation(judged.room, MAP, 'upright')).toBe('upright')
})

test('a room that grows counts as high as it is; one of another width is another', () => {
  expect(roomJudged(null, PHONE)).toEqual({ room: PHONE, isKnown: false })
  const grown = { width: 390, height: 470 }
  expect(roomJudged(PHONE, grown)).toEqual({ room: grown, isKnown: true })
  const turned = { width: 844, height: 200 }
  expect(roomJudged(PHONE, turned)).toEqual({ room: turned, isKnown: false })
})
