import type { Account, PlayerView } from '@ecumene/classic'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sendingTo } from './city-overlay.tsx'
import { arrowOf, edgeNames } from './geometry.ts'
import { YieldNumbers, YieldSigns } from './yields.tsx'

const NOTHING = { trade: 0, production: 0, culture: 0, coins: 0 }

/** The numbers of a drawing, each with what it is the number of. */
const numbersIn = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/data-yield="(\w+)">([^<]+)<\/text>/g)].map(([, kind, number]) => `${kind} ${number}`)

test('a site shows its sums as numbers, a building what it changes, and nothing that is nothing', () => {
  const site = renderToStaticMarkup(<YieldNumbers given={{ ...NOTHING, trade: 3, production: 5, coins: 1 }} />)
  expect(numbersIn(site)).toEqual(['production 5', 'trade 3', 'coins 1'])
  const change = renderToStaticMarkup(<YieldNumbers given={{ ...NOTHING, trade: 2, production: -1 }} isChange />)
  expect(numbersIn(change)).toEqual(['production −1', 'trade +2'])
})

test('a square has one sign for each that it gives', () => {
  const drawn = renderToStaticMarkup(<YieldSigns given={{ trade: 2, production: 1, culture: 2, coins: 1 }} />)
  const count = (kind: string) => drawn.split(`data-yield="${kind}"`).length - 1
  expect(['trade', 'production', 'culture', 'coins'].map(count)).toEqual([2, 1, 2, 1])
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
