import { classic, type Player, type State } from '@ecumene/classic'
import { type PlayerSketch, position } from '@ecumene/classic/testing'
import { type Perspective, perspective, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { greedyBot } from '../greedy.ts'
import { guide } from '../guides/classic.ts'
import { randomBot } from '../random.ts'
import { searchBot } from '../search.ts'
import { duelScore } from '../testing/play.ts'
import { evaluateClassic } from './classic.ts'

const OPTIONS = { governments: 'core', loot: 'core', firstGame: false, civilizations: 'random', rounds: 100 } as const

/** How much better off the first player is after a change to that player's things. */
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

test('what one player gains makes the other worse off', () => {
  const state = classic.setup(OPTIONS, 2, 'evaluation')
  const before = evaluateClassic(state, 1)
  ;(state.players[0] as Player).coins += 5
  expect(evaluateClassic(state, 1)).toBeLessThan(before)
})

test('greedy is ahead of random after a few rounds of a fixed deal, from either seat', () => {
  expect(duelScore(classic, { ...OPTIONS, rounds: 7 }, greedyBot(guide), randomBot, 1)).toBe(1)
})

/** Plays on with one bot in all seats until a condition holds or the game is over; returns the number of decisions. */
const playOn = (state: State, bot: Bot, isSo: (state: State) => boolean, most = 400): number => {
  const chance = seeded('bots')
  for (let decisions = 0; decisions < most; decisions++) {
    const [seat] = classic.deciders(state)
    if (seat === undefined || isSo(state)) return decisions
    classic.apply(state, seat, bot.choose(perspective(classic, state, seat), chance))
    expect(classic.proof.audit(state)).toEqual([])
  }
  return most
}

test('greedy ends its Start of Turn, although great people could change places forever', () => {
  // Being done brings the Trade phase, in which the other player gains more; going on must not look better for that.
  const state = position({
    first: 1,
    active: 0,
    players: [{ people: ['general'], built: { a1: 'general' } }, { government: 'democracy' }],
  })
  expect(playOn(state, greedyBot(guide), ({ phase }) => phase !== 'start', 20)).toBeLessThan(20)
})

describe('a capital', () => {
  const STRONG: PlayerSketch = {
    techs: ['masonry', 'metalworking', 'democracy', 'mathematics', 'chivalry'],
    government: 'despotism',
    units: [
      ['infantry', 2],
      ['infantry', 3],
      ['mounted', 2],
      ['mounted', 3],
      ['artillery', 2],
      ['artillery', 3],
      ['artillery', 2],
    ],
  }
  const WEAK: PlayerSketch = { units: [['infantry', 1]] }

  test.each([
    ['before its gates', 'f13'],
    ['two rounds away', 'f9'],
  ])('is taken by greedy, whose armies are the stronger and stand %s', (_where, square) => {
    const state = position({ phase: 'movement', players: [{ ...STRONG, armies: { [square]: 3 } }, WEAK] })
    const { round } = state
    playOn(state, greedyBot(guide), (now) => now.round > round + 4)
    expect(state.ending).toBe('military')
    expect(state.winners).toEqual([0])
  })

  test('is left alone by armies that are too weak', () => {
    const state = position({ phase: 'movement', players: [{ ...WEAK, armies: { f13: 1 } }, STRONG] })
    playOn(state, greedyBot(guide), ({ active, battle }) => active === 1 || battle !== null)
    expect(state.battle).toBeNull()
  })

  test('is attacked as a last hope against somebody who is about to win, and otherwise not', () => {
    const attacks = (coins: number): boolean => {
      const state = position({
        phase: 'movement',
        players: [
          {
            techs: ['democracy', 'mathematics', 'chivalry'],
            units: [
              ['infantry', 2],
              ['mounted', 3],
              ['artillery', 2],
              ['artillery', 3],
              ['mounted', 2],
            ],
            armies: { f13: 2 },
          },
          {
            sheetCoins: coins,
            units: [
              ['infantry', 2],
              ['mounted', 2],
              ['artillery', 2],
              ['infantry', 2],
              ['mounted', 2],
              ['artillery', 2],
            ],
          },
        ],
      })
      playOn(state, greedyBot(guide), ({ active, battle }) => active === 1 || battle !== null)
      return state.battle !== null
    }
    expect([attacks(0), attacks(14)]).toEqual([false, true])
  })
})

describe.each([
  ['search', searchBot('search', { budget: { iterations: 5 } }, guide)],
  ['search by a tree', searchBot('search', { budget: { iterations: 8 }, playout: 4 }, guide)],
])('%s', (_name, bot) => {
  test('plays by the rules', () => {
    const state = position({ phase: 'cities', players: [{ trade: 9, armies: { c5: 1 } }, { scouts: ['f12'] }] })
    expect(playOn(state, bot, () => false, 16)).toBe(16)
  })

  test('cannot tell apart worlds that look the same from its seat: hands, huts and units differ', () => {
    const state = position({
      phase: 'movement',
      tokens: { d7: 'hut', e8: 'village' },
      hidden: ['a9'],
      players: [
        { armies: { d6: 1 }, units: [['infantry', 2]] },
        {
          huts: { spy: 1, wheat: 1 },
          hand: ['drought', 'catastrophe'],
          units: [
            ['infantry', 3],
            ['infantry', 1],
            ['mounted', 2],
          ],
        },
      ],
    })
    const other = classic.sample(state, 0, seeded('other world'))
    const secrets = ({ players }: State) => [players[1]?.hand, players[1]?.units, players[1]?.huts]
    expect(secrets(other)).not.toEqual(secrets(state))
    const choiceIn = (world: State) =>
      classic.notation.notate(bot.choose(sampling(perspective(classic, world, 0), state), seeded('chance')))
    expect(choiceIn(other)).toBe(choiceIn(state))
  })
})

/** A perspective whose samples come from one fixed world, so that only peeking could make a difference. */
const sampling = <Move, View>(own: Perspective<State, Move, View>, agreed: State): Perspective<State, Move, View> => ({
  ...own,
  sample: (random) => classic.sample(agreed, own.seat, random),
})
