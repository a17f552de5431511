import { expect, test } from 'vitest'
import { choiceInMenu, choiceOf } from './choice.ts'
import { angleOf } from './direction-picture.tsx'
import { ORIENTATIONS, type Orientation } from './geometry.ts'
import { moveBy } from './moves.ts'

const drawn = (move: string) => choiceOf(moveBy(move), false)

test('a choice is drawn as what it means', () => {
  const row = ['science', 'economy', 'military', 'culture', 'industry']
  expect(drawn('leader rome')).toEqual({ is: 'leader', leader: 'rome', row, unique: null })
  expect(choiceOf(moveBy('leader rome'), true)).toMatchObject({
    unique: 'military-engineering',
    row: ['growth', ...row],
  })
  expect(drawn('gain currency')).toEqual({ is: 'card', card: 'currency' })
  expect(drawn('activate encampment')).toEqual({ is: 'district', district: 'encampment', type: 'military' })
  expect(drawn('tile 3')).toEqual({ is: 'tile', tile: 3 })
  expect(drawn('colour blue')).toEqual({ is: 'colour', colour: 'blue' })
  expect(drawn('resource oil')).toEqual({ is: 'resources', resources: ['oil'] })
  expect(drawn('exchange oil marble')).toEqual({ is: 'resources', resources: ['oil', 'marble'] })
  expect(drawn('treaty 1 embassy')).toEqual({ is: 'player', seat: 1, treaty: 'embassy', given: null })
  expect(drawn('give 2')).toEqual({ is: 'player', seat: 2, treaty: null, given: null })
  expect(drawn('direction 2')).toEqual({ is: 'direction', direction: 2, barbarian: null })
  expect(drawn('march A 4')).toEqual({ is: 'direction', direction: 4, barbarian: 'A' })
})

test('in the menu of a space a district is its card, and barbarians and tokens have arrows', () => {
  const inMenu = (move: string) => choiceInMenu(moveBy(move))
  expect(inMenu('district 7 campus')).toEqual({ is: 'district', district: 'campus', type: 'science' })
  expect(inMenu('march A 4')).toEqual({ is: 'direction', direction: 4, barbarian: '' })
  expect(inMenu('place 3')).toBeNull()
})

test('what words say best stays in words', () => {
  for (const move of ['done', 'spend', 'place 3', 'no such move']) expect(drawn(move)).toBeNull()
})

test('a diplomacy card to renegotiate shows whose it is and what is given for it', () => {
  expect(drawn('renegotiate 6 embassy')).toEqual({ is: 'player', seat: 1, treaty: 'embassy', given: 'joint-war' })
})

test('an arrow points where the direction leads on the map as it lies (N-22.2: clockwise from west)', () => {
  const turned = (orientation: Orientation) =>
    [0, 1, 2, 3, 4, 5].map((direction) => (Math.round(angleOf(direction, orientation)) + 360) % 360)
  const steps = (angles: readonly number[]) =>
    angles.slice(1).map((angle, at) => (angle - (angles[at] ?? 0) + 360) % 360)
  expect(turned(0)[0]).toBe(180)
  expect(turned(90)[0]).toBe(270)
  for (const orientation of ORIENTATIONS) expect(steps(turned(orientation))).toEqual([60, 60, 60, 60, 60])
})

test('the compass turns with the map, as the arrows do', () => {
  // Between north-west and north-east.
  const north = (orientation: Orientation) => (angleOf(1, orientation) + angleOf(2, orientation)) / 2
  for (const orientation of ORIENTATIONS) {
    expect((Math.round(north(orientation)) + 450) % 180).toBe(orientation)
  }
})
