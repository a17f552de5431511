import { columnOf, rowOf, type View } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { heartOf, openingOf } from './map-opening.ts'

const viewOf = (changes: Partial<View> = {}): View => ({
  ...(matchOf('classic', 4).view(0) as View),
  asked: null,
  ...changes,
})

test('before there is a capital the map opens in the middle of where it may lie', () => {
  const { sites } = viewOf()
  const heart = heartOf(viewOf(), 0)
  const around = sites.map(({ square }) => square)
  expect(around).toContain(heart)
  const away = (square: number) =>
    Math.max(Math.abs(columnOf(square) - columnOf(heart ?? 0)), Math.abs(rowOf(square) - rowOf(heart ?? 0)))
  expect(Math.max(...around.map(away))).toBeLessThanOrEqual(2)
})

test('then on the own capital, on figures under way, and on a city that is opened', () => {
  const players = viewOf().players.map((player, seat) => ({ ...player, cities: [17 + seat, -1, -1] }))
  const view = viewOf({ players, active: 1, marching: null })
  expect([heartOf(view, 0), heartOf(view, 2)]).toEqual([17, 19])
  expect([0, 1].map((seat) => heartOf({ ...view, marching: 40 }, seat))).toEqual([17, 40])
  const [own, opened] = [openingOf(view, 0, null, 'upright'), openingOf(view, 0, 18, 'upright')]
  expect(opened?.on).not.toEqual(own?.on)
  expect(opened?.of).not.toBe(own?.of)
  // Back from what the others did elsewhere, the map is brought to the same place once more.
  const back = openingOf(view, 0, null, 'upright', { returns: 1 })
  expect(back?.on).toEqual(own?.on)
  expect(back?.of).not.toBe(own?.of)
  // An opened city is read closely, and left again when it is closed.
  const city = openingOf(view, 0, 18, 'upright', { isClose: true })
  expect(city?.on).toEqual(opened?.on)
  expect(city?.of).not.toBe(opened?.of)
  expect(city?.least).toBeGreaterThan(opened?.least ?? 0)
})

test('whoever places the first pieces reads all of the own corner, and the map stays as it lies meanwhile', () => {
  const settling = viewOf({ asked: { kind: 'settle', seat: 0 } })
  const before = openingOf(settling, 0, null, 'upright')
  expect(before?.on).toEqual(openingOf(viewOf({ asked: null }), 0, null, 'upright')?.on)
  expect(before?.least).toBeGreaterThan(openingOf(viewOf(), 0, 18, 'upright', { isClose: true })?.least ?? 0)
  const players = settling.players.map((player) => ({ ...player, cities: [17, -1, -1] }))
  expect(openingOf({ ...settling, players }, 0, 18, 'upright')?.of).toBe(before?.of)
  // A lesson tells of both ends of the map.
  expect(openingOf(settling, 0, null, 'upright', { isTaught: true })?.least).toBeLessThan(before?.least ?? 0)
  // Others still place theirs: the map is seen as a whole.
  expect(openingOf({ ...settling, asked: null }, 0, null, 'upright')?.least).toBeLessThan(before?.least ?? 0)
})
