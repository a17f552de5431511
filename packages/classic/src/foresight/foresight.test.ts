import { wander } from '@ecumene/kernel/testing'
import { describe, expect, it } from 'vitest'
import { describeChange, describeReplaced } from '../describe-foresight.ts'
import { classic } from '../game.ts'
import { artsOf } from '../rules/cities/deeds.ts'
import { productionOf } from '../rules/cities/production.ts'
import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import { SQUARE_NAMES } from '../rules/map/grid.ts'
import type { State } from '../rules/state.ts'
import { tradeIncome } from '../rules/trade/collecting.ts'
import { busyTable } from '../testing/crowded.ts'
import { at, legal, move, play, player } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { accountsOf, sumOf } from './accounts.ts'
import type { Change } from './changes.ts'

const PHASES = ['start', 'cities', 'movement'] as const

/** Visits many crowded positions. */
const lookAround = (look: (state: State) => void): void => {
  for (let seed = 0; seed < 12; seed++) {
    const state = busyTable(PHASES[seed % PHASES.length] as (typeof PHASES)[number], seed)
    look(state)
    wander(classic, state, `foresight ${seed}`, 60, () => look(state))
  }
}

describe('What a city makes', () => {
  it('C-11.6 C-10.1 C-17.1 adds up to what the rules count', () => {
    const sources = new Set<string>()
    lookAround((state) => {
      const accounts = accountsOf(state)
      for (const { seat, city, production, culture } of accounts) {
        expect(sumOf(production)).toBe(productionOf(state, seat, city))
        expect(sumOf(culture)).toBe(artsOf(state, seat, city))
        for (const { source } of production) sources.add(source)
      }
      for (const seat of state.players.keys()) {
        const own = accounts.filter((account) => account.seat === seat)
        expect(own.reduce((sum, { trade }) => sum + sumOf(trade), 0)).toBe(tradeIncome(state, seat))
      }
    })
    expect([...sources].sort()).toEqual(['boost', 'otherCity', 'powers', 'scout', 'square'])
  })

  it('C-32.2 C-33.2 names the squares it comes from, those that scouts send from and those that are blockaded', () => {
    const state = position({
      phase: 'cities',
      map: ['', '.ff.', '......f'],
      prints: { b2: 'silk' },
      players: [{ capital: 'c3', scouts: ['g3'], sends: { g3: 0 }, government: 'communism' }, { armies: { c2: 1 } }],
    })
    const [account] = accountsOf(state)
    expect(account?.production).toEqual([
      { source: 'square', count: 2, square: at('b2') },
      { source: 'scout', count: 2, square: at('g3') },
      { source: 'powers', count: 2 },
    ])
    expect(account?.resources).toEqual(['silk'])
    expect(account?.blockaded).toEqual([at('c2')])
    expect(account?.culture).toEqual([{ source: 'arts', count: 1 }])
  })
})

describe('What it will cost', () => {
  it('C-11.11 tells production, trade in its place and what is left for research', () => {
    const state = position({
      phase: 'cities',
      map: ['', '.ff.'],
      players: [{ capital: 'c3', trade: 9, techs: ['pottery'] }, {}],
    })
    const bill = (text: string) => classic.view(state, 0).bills.find((one) => one.move === text)
    expect(bill('muster 0 army')).toEqual({
      move: 'muster 0 army',
      cost: 4,
      production: 4,
      trade: 0,
      tradeLeft: 9,
      research: 'possible',
    })
    // One short: three trade, and with the six that are left a tech of the first level can be researched.
    expect(bill('train 0 infantry')).toMatchObject({ cost: 5, trade: 3, tradeLeft: 6, research: 'possible' })
    player(state, 0).trade = 8
    expect(bill('train 0 infantry')).toMatchObject({ tradeLeft: 5, research: 'lost' })
    player(state, 0).trade = 4
    expect(bill('train 0 infantry')).toMatchObject({ tradeLeft: 1, research: 'never' })
  })

  it('C-11.12 is exactly what is taken', () => {
    let rushes = 0
    lookAround((state) => {
      const [seat] = classic.deciders(state)
      if (seat === undefined) return
      const { bills, asked } = classic.view(state, seat)
      for (const { move: text, trade, tradeLeft } of bills) {
        const after = clone(state)
        const told: Event[] = []
        classic.apply(after, seat, move(text), (event) => told.push(event))
        if (after.pending.at(-1)?.kind === 'put' && asked?.kind !== 'put') {
          // It costs the same wherever it is placed.
          for (const placed of classic.view(after, seat).bills) expect(placed).toMatchObject({ trade, tradeLeft })
          continue
        }
        // Somebody may cancel it, so nothing is paid yet.
        if (after.deeds.length > state.deeds.length) continue
        const paid = told.flatMap((event) => (event.kind === 'cityPaid' && event.count > 0 ? [event.count] : []))
        expect(paid).toEqual(trade === 0 ? [] : [trade])
        rushes += paid.length
      }
    })
    expect(rushes).toBeGreaterThan(20)
  })

  it('C-11.1 is shown only to the seat that is asked', () => {
    const state = position({ phase: 'cities', map: ['', '.ff.'], players: [{ capital: 'c3' }, {}] })
    expect(classic.view(state, 0).bills).not.toEqual([])
    expect(classic.view(state, 1).bills).toEqual([])
    expect(classic.view(state, null).bills).toEqual([])
  })
})

