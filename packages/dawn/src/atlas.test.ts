import { LANGUAGES, type Message, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { atlas } from './atlas.ts'
import { describeEvent, describeMove } from './describe.ts'
import { dawn } from './game.ts'
import { gridName } from './grid-name.ts'
import { DIRECTIONS } from './hex.ts'
import { moveOf } from './rules/moves.ts'
import type { State } from './rules/state.ts'
import { growMap } from './terra/map/map.ts'
import { realMap } from './terra/testing/real-map.ts'
import { position } from './testing/position.ts'

const inAll = (state: State, message: Message): readonly string[] =>
  LANGUAGES.map((language) =>
    translator(dawn.presentation.words, language, (seat) => `P${seat}`, atlas(dawn.view(state, null))).say(message),
  )

test('events and moves call a space by where it lies and by its land, in every language', () => {
  const state = position({ map: ['ghf', 'dmw'], players: [{}, {}] })
  expect(inAll(state, describeEvent({ kind: 'cityBuilt', seat: 1, space: 1 }))).toEqual([
    'P1 builds a city on space l20 (hills).',
    'P1 будує місто на клітинці l20 (пагорби).',
    'P1 buduje miasto na polu l20 (wzgórza).',
    'P1 строит город на клетке l20 (холмы).',
  ])
  expect(inAll(state, describeEvent({ kind: 'caravanMoved', seat: 0, from: 0, space: 3 }))[0]).toBe(
    'A caravan of P0 moves from space k20 (grassland) to space k21 (desert).',
  )
  expect(inAll(state, describeMove(moveOf('attack', 4)))[0]).toBe('Attack space l21 (mountains)')
})

test('a space with a city-state or a natural wonder is called by that, whoever has it now', () => {
  const state = position({ icons: { 3: 'seoul', 5: 'pantanal' }, players: [{ conquered: ['seoul'] }, {}] })
  expect(inAll(state, describeMove(moveOf('place', 3)))[0]).toBe('Control token on space n20 (Seoul)')
  expect(inAll(state, describeMove(moveOf('place', 5)))[0]).toBe('Control token on space p20 (Pantanal)')
})

test('the tech dial counts its own numbers', () => {
  const message = describeEvent({ kind: 'techAdvanced', seat: 0, from: 3, to: 5 })
  expect(inAll(position({ players: [{}, {}] }), message)[0]).toBe('P0 advances the tech dial from 3 to 5.')
})

test('no two spaces have the same name, and neighbours have names next to each other', () => {
  const hexes = Array.from({ length: 201 * 201 }, (_unused, index) => ({
    q: (index % 201) - 100,
    r: Math.floor(index / 201) - 100,
  }))
  expect(new Set(hexes.map(gridName)).size).toBe(hexes.length)
  expect(gridName({ q: 0, r: 0 })).toBe('k20')
  expect(DIRECTIONS.map(gridName)).toEqual(['j20', 'j19', 'k19', 'l20', 'k21', 'j21'])
})

test('spaces keep their names when the map grows, and the atlas is made anew only then', () => {
  const state = realMap('foreign-trade')
  const before = atlas(dawn.view(state, null))
  const names = state.owner.map((_owner, space) => before(space))
  state.owner[0] = 1
  expect(atlas(dawn.view(state, null))).toBe(before)
  const size = state.owner.length
  expect(before(size)).toEqual({ key: 'place.off' })
  growMap(state, { tile: 9, side: 0, rotation: 0, q: 40, r: 0 })
  const after = atlas(dawn.view(state, null))
  expect(names.map((_name, space) => after(space))).toEqual(names)
  expect(after(size)).toMatchObject({ key: 'place.at', args: { at: gridName({ q: 40, r: 0 }) } })
})
