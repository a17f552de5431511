import { has } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { GOVERNMENT } from '../../data/governments.ts'
import { TECH, type TechId } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

const one: readonly TechId[] = ['pottery', 'writing', 'currency', 'masonry', 'philosophy']
const two: readonly TechId[] = ['chivalry', 'construction', 'irrigation', 'mathematics']

const researching = (sketch: PlayerSketch, other: PlayerSketch = {}): State =>
  position({ phase: 'research', players: [sketch, other] })

const research = (sketch: PlayerSketch, tech: TechId): State => {
  const state = researching(sketch)
  play(state, `0: research ${tech}`, '1: pass')
  return state
}

test('C-25.1 at most one tech, or none', () => {
  const state = researching({ trade: 27 })
  expect(legal(state, 0)).toContain('pass')
  play(state, '0: research writing')
  expect(classic.legal(state, 0)).toEqual([])
})

test('C-25.2 levels need 6, 11, 16, 21 and 26 trade', () => {
  expect(refusal(researching({ trade: 5 }), '0: research writing')).toBe('noTrade')
  expect(refusal(researching({ trade: 6 }), '0: research writing')).toBe('')
  expect(refusal(researching({ trade: 10, techs: one.slice(0, 2) }), '0: research chivalry')).toBe('noTrade')
  expect(refusal(researching({ trade: 11, techs: one.slice(0, 2) }), '0: research chivalry')).toBe('')
  const three = [...one.slice(0, 3), ...two.slice(0, 2)]
  expect(refusal(researching({ trade: 15, techs: three }), '0: research banking')).toBe('noTrade')
  expect(refusal(researching({ trade: 16, techs: three }), '0: research banking')).toBe('')
})

test('C-25.3 not a tech one already has', () => {
  expect(refusal(researching({ trade: 6, techs: ['writing'] }), '0: research writing')).toBe('known')
})

test('C-25.4 a level I tech always has a place', () => {
  expect(refusal(researching({ trade: 6, techs: one }), '0: research navigation')).toBe('')
})

test('C-25.5 a higher one rests on two of the level below', () => {
  expect(refusal(researching({ trade: 27, techs: one.slice(0, 1) }), '0: research chivalry')).toBe('noPlace')
  expect(refusal(researching({ trade: 27, techs: [...one.slice(0, 2), 'chivalry'] }), '0: research irrigation')).toBe(
    'noPlace',
  )
  expect(refusal(researching({ trade: 27, techs: [...one.slice(0, 3), 'chivalry'] }), '0: research irrigation')).toBe(
    '',
  )
})

test('C-EX18 a level III card needs two level II cards', () => {
  expect(refusal(researching({ trade: 27, techs: [...one.slice(0, 2), 'chivalry'] }), '0: research banking')).toBe(
    'noPlace',
  )
  const techs = [...one.slice(0, 3), ...two.slice(0, 2)]
  expect(refusal(researching({ trade: 27, techs }), '0: research banking')).toBe('')
})

test('C-25.6 only the numbers of cards matter, not their places', () => {
  const techs = [...two.slice(0, 1), ...one.slice(2, 5)]
  expect(refusal(researching({ trade: 27, techs }), '0: research irrigation')).toBe('')
})

test('C-25.7 the starting tech counts as a level I card', () => {
  const state = researching({ trade: 27, techs: ['writing'] })
  const russia = player(state, 0)
  russia.rows = [2, 0, 0, 0, 0]
  expect(refusal(state, '0: research chivalry')).toBe('')
})

test('C-25.8 a tech lies in the row of its level', () => {
  const state = research({ trade: 11, techs: one.slice(0, 2) }, 'chivalry')
  expect(player(state, 0).rows).toEqual([2, 1, 0, 0, 0])
})

test('C-25.9 all choose in secret, and all choices are revealed together', () => {
  const state = researching({ trade: 6 }, { trade: 6 })
  play(state, '0: research writing')
  expect(knows(player(state, 0), TECH.writing)).toBe(false)
  play(state, '1: research currency')
  expect([knows(player(state, 0), TECH.writing), knows(player(state, 1), TECH.currency)]).toEqual([true, true])
})

test('C-25.10 a choice stands', () => {
  const state = researching({ trade: 6 }, { trade: 6 })
  play(state, '0: research writing')
  expect(refusal(state, '0: research currency')).not.toBe('')
})

test('C-25.11 research spends all trade but one for each coin', () => {
  expect(player(research({ trade: 9, sheetCoins: 2 }, 'writing'), 0).trade).toBe(2)
})

test('C-EX19 18 trade, no coins, a level II tech: the dial is at 0', () => {
  expect(player(research({ trade: 18, techs: one.slice(0, 2) }, 'sailing'), 0).trade).toBe(0)
})

test('C-EX20 with four coins it is at 4', () => {
  expect(player(research({ trade: 18, techs: one.slice(0, 2), sheetCoins: 4 }, 'sailing'), 0).trade).toBe(4)
})

