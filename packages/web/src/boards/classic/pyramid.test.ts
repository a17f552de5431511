import { classic, TECHS, type View } from '@ecumene/classic'
import { below, type Match, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { distanceOf } from './goal-distances.ts'
import { priceAt, tradeFor } from './holdings.ts'
import { phaseNumber, progressOf } from './phase-progress.ts'
import { isOpenAt, linesOf, pyramidOf, techsPerLevel } from './pyramid-places.ts'
import { breakable } from './syllables.ts'
import { signsOfTech } from './tech-signs.ts'
import { thingsOf } from './things.ts'
import { tellClassic } from './told.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
const text = (key: string, args = {}) => say({ key, args })

const written = (match: Match, seat: number): readonly string[] =>
  match.legal(seat).map(classic.notation.notate as (move: unknown) => string)

/** Plays by chance, but researches whenever it can. */
const played = (
  seats: number,
  moves: number,
  look: (match: Match, seat: number, legal: readonly string[]) => void,
): void => {
  const match = matchOf('classic', seats)
  const random = seeded('pyramid')
  for (let move = 0; move < moves && match.outcome() === null; move++) {
    const seat = match.deciders()[0] ?? 0
    const legal = written(match, seat)
    look(match, seat, legal)
    const research = legal.filter((notation) => notation.startsWith('research'))
    const among = research.length > 0 ? research : legal
    match.submit(seat, among[below(random, among.length)] as string)
  }
}

test('a place is free for just those levels at which the rules let a player learn', () => {
  let asked = 0
  const levels = new Set<number>()
  played(3, 1500, (match, seat, legal) => {
    if (!legal.some((notation) => notation.startsWith('research '))) return
    asked++
    const view = match.view(seat) as View
    const player = view.players[seat]
    if (player === undefined) throw new Error('nobody sits there')
    const rows = pyramidOf(player)
    expect(rows.map(({ places }) => places.filter(({ is }) => is === 'tech').length)).toEqual(techsPerLevel(player))
    for (const { places } of rows) expect(places.filter(({ is }) => is === 'free').length).toBeLessThanOrEqual(1)
    for (const tech of TECHS) {
      const isOpen = isOpenAt(player, tech.level) && !player.techs.includes(tech.id)
      const isPaid = player.trade >= tradeFor(view, seat, tech.level)
      expect(legal.includes(`research ${tech.id}`), tech.id).toBe(isOpen && isPaid)
      if (isOpen && isPaid) {
        levels.add(tech.level)
        expect(thingsOf(`research ${tech.id}`, view)).toEqual([`level:${tech.level}`])
      }
    }
    for (const { level, places } of rows) expect(places.some(({ is }) => is === 'free')).toBe(isOpenAt(player, level))
  })
  expect(asked).toBeGreaterThan(20)
  expect([...levels]).toContain(2)
})

test('a card lies on two of the level below', () => {
  const rows = pyramidOf({
    techs: ['pottery', 'writing', 'currency', 'communism', 'chivalry', 'irrigation', 'banking'],
    rows: [4, 2, 1, 0, 0],
    civilization: 'russia',
  })
  const drawn = rows.map(({ places }) =>
    places.map(({ is, tech }) => (is === 'tech' ? tech?.id : is === 'free' ? 'free' : '·')),
  )
  expect(drawn).toEqual([
    // C-6.16: the starting tech of Russia is of level III, and lies on the first.
    ['currency', 'pottery', 'writing', 'communism', 'free'],
    ['chivalry', 'irrigation', 'free', '·'],
    ['banking', '·', '·'],
    ['·', '·'],
    ['·'],
  ])
})

test('the pyramid grows as wide as its first level', () => {
  const techs = TECHS.filter(({ level }) => level === 1).map(({ id }) => id)
  const [first] = pyramidOf({ techs, rows: [techs.length, 0, 0, 0, 0], civilization: null })
  expect(first?.places.map(({ is }) => is)).toEqual(techs.map(() => 'tech'))
})

test('every tech shows what it brings', () => {
  for (const tech of TECHS.filter(({ id }) => !['engineering', 'military-science', 'space-flight'].includes(id)))
    expect(signsOfTech(tech).length, tech.id).toBeGreaterThan(0)
})

const viewWith = (players: readonly object[], more: object = {}): View => {
  const view = matchOf('classic', 2).view(null) as View
  const [player] = view.players
  return { ...view, players: players.map((one) => ({ ...player, ...one })), ...more } as View
}

test('the distances to the four victories are what the rules ask for', () => {
  const view = viewWith([
    { level: 7, coins: 18, rows: [7, 5, 1, 0, 0], cities: [0, -1, -1] },
    { level: 0, coins: 4, rows: [5, 4, 3, 2, 1], cities: [16 * 3 + 2, -1, -1] },
  ])
  expect(distanceOf(view, 0, 'culture')).toEqual({ have: 7, need: 21 })
  expect(distanceOf(view, 0, 'economic')).toEqual({ have: 15, need: 15 })
  expect(distanceOf(view, 1, 'economic')).toEqual({ have: 4, need: 15 })
  // C-35.7: techs beyond 5, 4, 3 and 2 do not help.
  expect(distanceOf(view, 0, 'technology')).toEqual({ have: 10, need: 15 })
  expect(distanceOf(view, 1, 'technology')).toEqual({ have: 15, need: 15 })
  const [square] = view.squares
  const army = { ...square, square: 2, holder: 0, armies: 1 }
  expect(distanceOf({ ...view, squares: [army] } as View, 0, 'military')).toEqual({ have: 2, need: 5 })
  expect(distanceOf({ ...view, squares: [army] } as View, 1, 'military')).toEqual({ have: 0, need: 5 })
  expect(distanceOf(viewWith([{ cities: [-1] }, { cities: [-1] }]), 0, 'military')).toBeNull()
})

test('who is done with a phase goes by the rules of the phase', () => {
  const seats = [{ done: true, chosen: false }, { done: false, chosen: true }, {}]
  const at = (phase: string, deciders: readonly number[], more: object = {}) =>
    progressOf(viewWith(seats, { phase, first: 2, active: 0, ...more }), deciders)
  expect(at('trade', [1, 2])).toEqual(['done', 'now', 'now'])
  expect(at('research', [0, 2])).toEqual(['now', 'done', 'now'])
  // Turn order: 2, 0, 1.
  expect(at('cities', [0])).toEqual(['now', 'next', 'done'])
  expect(phaseNumber(viewWith(seats, { phase: 'setup' }))).toBe(-1)
})

test('the whole table is told, without a hole in its words', () => {
  played(3, 400, (match, seat, legal) => {
    if (match.moves % 40 !== 0) return
    const view = match.view(seat) as View
    const telling = tellClassic({
      seen: { asked: null, deciders: match.deciders(), legal, ply: 0 } as never,
      view,
      say,
      text,
      nameOf: (of) => `P${of}`,
      isAsked: true,
      moveText: (move) => move,
      noteOn: () => null,
    })
    const lines = telling.see.flatMap(({ title, lines }) => [title, ...lines])
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|classicBoard\.|NaN/)
    const said = lines.join('\n')
    for (const [of, player] of view.players.entries()) {
      expect(said).toContain(`P${of}`)
      for (const id of player.techs) expect(said).toContain(say({ key: `tech.${id}` }))
      if (player.own !== null) for (const id of player.own.hand) expect(said).toContain(say({ key: `culture.${id}` }))
    }
    for (const id of view.market.wonders) if (id !== null) expect(said).toContain(say({ key: `wonder.${id}` }))
    expect(telling.can[0]?.lines).toEqual(legal)
  })
})

