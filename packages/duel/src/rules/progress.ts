import {
  firstOf,
  has,
  type Message,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  setOf,
  shares,
  type Tell,
  union,
} from '@ecumene/kernel'
import { effectOf, PROGRESS_PIECES, type ProgressPiece, progressNumbered } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import type { Effect } from '../data/types.ts'
import type { Asks } from './asks.ts'
import type { Event } from './events.ts'
import { DECLINE, progressMove } from './moves.ts'
import { gainSymbol } from './science.ts'
import type { City, Side, State } from './state.ts'

/*
 * D-15: what Progress tokens do. Each lasting effect is found by the tokens that have it, so a token is nothing but
 * its entry in the data.
 */

const tokensWith = (test: (effects: readonly Effect[]) => boolean): SetOf<ProgressId> =>
  setOf(...PROGRESS_PIECES.flatMap((token) => (test(token.effects) ? token.number : [])))

const discountOn = (on: 'wonder' | 'blue') => (effects: readonly Effect[]) => effectOf(effects, 'discount')?.on === on
const amount = (kind: 'extraShields' | 'coinsPerChain' | 'pointsPerProgress'): number =>
  Math.max(...PROGRESS_PIECES.map((token) => effectOf(token.effects, kind)?.count ?? 0))
const DISCOUNT_UNITS = Math.max(...PROGRESS_PIECES.map((token) => effectOf(token.effects, 'discount')?.units ?? 0))

const ARCHITECTURE = tokensWith(discountOn('wonder'))
const MASONRY = tokensWith(discountOn('blue'))
const ECONOMY = tokensWith((effects) => effectOf(effects, 'tradeIncome') !== undefined)
const STRATEGY = tokensWith((effects) => effectOf(effects, 'extraShields') !== undefined)
const THEOLOGY = tokensWith((effects) => effectOf(effects, 'extraTurnPerWonder') !== undefined)
const URBANISM = tokensWith((effects) => effectOf(effects, 'coinsPerChain') !== undefined)
const MATHEMATICS = tokensWith((effects) => effectOf(effects, 'pointsPerProgress') !== undefined)
const STRATEGY_SHIELDS = amount('extraShields')
const URBANISM_COINS = amount('coinsPerChain')
const MATHEMATICS_POINTS = amount('pointsPerProgress')

/** D-15.3: units dropped from the cost of a Wonder. */
export const wonderDiscount = (city: City): number => (shares(city.progress, ARCHITECTURE) ? DISCOUNT_UNITS : 0)

/** D-15.4: units dropped from the cost of a blue Building. */
export const blueDiscount = (city: City): number => (shares(city.progress, MASONRY) ? DISCOUNT_UNITS : 0)

/** The token that grants a discount, for price plans. */
export const discountToken = (on: 'wonder' | 'blue'): ProgressPiece | undefined =>
  PROGRESS_PIECES.find((token) => discountOn(on)(token.effects))

/** D-15.7: this city earns what the opponent pays for resources. */
export const hasTradeIncome = (city: City): boolean => shares(city.progress, ECONOMY)

export const tradeIncomeToken = PROGRESS_PIECES.find((token) => has(ECONOMY, token.number)) as ProgressPiece

/** D-15.16, D-15.17: extra shields of a red Building. */
export const extraShields = (city: City): number => (shares(city.progress, STRATEGY) ? STRATEGY_SHIELDS : 0)

/** D-15.19: every Wonder gives another turn. */
export const wondersGrantTurns = (city: City): boolean => shares(city.progress, THEOLOGY)

/** D-15.22: coins for a Building that a chain made free. */
export const chainCoins = (city: City): number => (shares(city.progress, URBANISM) ? URBANISM_COINS : 0)

export const chainCoinsToken = PROGRESS_PIECES.find((token) => has(URBANISM, token.number)) as ProgressPiece

/** D-15.2, D-15.14, D-15.15: points at the end. */
export const progressPoints = (city: City): number => {
  let points = 0
  let owned = 0
  for (const token of PROGRESS_PIECES) {
    if (!has(city.progress, token.number)) continue
    points += token.points
    owned++
  }
  return shares(city.progress, MATHEMATICS) ? points + MATHEMATICS_POINTS * owned : points
}

/** D-14.7: gives a token to a player and resolves what it does at once. */
export const gainProgress = (state: State, side: Side, token: ProgressPiece, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  city.progress = plus(city.progress, token.number)
  tell?.({ kind: 'progressTaken', seat: side, token: token.id })
  if (token.coins > 0) {
    city.coins += token.coins
    tell?.({ kind: 'coinsGained', seat: side, coins: token.coins, source: { kind: 'progress', token: token.id } })
  }
  if (token.symbols !== NO_MEMBERS) gainSymbol(state, side, token.symbols, tell)
}

/** D-14.1, D-14.12: a pair earns a token from the board, which may be declined. */
export const progress: Asks<'progress', 'progress' | 'decline'> = {
  answers: ['progress', 'decline'],
  legal(state, _frame, _seat, into) {
    for (let left = state.progressBoard; left !== NO_MEMBERS; left = restOf(left)) {
      into.push(progressMove(firstOf(left)))
    }
    into.push(DECLINE)
  },
  candidates: (state) => [...membersOf(union(state.progressBoard, state.progressBox)).map(progressMove), DECLINE],
  whyNot(state, _frame, _seat, move): Message | null {
    if (move.kind === 'decline') return null
    const token = progressNumbered(move.token)
    if (has(state.progressBoard, token.number)) return null
    return { key: 'reason.tokenNotOnBoard', args: { token: { key: `progress.${token.id}` } } }
  },
  apply(state, frame, _seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'decline') {
      tell?.({ kind: 'progressDeclined', seat: frame.seat })
      return
    }
    state.progressBoard = minus(state.progressBoard, move.token)
    gainProgress(state, frame.seat, progressNumbered(move.token), tell)
  },
  decision: () => ({ key: 'decision.progress' }),
}
