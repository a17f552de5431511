import { bazaar } from '@ecumene/kernel/toy'
import { expect, test } from 'vitest'
import { limitedOptions } from '../games.ts'
import { type Engine, engineHere } from './engine.ts'
import { playOut } from './play-out.ts'
import { gamesFollowed, gamesPlayed, walksThrough } from './walks.ts'

const engine = await engineHere(bazaar)
const OPTIONS = limitedOptions(bazaar, null)

/** As if the rules knew this kind of move no more. */
const without = (kind: string): Engine => ({
  ...engine,
  notation: { ...engine.notation, parse: (text) => (text.startsWith(kind) ? null : engine.notation.parse(text)) },
})

test('games that were played are walked through again, to the same ends', () => {
  const games = gamesPlayed(engine, OPTIONS, 'walks')
  expect(games.length).toBeGreaterThan(1)
  const walk = walksThrough(engine, OPTIONS, games)
  for (const [number, { seed, decisions }] of games.entries()) {
    const played = playOut(engine, OPTIONS, seed)
    expect(decisions).toHaveLength(played.decisions)
    const seats: number[] = []
    expect(walk(number, (_state, seat) => seats.push(seat))).toEqual(played)
    expect(seats).toEqual(decisions.map(([seat]) => seat))
    expect(walk(number + games.length).state).toEqual(played.state)
  }
})

test('a checkout with the same rules follows every game to its end', () => {
  const games = gamesPlayed(engine, OPTIONS, 'walks')
  expect(gamesFollowed(engine, OPTIONS, games)).toEqual(games)
})

test('games of other rules are followed up to the first move that is not legal here', () => {
  const games = gamesPlayed(engine, OPTIONS, 'walks')
  const followed = gamesFollowed(without('offer'), OPTIONS, games)
  for (const [number, { decisions }] of followed.entries()) {
    const all = games[number]?.decisions ?? []
    expect(all.slice(0, decisions.length)).toEqual(decisions)
    expect(decisions.every(([, text]) => !text.startsWith('offer'))).toBe(true)
    if (decisions.length < all.length) expect(all[decisions.length]?.[1]).toMatch(/^offer/)
  }
  expect(followed.some(({ decisions }, number) => decisions.length < (games[number]?.decisions.length ?? 0))).toBe(true)
})
