import { classic, type Event, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { fallenIn, lastBattle, lastBlows, loserOf, type Report } from './battle-report.ts'

test('C-29.2 the sum of every battle is built line by line, and nothing is missing from it', () => {
  let battles = 0
  for (let game = 0; game < 3; game++) {
    const match = matchOf('classic', 2 + game)
    const random = seeded(`reports ${game}`)
    const history: { ply: number; seat: number; events: readonly Event[]; undone: boolean }[] = []
    for (let ply = 0; ply < 900 && match.outcome() === null; ply++) {
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat).map(classic.notation.notate as (move: unknown) => string)
      const made = match.submit(seat, legal[below(random, legal.length)] as string)
      if (!made.ok) throw new Error(made.error.key)
      history.push({ ply, seat, events: made.value.events as readonly Event[], undone: false })
      if (!made.value.events.some(({ kind }) => kind === 'battleWon' || kind === 'barbariansWon')) continue
      const report = lastBattle(history as unknown as Seen<View, Event>['history'])
      if (report?.ply !== ply) throw new Error('the battle is not reported')
      battles++
      for (const side of [report.attacker, report.defender]) {
        expect(side.survivors.reduce((sum, { strength }) => sum + strength, side.bonus)).toBe(side.total)
      }
    }
  }
  expect(battles).toBeGreaterThan(3)
})

const told = (...events: readonly object[]): Seen<View, Event>['history'] =>
  events.map((event, ply) => ({ ply, seat: 0, events: [event], undone: false })) as unknown as Seen<
    View,
    Event
  >['history']

test('a report tells who won what: losses and loot, until the battle is left behind', () => {
  const fought = told(
    { kind: 'battleBegan', seat: 0, partner: 1, square: 20 },
    { kind: 'handsDrawn', attackBonus: 2, defenceBonus: 0 },
    { kind: 'unitFielded', seat: 1, unit: 'mounted', strength: 1 },
    { kind: 'unitFielded', seat: 0, unit: 'infantry', strength: 2 },
    { kind: 'unitFell', seat: 1, unit: 'mounted', strength: 1 },
    { kind: 'battleWon', seat: 0, attack: 4, defence: 0 },
    { kind: 'lootChosen', seat: 0, loot: 'trade', count: 3 },
    { kind: 'setOut', seat: 0, from: 20, armies: 1, scouts: 0 },
    { kind: 'techGained', seat: 0, tech: 'writing' },
  )
  expect(lastBattle(fought)).toEqual({
    ply: 5,
    square: 20,
    winner: 'attacker',
    attacker: {
      seat: 0,
      survivors: [expect.objectContaining({ unit: 'infantry', strength: 2 })],
      fallen: [],
      bonus: 2,
      total: 4,
    },
    defender: {
      seat: 1,
      survivors: [],
      fallen: [expect.objectContaining({ unit: 'mounted', strength: 1 })],
      bonus: 0,
      total: 0,
    },
    after: [{ kind: 'lootChosen', seat: 0, loot: 'trade', count: 3 }],
  })
})

test('what was taken back was never fought', () => {
  const [begun, ...rest] = told(
    { kind: 'villageAttacked', seat: 0, square: 20 },
    { kind: 'barbariansWon', attack: 1, defence: 2 },
  )
  expect(lastBattle([begun, ...rest] as never)?.defender.seat).toBeNull()
  expect(lastBattle([begun, ...rest].map((item) => ({ ...item, undone: true })) as never)).toBeNull()
})

test('who has fallen in a battle is told while it goes on', () => {
  const events = [
    { kind: 'battleBegan', seat: 0, partner: 1, square: 20 },
    { kind: 'handsDrawn', attackBonus: 2, defenceBonus: 0 },
    { kind: 'unitFielded', seat: 1, unit: 'mounted', strength: 1 },
    { kind: 'unitFielded', seat: 0, unit: 'infantry', strength: 2 },
    { kind: 'unitFell', seat: 1, unit: 'mounted', strength: 1 },
  ]
  const fallen = fallenIn(told(...events))
  expect(fallen?.attacker).toEqual([])
  expect(fallen?.defender).toEqual([expect.objectContaining({ unit: 'mounted', strength: 1 })])
  expect(fallenIn(told(...events, { kind: 'battleWon', seat: 0, attack: 4, defence: 0 }))).toBeNull()
})

test('a battle tells what came of the own card and of what was played since', () => {
  const turn = (seat: number, ...events: readonly object[]) => ({ seat, events, undone: false })
  const entries = [
    turn(0, { kind: 'battleBegan', seat: 0, partner: 1, square: 20 }),
    turn(1, { kind: 'unitFielded', seat: 1, unit: 'mounted', strength: 1 }),
    turn(0, { kind: 'unitFielded', seat: 0, unit: 'infantry', strength: 2 }, { kind: 'unitFell', seat: 1 }),
    turn(1, { kind: 'unitFielded', seat: 1, unit: 'artillery', strength: 1 }, { kind: 'turnEnded', seat: 1 }),
  ]
  const history = entries.map((entry, ply) => ({ ply, ...entry })) as unknown as Seen<View, Event>['history']
  const kinds = (viewer: number | null) => lastBlows(history, viewer).map(({ kind }) => kind)
  expect(kinds(0)).toEqual(['unitFielded', 'unitFell', 'unitFielded'])
  expect(kinds(1)).toEqual(['unitFielded'])
  expect(lastBlows(history, 0, false).map(({ kind }) => kind)).toEqual(['unitFielded'])
  expect(lastBlows(history, 1, false)).toEqual([])
  // Nothing of an earlier battle.
  expect(lastBlows([...history, ...told({ kind: 'battleBegan', seat: 0, partner: 1, square: 20 })], 0)).toEqual([])
})

test('C-29.7 the figures of whoever loses are lost; a city has none, and barbarians have none', () => {
  const side = (seat: number | null) => ({ seat, survivors: [], fallen: [], bonus: 0, total: 0 })
  const report = (winner: Report['winner'], defender: number | null, ...after: Report['after']): Report => ({
    ply: 9,
    square: 20,
    winner,
    attacker: side(0),
    defender: side(defender),
    after,
  })
  expect(loserOf(report('defender', 1), true)).toBe(0)
  expect(loserOf(report('attacker', 1), false)).toBe(1)
  expect(loserOf(report('attacker', null), false)).toBeNull()
  expect(loserOf(report('attacker', 1), true)).toBeNull()
  expect(loserOf(report('attacker', 1, { kind: 'cityDestroyed', seat: 1, square: 20 }), false)).toBeNull()
})