test('C-25.12 coins never raise trade', () => {
  expect(player(research({ trade: 6, sheetCoins: 9 }, 'writing'), 0).trade).toBe(6)
})

test('C-25.13 the coins owned before count', () => {
  const state = research({ trade: 11, techs: one.slice(0, 2) }, 'civil-service')
  expect([player(state, 0).trade, player(state, 0).coins]).toEqual([0, 1])
})

test('C-25.14 the most is kept without a question', () => {
  const state = research({ trade: 9, sheetCoins: 3 }, 'writing')
  expect([player(state, 0).trade, state.phase]).toEqual([3, 'start'])
})

test('C-25.15 a player who does not research keeps all trade', () => {
  const state = researching({ trade: 20 })
  play(state, '0: pass', '1: pass')
  expect(player(state, 0).trade).toBe(20)
})

test('C-25.16 a tech is its owner’s alone', () => {
  const state = research({ trade: 6 }, 'horseback-riding')
  expect(state.players.map(({ speed }) => speed)).toEqual([3, 2])
})

test('C-EX23 what Rome researches Egypt does not have', () => {
  const state = position({
    phase: 'research',
    players: [{ civilization: 'rome', techs: one.slice(0, 2), trade: 11 }, { civilization: 'egypt' }],
  })
  play(state, '0: research engineering', '1: pass')
  expect(state.players.map((each) => knows(each, TECH.engineering))).toEqual([true, false])
})

test('C-25.18 Space Flight wins', () => {
  const techs: readonly TechId[] = ['atomic-theory', 'flight']
  const state = researching({ trade: 26, techs })
  play(state, '0: research space-flight', '1: pass')
  expect(state.ending).toBe('technology')
})

test('C-25.19 techs are never lost', () => {
  const state = research({ trade: 6, techs: ['writing'] }, 'currency')
  expect([TECH.writing, TECH.currency].every((tech) => knows(player(state, 0), tech))).toBe(true)
})

test('C-26.1 a tech works from the moment it is revealed', () => {
  expect(player(research({ trade: 6 }, 'masonry'), 0).stacking).toBe(3)
})

test('C-26.2 it unlocks its building', () => {
  expect(refusal(position({ phase: 'cities', players: [{ trade: 27 }, {}] }), 'build 0 temple')).not.toBe('')
  const state = position({ phase: 'cities', players: [{ trade: 27, techs: ['philosophy'] }, {}] })
  expect(refusal(state, 'build 0 temple')).toBe('')
})

test('C-26.3 or upgrades it', () => {
  const state = position({
    phase: 'cities',
    map: ['ffff'],
    players: [{ trade: 27, techs: ['pottery', 'engineering'] }, {}],
  })
  expect(refusal(state, 'build 0 granary')).toBe('locked')
  expect(refusal(state, 'build 0 aqueduct')).toBe('')
})

test('C-26.4 it unlocks its government', () => {
  const state = research({ trade: 6 }, 'code-of-laws')
  expect(has(player(state, 0).unlocked, GOVERNMENT.republic)).toBe(true)
})

test('C-EX24 Code of Laws unlocks Republic and trading posts', () => {
  const state = position({ phase: 'cities', map: ['d'], players: [{ trade: 27, techs: ['code-of-laws'] }, {}] })
  expect(refusal(state, 'build 0 trading-post')).toBe('')
  expect(has(player(state, 0).unlocked, GOVERNMENT.republic)).toBe(true)
})

test('C-26.5 ranks rise, may be skipped and never fall', () => {
  const state = researching({ trade: 27, techs: ['gunpowder', ...one] })
  expect(player(state, 0).ranks).toEqual([1, 3, 1])
  play(state, '0: research democracy', '1: pass')
  expect(player(state, 0).ranks).toEqual([1, 3, 1])
})

test('C-26.6 all units of the type have the new rank, and later ones its price', () => {
  const state = position({ phase: 'cities', map: ['fff'], players: [{ techs: ['chivalry'] }, {}] })
  expect(refusal(state, 'train 0 mounted')).toBe('tooDear')
  expect(refusal(state, 'train 0 infantry')).toBe('')
})

test('C-EX25 Chivalry: knights at once, and a new one costs 7', () => {
  const state = position({ phase: 'cities', map: ['fff', 'm'], players: [{ techs: ['chivalry'] }, {}] })
  expect([player(state, 0).ranks[2], refusal(state, 'train 0 mounted')]).toEqual([2, ''])
})

test('C-26.7 culture hand icons add up', () => {
  expect(player(researching({ techs: ['pottery', 'civil-service', 'theology'] }), 0).cultureHand).toBe(5)
})

test('C-26.8 a coin icon is a permanent coin', () => {
  expect(player(researching({ techs: ['civil-service', 'railroad', 'computers'] }), 0).coins).toBe(3)
})

test('C-26.15 the highest speed and stacking limit apply', () => {
  const state = researching({ techs: ['sailing', 'horseback-riding', 'printing-press', 'masonry'] })
  expect(player(state, 0)).toMatchObject({ speed: 4, stacking: 4 })
})