describe('Where it will stand', () => {
  it('C-9.17 tells what the squares around a new city give, without its centre', () => {
    const state = position({
      map: ['', '', '', '', '', '.ffw', '.fff'],
      prints: { b6: 'silk' },
      players: [{ capital: 'c3', scouts: ['c7'] }, {}],
    })
    expect(classic.view(state, 0).sites).toEqual([
      {
        square: at('c7'),
        // Grassland gives none; the water does.
        trade: 1,
        production: 8,
        culture: 0,
        coins: 0,
        resources: ['silk'],
        coasts: 1,
      },
    ])
    play(state, 'found c7 scout')
    const account = accountsOf(state).find(({ city }) => city === 1)
    expect(sumOf(account?.production ?? [])).toBe(8)
    expect(sumOf(account?.trade ?? [])).toBe(1)
  })

  it('C-13.11 tells what a building changes on its square', () => {
    const state = position({
      phase: 'cities',
      map: ['', '.fff', '.f.f'],
      players: [{ capital: 'c3', techs: ['writing'] }, {}],
    })
    play(state, 'build 0 library')
    const { changes } = classic.view(state, 0)
    expect(changes.map(({ square }) => square)).toEqual(legal(state).map((text) => at(text.replace('put ', ''))))
    for (const { square } of changes) {
      const after = clone(state)
      const before = accountsOf(state)[0]
      play(after, `put ${SQUARE_NAMES[square]}`)
      const account = accountsOf(after)[0]
      const change = changes.find((one) => one.square === square)
      expect(sumOf(account?.trade ?? []) - sumOf(before?.trade ?? [])).toBe(change?.trade)
      expect(sumOf(account?.culture ?? []) - sumOf(before?.culture ?? [])).toBe(change?.culture)
    }
  })

  it('C-13.11 tells which resource is covered, before anything is made where there is one place only', () => {
    const state = position({
      phase: 'cities',
      map: ['', '.fff', '...m'],
      prints: { d3: 'iron' },
      players: [{ capital: 'c3', techs: ['construction'], trade: 9 }, {}],
    })
    const [only, ...others] = classic.view(state, 0).changes
    expect(others).toEqual([])
    expect(only).toMatchObject({ move: 'build 0 workshop', square: at('d3'), loses: 'iron' })
    const iron = { key: 'change.thing', args: { thing: { key: 'resource.iron' }, value: '−1' } }
    for (const [isNamed, key] of [
      [false, 'change.there'],
      [true, 'change.gives'],
    ] as const) {
      expect(describeChange(only as Change, isNamed)).toMatchObject({ key, args: { things: [{}, iron] } })
    }
    play(state, 'build 0 workshop')
    expect(classic.view(state, 0).changes).toEqual([{ ...only, move: 'put d3' }])
  })

  it('C-19.5 tells what a great person changes on its square, and what makes room for it', () => {
    const state = position({
      map: ['', '.fff', '.f.f'],
      players: [{ capital: 'c3', people: ['scientist'], built: { d3: 'library' } }, {}],
    })
    const changeOn = (square: string): Change | undefined =>
      classic.view(state, 0).changes.find(({ move }) => move === `person scientist ${square}`)
    expect(changeOn('b2')).toMatchObject({ trade: 2, production: -1, replaces: null })
    expect(describeReplaced(changeOn('b2') as Change)).toBeNull()
    expect(changeOn('d3')).toMatchObject({ trade: 1, production: 1, culture: -1, replaces: 'building.library' })
    expect(describeReplaced(changeOn('d3') as Change)).toEqual({
      key: 'change.replaces.building',
      args: { building: { key: 'building.library' } },
    })
  })
})
