import { expect, test } from 'vitest'
import { distance, hexesOf, holesIn, type Placement } from '../hex.ts'
import { firstGameLayout } from '../rules/setup/map-building.ts'
import { CORE } from './core.ts'
import { TECH_LEVELS } from './dials.ts'
import { DISPUTED_HEXES } from './disputed-hexes.ts'
import { LEADERS } from './leaders.ts'
import { CITY_STATES, NATURAL_WONDERS } from './sights.ts'
import { TILES, type Tile } from './tiles.ts'
import { FOCUS_TYPES, RESOURCES } from './types.ts'
import { WONDERS } from './wonders.ts'

const iconsOf = (side: 0 | 1): readonly (string | undefined)[] =>
  TILES.flatMap((tile) => Object.values(tile.sides[side].icons))

test('each side of the tiles carries four of each resource and seven barbarians', () => {
  for (const side of [0, 1] as const) {
    const icons = iconsOf(side)
    for (const resource of RESOURCES) expect(icons.filter((icon) => icon === resource)).toHaveLength(4)
    expect(icons.filter((icon) => icon?.length === 1)).toHaveLength(7)
  }
  expect(iconsOf(0).filter((icon) => icon?.length === 1)).toEqual(['A', 'B', 'C', 'D', 'F', 'G', 'I'])
  expect(iconsOf(1).filter((icon) => icon?.length === 1)).toEqual(['A', 'C', 'D', 'E', 'F', 'H', 'I'])
})

test('every city-state and natural wonder is printed once', () => {
  const icons = [...iconsOf(0), ...iconsOf(1)]
  for (const { id } of [...CITY_STATES, ...NATURAL_WONDERS]) expect(icons.filter((icon) => icon === id)).toHaveLength(1)
})

test('four tiles of each kind, a capital’s star always on hex 0, ten hexes a side', () => {
  for (const kind of ['capital', 'naturalWonder', 'cityState', 'plain'] as const)
    expect(TILES.filter((tile) => tile.kind === kind)).toHaveLength(4)
  for (const { kind, sides } of TILES) {
    for (const { terrain, icons } of sides) {
      expect(terrain).toMatch(/^[ghfdmwn]{10}$/)
      expect(icons[0] === 'capital').toBe(kind === 'capital')
    }
  }
})

test('disputed hexes have the preferred terrain', () => {
  const letter = (terrain: string): string => (terrain === 'grassland' ? 'g' : terrain.slice(0, 1))
  for (const { tile, side, hex, terrain } of DISPUTED_HEXES) {
    const printed = (TILES[tile - 1] as Tile).sides[side === 'A' ? 0 : 1].terrain[hex]
    expect(printed).toBe(letter(terrain))
  }
})

test('the proposed first-game map has no holes, and capitals far from one another', () => {
  for (const seats of [2, 3, 4]) {
    const layout = firstGameLayout(seats)
    expect(holesIn(layout.flatMap(hexesOf))).toEqual([])
    const capitals = layout.filter(({ tile }) => (TILES[tile - 1] as Tile).kind === 'capital')
    expect(capitals).toHaveLength(seats)
    for (const one of capitals)
      for (const other of capitals) if (one !== other) expect(distance(one, other)).toBeGreaterThanOrEqual(8)
  }
})

test('each core tile touches the one before it with at least four spaces and overlaps nothing', () => {
  for (const [side, places] of CORE.entries()) {
    const laid: Placement[] = []
    for (const place of places) {
      const placement: Placement = { tile: 1, side, ...place }
      const around = laid.flatMap(hexesOf)
      for (const hex of hexesOf(placement)) expect(around.some((other) => distance(hex, other) === 0)).toBe(false)
      if (laid.length > 0) {
        const touched = around.filter((hex) => hexesOf(placement).some((own) => distance(own, hex) === 1))
        expect(touched.length).toBeGreaterThanOrEqual(4)
      }
      laid.push(placement)
    }
  }
})

test('each leader has one card of every type, each wonder accepts two resources, the first by its type', () => {
  for (const { row } of LEADERS) expect([...row].sort()).toEqual([...FOCUS_TYPES].sort())
  const first = { culture: 'marble', science: 'mercury', economy: 'diamonds', military: 'oil' } as const
  for (const { type, resources } of WONDERS) {
    expect(resources[0]).toBe(first[type])
    expect(new Set(resources).size).toBe(2)
  }
})

test('tech levels lie at 3, 6, 10, 14, 19 and 24', () => {
  expect(TECH_LEVELS.flatMap((level, space) => (level > 0 ? [[space, level]] : []))).toEqual([
    [3, 2],
    [6, 2],
    [10, 3],
    [14, 3],
    [19, 4],
    [24, 4],
  ])
})
