import { describe, expect, test } from 'vitest'
import { NONE } from '../data/types.ts'
import { WONDER_COST, wonderNumber } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { kitOf } from '../rules/kit.ts'
import type { State } from '../rules/state.ts'
import { costOf } from '../rules/wonder-building.ts'
import { hasWonder } from '../rules/wonders.ts'
import { asked, pass, play, player } from '../testing/play.ts'
import type { PlayerSketch, Sketch } from '../testing/position.ts'
import { terraOf } from './state.ts'
import { TERRA_ROW, terraPosition } from './testing/terra-position.ts'

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
    expect(kitOf(terraPosition()).dial.flat()).not.toContain('trade')
  })
  test('T-14.3 the dial advances one section at the end of a round, then the first player’s turn begins', () => {
    const state = beforeSection(1)
    const kinds = endRound(state, 1).map(({ kind }) => kind)
    expect(kinds).toEqual(['cardChosen', 'cardReset', 'dialAdvanced', 'directionRolled', 'turnBegan'])
    expect([state.dial, state.round, state.active]).toEqual([1, 2, 0])
  })
  const iconsInOrder = () => {
    const icons = (section: number) =>
      endRound(beforeSection(section)).flatMap((event) => (event.kind === 'dialAdvanced' ? [event.icon] : []))
    expect(icons(OPENING)).toEqual(['spawn', 'wonder'])
    expect(icons(GOVERNMENT)).toEqual(['government', 'wonder'])
  }
  test('T-14.4 a section’s wonder icon comes last', iconsInOrder)
  test('T-14.5 the other icons come in the order of the data', iconsInOrder)
  test('T-A13 the order of icons is that of the data', iconsInOrder)
  test('T-14.6 each face-up wonder gets a token', () => {
    const state = beforeSection(GOVERNMENT)
    endRound(state)
    expect(tokens(state)).toEqual([1, 1, 0, 0])
  })
  const secondToken = () => {
    const state = beforeSection(OPENING)
    terraOf(state).wonderTokens = [1, 0, 0, 0]
    const events = endRound(state, 1)
    expect(events).toContainEqual({ kind: 'wonderForgotten', wonder: 'stonehenge' })
    expect(tokens(state)).toEqual([0, 1, 0, 0])
    expect(state.tops[0]).not.toBe(NONE)
    expect(state.tops[0]).not.toBe(wonderNumber('stonehenge'))
    expect(events.some(({ kind }) => kind === 'wonderRevealed')).toBe(true)
  }
  test('T-14.7 a second token takes the card out of the game', secondToken)
  test('T-14.8 the token on it goes to the supply', secondToken)
  test('T-14.9 the next card of the deck is turned up', secondToken)
  test('T-14.10 the card turned up has no token', secondToken)
  test('T-EX12 a wonder that nobody builds is cheaper, then gone', secondToken)
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
    const state = terraPosition({}, {}, { tops: ['oracle'] })
    expect([state.dial, tokens(state)]).toEqual([0, [0, 0, 0, 0]])
  })
  test('T-14.12 a wonder with a token costs one less', () => {
    const state = beforeSection(GOVERNMENT)
    const oracle = wonderNumber('oracle')
    expect(costOf(state, 0, oracle)).toBe(WONDER_COST[oracle])
    endRound(state)
    expect(costOf(state, 0, oracle)).toBe((WONDER_COST[oracle] as number) - 1)
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
