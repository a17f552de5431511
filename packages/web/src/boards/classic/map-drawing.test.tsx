import type { Account, PlayerView, View } from '@ecumene/classic'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { sendingTo } from './city-overlay.tsx'
import { arrowOf, edgeNames, SIDE } from './geometry.ts'
import { MapMarks } from './map-marks.tsx'
import { MapYields, signsOf } from './map-yields.tsx'
import { YieldNumbers } from './yields.tsx'

// The outlines of icons are put together at build time.
vi.mock('../../icons/icon.tsx', () => ({ iconOutline: () => '' }))

const NOTHING = { trade: 0, production: 0, culture: 0, coins: 0 }

/** The numbers of a drawing, each with what it is the number of. */
const numbersIn = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/data-yield="(\w+)">([^<]+)<\/text>/g)].map(([, kind, number]) => `${kind} ${number}`)

test('a site shows its sums as numbers, a building what it changes, and nothing that is nothing', () => {
  const site = renderToStaticMarkup(<YieldNumbers given={{ ...NOTHING, trade: 3, production: 5, coins: 1 }} />)
  expect(numbersIn(site)).toEqual(['production 5', 'trade 3', 'coins 1'])
  const change = renderToStaticMarkup(<YieldNumbers given={{ ...NOTHING, trade: 2, production: -1 }} isChange />)
  expect(numbersIn(change)).toEqual(['production −1', 'trade +2'])
  const lost = (place: string) => <g data-yield="silk" transform={place} />
  const covering = renderToStaticMarkup(<YieldNumbers given={{ ...NOTHING, trade: 2 }} lost={lost} isChange />)
  // Below what is given, where its number stands.
  expect(covering).toMatch(/data-yield="silk" transform="translate\(13 34\)[^"]*"><\/g><text x="32" y="34">−1</)
})

test('a site also shows the resources around it and how much of it is water', () => {
  const site = { ...NOTHING, square: 0, production: 5, resources: ['iron', 'silk'] as const, coasts: 2 }
  const marks = { way: null, isBare: true, isStop: false, change: null }
  const drawing = renderToStaticMarkup(<MapMarks {...marks} site={site} />)
  expect([...drawing.matchAll(/data-resource="(\w+)"/g)].map(([, resource]) => resource)).toEqual(['iron', 'silk'])
  expect(drawing).toContain('>2</text>')
  expect(renderToStaticMarkup(<MapMarks {...marks} site={{ ...site, coasts: 0 }} />)).not.toContain('>0</text>')
})

test('a square has one sign for each that it gives', () => {
  const signs = signsOf({ trade: 2, production: 1, culture: 2, coins: 1 })
  const count = (kind: string) => signs.filter((sign) => sign.kind === kind).length
  expect(['trade', 'production', 'culture', 'coins'].map(count)).toEqual([2, 1, 2, 1])
  // None lies on another.
  expect(new Set(signs.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
})

test('the signs of all squares are one path for each kind, each sign on its square', () => {
  const [one, other] = (matchOf('classic').view(null) as View).squares
  if (one === undefined || other === undefined) throw new Error('there are no squares')
  const bare = { production: 0, trade: 0, culture: 0, coin: 0 }
  const squares = [
    { ...one, ...bare, square: 0, trade: 1 },
    { ...other, ...bare, square: 17, trade: 1 },
  ]
  const drawn = renderToStaticMarkup(<MapYields squares={squares} orientation="upright" />)
  const paths = [...drawn.matchAll(/data-yield="(\w+)" d="([^"]*)"/g)].map(([, kind, path]) => ({ kind, path }))
  expect(paths.map(({ kind }) => kind)).toEqual(['production', 'trade', 'culture', 'coins'])
  const path = paths.find(({ kind }) => kind === 'trade')?.path ?? ''
  const [first, second] = [...path.matchAll(/M *([-\d.]+) +([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  // One square to the right, and one down.
  expect(second?.map((place, axis) => place - (first?.[axis] ?? 0))).toEqual([SIDE, SIDE])
  for (const place of first ?? []) expect(place > 0 && place < SIDE).toBe(true)
})

test('a scout sends to its city from outside it', () => {
  const account = { seat: 1, city: 0, square: 17 } as Account
  const sends = [
    { square: 40, city: 0 },
    { square: 50, city: 1 },
    { square: 18, city: 0 },
  ]
  expect(sendingTo({ players: [{ sends: [] }, { sends }] as unknown as PlayerView[] }, account)).toEqual([40])
})

test('squares are named at the edges, and the arrow of a tile turns with the map', () => {
  const names = (orientation: 'upright' | 'lying') => edgeNames([0, 1, 16, 17], orientation).map(({ name }) => name)
  expect(names('upright')).toEqual(['a', 'b', '1', '2'])
  expect(names('lying')).toEqual(['1', '2', 'a', 'b'])
  // Turned to the north it stands at the lower edge of an upright map, at the right one of a lying map.
  expect(arrowOf(0, 0, 'upright')).toBe('M90 190L96 182L102 190Z')
  expect(arrowOf(0, 0, 'lying')).toBe(arrowOf(0, 3, 'upright'))
})
