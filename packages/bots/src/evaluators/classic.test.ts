import { classic, type Player, type State } from '@ecumene/classic'
import type { Game } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { greedyBot } from '../greedy.ts'
import { randomBot } from '../random.ts'
import { duelScore } from '../testing/play.ts'
import { evaluateClassic } from './classic.ts'

const OPTIONS = { governments: 'core', loot: 'core', firstGame: false, civilizations: 'random', rounds: 100 } as const

/** How much better the first player stands after a change to what that player has. */
const gain = (change: (player: Player, state: State) => void): number => {
  const state = classic.setup(OPTIONS, 2, 'evaluation')
  const before = evaluateClassic(state, 0)
  change(state.players[0] as Player, state)
  return evaluateClassic(state, 0) - before
}

test('every way to win counts: culture, techs, coins, units', () => {
  expect(gain((player) => player.level++)).toBeGreaterThan(0)
  expect(gain((player) => player.culture++)).toBeGreaterThan(0)
  expect(gain((player) => player.coins++)).toBeGreaterThan(0)
  expect(gain((player) => player.trade++)).toBeGreaterThan(0)
  expect(gain((player) => player.units.fill(2))).toBeGreaterThan(0)
  expect(gain((player) => player.techs.fill(7))).toBeGreaterThan(0)
})

test('what one player gains the other stands worse for', () => {
  const state = classic.setup(OPTIONS, 2, 'evaluation')
  const before = evaluateClassic(state, 1)
  ;(state.players[0] as Player).coins += 5
  expect(evaluateClassic(state, 1)).toBeLessThan(before)
})

test('greedy is ahead of random after a few rounds of a fixed deal, from either seat', () => {
  expect(duelScore(classic as unknown as Game, { ...OPTIONS, rounds: 7 }, greedyBot, randomBot, 1)).toBe(1)
})
