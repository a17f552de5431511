import { numberAt, readOptions } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { NONE } from '../../data/types.ts'
import { printedCost, WONDER_COST, wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { kitOf } from '../../kits.ts'
import { costOf } from '../../rules/industry/wonder-building.ts'
import { hasWonder } from '../../rules/industry/wonders.ts'
import type { State } from '../../rules/state.ts'
import { asked, legal, pass, play, player } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { TERRA_DIAL } from '../data/dial.ts'
import { terraOf } from '../state.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** The last turn of a round; the dial will show the next section. */
const beforeSection = (section: number, rest: Partial<Sketch> = {}, one: PlayerSketch = {}): State =>
  terraPosition(one, {}, { first: 0, active: 1, dial: (section + 5) % 6, tops: ['oracle', 'stonehenge'], ...rest })

const OPENING = 0
const GOVERNMENT = 3

/** Ends the round with dice (and draws of wonders) showing these, and the questions of the dial answered by their first moves. */
const endRound = (state: State, ...dice: readonly number[]) => {
  const events = [...pass(state, ...dice)]
  while (asked(state) !== 'turn' && asked(state) !== 'nothing') {
    const [seat] = dawn.deciders(state)
    const [move] = dawn.legal(state, seat as number)
    events.push(...play(state, move?.notation as string))
  }
  return events
}

/** A raid needs its die. */
const diceOf = (section: number): readonly number[] => (TERRA_DIAL[section]?.includes('raid') ? [1] : [])

const tokens = (state: State) => terraOf(state).wonderTokens

describe('the event dial', () => {
  test('T-14.1 the sections', () => {
    expect(kitOf(terraPosition()).dial).toEqual([
      ['spawn', 'wonder'],
      ['raid'],
      ['district'],
      ['government', 'wonder'],
      ['raid'],
      ['district'],
    ])
  })
  test('T-14.2 mature cities bring nothing by themselves', () => {
    for (let section = 0; section < 6; section++) {
      const state = beforeSection(section, {}, { controls: [17, 18, 23, 25, 30, 31] })
      endRound(state, ...diceOf(section))
      expect([state.dial, player(state, 0).trade, player(state, 0).placing]).toEqual([section, [0, 0, 0, 0, 0, 0], 0])
    }
  })
  test('T-14.3 the dial advances one section at the end of a round, then the first player’s turn begins', () => {
    const state = beforeSection(1)
    const kinds = endRound(state, 1).map(({ kind }) => kind)
    expect(kinds).toEqual(['cardChosen', 'cardReset', 'dialAdvanced', 'directionRolled', 'turnBegan'])
    expect([state.dial, state.round, state.active]).toEqual([1, 2, 0])
  })
  test('T-14.4 a section’s wonder icon comes last', () => {
    const state = beforeSection(GOVERNMENT)
    pass(state)
    // Governments are being chosen, and no wonder has its token yet.
    expect([asked(state), tokens(state)]).toEqual(['government', [0, 0, 0, 0]])
    while (asked(state) === 'government') play(state, legal(state)[0] as string)
    expect([asked(state), tokens(state)]).toEqual(['turn', [1, 1, 0, 0]])
  })
  test('T-14.5 the other icons come in the order of the data', () => {
    const iconsOf = (section: number) =>
      endRound(beforeSection(section), ...diceOf(section)).flatMap((event) =>
        event.kind === 'dialAdvanced' ? [event.icon] : [],
      )
    const order = Array.from({ length: 6 }, (_, section) => iconsOf(section))
    expect(order).toEqual(kitOf(terraPosition()).dial)
  })
  test('T-A13 the order of icons is that of the data: barbarians spawn before wonders get tokens', () => {
    const kinds = endRound(beforeSection(OPENING, { icons: { 30: 'A' } })).map(({ kind }) => kind)
    const happened = kinds.filter((kind) => ['dialAdvanced', 'barbarianSpawned', 'wonderCheapened'].includes(kind))
    expect(happened).toEqual(['dialAdvanced', 'barbarianSpawned', 'dialAdvanced', 'wonderCheapened', 'wonderCheapened'])
  })
  test('T-14.6 each face-up wonder gets a token', () => {
    const state = beforeSection(GOVERNMENT)
    endRound(state)
    expect(tokens(state)).toEqual([1, 1, 0, 0])
  })
  /** Stonehenge has its token and gets a second; the Oracle gets its first. */
  const secondToken = () => {
    const state = beforeSection(OPENING)
    terraOf(state).wonderTokens = [1, 0, 0, 0]
    const cards = dawn.view(state, null).wonders[0]?.below.reduce((sum, count) => sum + count, 0) ?? 0
    return { state, cards, events: endRound(state, 1) }
  }
  test('T-14.7 a second token takes the card out of the game', () => {
    const { state, events } = secondToken()
    expect(events).toContainEqual({ kind: 'wonderForgotten', wonder: 'stonehenge' })
    expect(events).not.toContainEqual({ kind: 'wonderForgotten', wonder: 'oracle' })
    expect(state.tops).not.toContain(wonderNumber('stonehenge'))
    expect(state.tops[1]).toBe(wonderNumber('oracle'))
  })
  test('T-14.8 the token on it goes to the supply', () => {
    const { state } = secondToken()
    expect(tokens(state)).toEqual([0, 1, 0, 0])
    for (const { trade } of state.players) expect(trade).toEqual([0, 0, 0, 0, 0, 0])
  })
  test('T-14.9 the next card of the deck is turned up', () => {
    const { state, cards, events } = secondToken()
    const next = dawn.view(state, null).wonders[0]
    expect(next?.top).not.toBe(null)
    expect(events).toContainEqual({ kind: 'wonderRevealed', wonder: next?.top })
    expect(next?.below.reduce((sum, count) => sum + count, 0)).toBe(cards - 1)
  })
  test('T-14.10 the card turned up has no token', () => {
    const { state, events } = secondToken()
    const next = numberAt(state.tops, 0)
    expect(costOf(state, 0, next)).toBe(WONDER_COST[next])
    expect(events.filter(({ kind }) => kind === 'wonderCheapened')).toEqual([
      { kind: 'wonderCheapened', wonder: 'oracle' },
    ])
  })
  test('T-EX12 a wonder that nobody builds is cheaper, then gone', () => {
    const stonehenge = wonderNumber('stonehenge')
    const price = printedCost(stonehenge)
    const state = beforeSection(GOVERNMENT)
    expect(costOf(state, 0, stonehenge)).toBe(price)
    endRound(state)
    expect(costOf(state, 0, stonehenge)).toBe(price - 1)
    state.dial = 5
    pass(state)
    endRound(state, 1, 1)
    expect([state.dial, state.tops.includes(stonehenge), hasWonder(state.gone, stonehenge)]).toEqual([0, false, true])
    expect(tokens(state)[0]).toBe(0)
  })
  test('T-14.14 a forgotten wonder and its token are out of the game', () => {
    const state = beforeSection(OPENING)
    terraOf(state).wonderTokens = [1, 1, 0, 0]
    endRound(state, 1, 1)
    for (const id of ['oracle', 'stonehenge'] as const) {
      expect(hasWonder(state.gone, wonderNumber(id))).toBe(true)
      expect(hasWonder(state.unseen, wonderNumber(id))).toBe(false)
    }
    expect(dawn.proof.audit(state)).toEqual([])
  })
  test('T-14.11 the starting section gives no token at set-up', () => {
    const read = readOptions(dawn.options, { terra: true, map: 'build' })
    if (!read.ok) throw new Error(read.error)
    const state = dawn.setup(read.value, 2, 'set-up')
    while (asked(state) !== 'turn') play(state, legal(state)[0] as string)
    expect(kitOf(state).dial[state.dial]).toContain('wonder')
    expect([state.tops.includes(NONE), tokens(state)]).toEqual([false, [0, 0, 0, 0]])
  })
  test('T-14.12 a wonder with a token costs one less', () => {
    const state = beforeSection(GOVERNMENT)
    const oracle = wonderNumber('oracle')
    expect(costOf(state, 0, oracle)).toBe(WONDER_COST[oracle])
    endRound(state)
    expect(costOf(state, 0, oracle)).toBe(printedCost(oracle) - 1)
    expect(costOf(state, 0, wonderNumber('pyramids'))).toBe(WONDER_COST[wonderNumber('pyramids')])
  })
  test('T-14.13 the token goes to the supply when the wonder is built', () => {
    const state = terraPosition({ row: TERRA_ROW, resources: { mercury: 2 } }, {}, { tops: ['oracle'] })
    terraOf(state).wonderTokens = [0, 1, 0, 0]
    play(state, 'focus 6', 'wonder oracle', 'resource mercury', 'build 24')
    expect(tokens(state)).toEqual([0, 0, 0, 0])
    expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0, 0])
  })
})
