import { below, LANGUAGES, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { CardId } from './data/cards.ts'
import { RESOURCES } from './data/types.ts'
import { dawn } from './game.ts'
import { describePayment, paymentsOf } from './payments.ts'
import { plansFor } from './plans.ts'
import type { State } from './rules/state.ts'
import { legal, play } from './testing/play.ts'
import { type PlayerSketch, position } from './testing/position.ts'
import { words } from './words/words.ts'

const ROW = ['astrology', 'masonry', 'pottery', 'early-empire', 'foreign-trade'] as const

const paying = (more: Partial<PlayerSketch>) => {
  const state = position({
    players: [{ capital: 24, row: ROW, leader: 'egypt', ...more }, { capital: 0 }],
    tops: ['stonehenge'],
  })
  play(state, 'focus 3', 'wonder stonehenge')
  return state
}

test('what loses least comes first, and nothing is spent that could be spared', () => {
  // Stonehenge takes 6 of Egypt, the card makes 3; marble and mercury count 2 each, oil nothing.
  const state = paying({ trade: [0, 0, 2, 0, 0], resources: { marble: 2, mercury: 1, oil: 3 } })
  expect(paymentsOf(dawn.view(state, 0)).map(({ moves, production }) => [moves, production])).toEqual([
    [['spend', 'resource mercury'], 6],
    [['spend', 'resource marble'], 6],
    [['resource marble', 'resource mercury'], 7],
  ])
})

test('N-12.7 a natural wonder stays with the player, so it is spent first', () => {
  const state = position({
    map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg'],
    icons: { 25: 'pantanal' },
    players: [
      { capital: 24, row: ROW, leader: 'egypt', controls: [25], trade: [0, 0, 3, 0, 0], resources: { marble: 1 } },
      { capital: 0 },
    ],
    tops: ['stonehenge'],
  })
  play(state, 'focus 3', 'wonder stonehenge')
  expect(paymentsOf(dawn.view(state, 0))[0]?.moves).toEqual(['spend', 'natural pantanal'])
})

test('nothing is offered where nothing is to be paid', () => {
  const state = paying({ trade: [0, 0, 3, 0, 0] })
  play(state, 'spend', 'spend', 'spend')
  expect(paymentsOf(dawn.view(state, 0))).toEqual([])
  expect(legal(state).every((move) => move.startsWith('build '))).toBe(true)
})

const LEADERS = ['america', 'egypt', 'france', 'rome', 'scythia'] as const

test('every payment is made of legal moves, and its last one pays the wonder', () => {
  const random = seeded('payments')
  let paid = 0
  for (let table = 0; table < 40; table++) {
    const place = below(random, ROW.length)
    const row: CardId[] = ROW.filter((card) => card !== 'pottery')
    row.splice(place, 0, 'pottery')
    const leader = LEADERS[table % LEADERS.length] ?? 'egypt'
    const resources = Object.fromEntries(RESOURCES.map((name) => [name, below(random, 3)]))
    const trade = row.map(() => below(random, 4))
    const chosen = position({
      map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg'],
      icons: { 25: 'pantanal' },
      players: [{ capital: 24, row, leader, controls: [25], trade, resources }, { capital: 0 }],
      tops: ['stonehenge', 'colossus', 'pyramids', 'petra'],
    })
    play(chosen, `focus ${place + 1}`)
    for (const wonder of legal(chosen).filter((move) => move.startsWith('wonder '))) {
      const state = dawn.clone(chosen)
      play(state, wonder)
      const view = dawn.view(state, 0)
      const cost = view.paying === null ? 0 : (plansFor(view, 0)[view.paying.wonder]?.cost.total ?? 0)
      const payments = paymentsOf(view)
      expect(payments.length > 0).toBe((view.paying?.production ?? 0) < cost)
      for (const { moves, production } of payments) paid += pay(dawn.clone(state), moves, { cost, production })
    }
  }
  expect(paid).toBeGreaterThan(50)
})

/** Pays move by move; 0 where the leader of America is asked where to keep a natural wonder in between, else 1. */
const pay = (
  state: State,
  moves: readonly string[],
  { cost, production }: { readonly cost: number; readonly production: number },
): 0 | 1 => {
  for (const move of moves) {
    const { paying } = dawn.view(state, 0)
    if (paying === null) return 0
    expect(paying.production).toBeLessThan(cost)
    play(state, move)
  }
  const { paying } = dawn.view(state, 0)
  if (paying === null) return 0
  expect(paying.production).toBe(production)
  expect(production).toBeGreaterThanOrEqual(cost)
  return 1
}

test('a payment is named in every language', () => {
  const state = paying({ trade: [0, 0, 1, 0, 0], resources: { marble: 1 } })
  const [payment] = paymentsOf(dawn.view(state, 0))
  if (payment === undefined) throw new Error('nothing to pay with')
  expect(payment.parts.map(({ thing, count }) => [thing, count])).toEqual([
    ['tokens', 1],
    ['marble', 1],
  ])
  const said = LANGUAGES.map((language) => translator(words, language, String).say(describePayment(payment)))
  expect(said).toEqual([
    'Spend 1 trade token and marble',
    'Витратити: 1 жетон торгівлі і мармур',
    'Wydaj: 1 żeton handlu i marmur',
    'Потратить: 1 жетон торговли и мрамор',
  ])
})