test('long names break between syllables, short ones not at all', () => {
  const shown = (name: string) => breakable(name).replaceAll('\u00ad', '-')
  expect(shown('Тваринництво')).toBe('Тва-рин-ниц-тво')
  expect(shown('Murarstwo')).toBe('Murar-stwo')
  expect(shown('Обробка')).toBe('Оброб-ка')
  expect(shown('Верхова їзда')).toBe('Вер-хова їзда')
  expect(shown('Horseback Riding')).toBe('Hor-seback Riding')
  expect(shown('Письмо')).toBe('Письмо')
})

test('a long first level lies in two lines, and nothing of it is lost or laid twice', () => {
  const level = (number: number, count: number) => ({
    level: number,
    places: Array.from({ length: count }, (_, at) => ({ at, is: 'closed' as const, tech: null })),
  })
  const short = linesOf([level(1, 6), level(2, 4)])
  expect(short.map(({ places, inset }) => [places.length, inset])).toEqual([
    [6, 0],
    [4, 1],
  ])
  const long = linesOf([level(1, 11), level(2, 7)])
  expect(long.map(({ row, places, inset }) => [row.level, places.map(({ at }) => at).join(' '), inset])).toEqual([
    [1, '0 1 2 3 4 5', 0],
    [1, '6 7 8 9 10', 0],
    [2, '0 1 2 3 4 5 6', 1],
  ])
})

test('a place names the trade that research takes, and nothing where a tech is learned otherwise', () => {
  const view = matchOf('classic').view(0) as View
  const asked = (kind: string): View => ({ ...view, asked: { kind, seat: 0 } }) as View
  expect(priceAt(asked('research'), 0, 1, true)).toBe(6)
  expect(priceAt(asked('march'), 0, 1, false)).toBe(6)
  expect(priceAt(asked('infiltrate'), 0, 1, true)).toBeNull()
  expect(priceAt(asked('learnBack'), 0, 1, true)).toBeNull()
})
