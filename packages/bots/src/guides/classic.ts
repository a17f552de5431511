import { classic, type Move, type State } from '@ecumene/classic'
import { classicJudge } from '../evaluators/classic.ts'
import { CLASSIC_WEIGHTS, type WeightsByRound } from '../evaluators/classic-weights.ts'
import type { Guide } from '../guide.ts'
import { isGoodOffer, offerFor, owesAnswer } from './classic-offers.ts'

/** Could a city still do something that costs nothing and harms nobody? That is better than nothing in any case. */
const isCityIdle = (state: State, seat: number): boolean =>
  state.phase === 'cities' &&
  classic.legal(state, seat).some((move) => FREE.has(move.kind) || (MADE.has(move.kind) && isFree(state, seat, move)))

const FREE: ReadonlySet<string> = new Set(['arts', 'harvest', 'raise', 'fortify'])

/** Things that take nothing else's place; they are free if the city's own production is enough. */
const MADE: ReadonlySet<string> = new Set(['muster', 'train', 'wall'])

const isFree = (state: State, seat: number, move: Move): boolean => {
  const now = classic.clone(state)
  classic.apply(now, seat, move)
  for (let top = now.pending.at(-1); top?.kind === 'put' || top?.kind === 'react'; top = now.pending.at(-1)) {
    for (const asked of classic.deciders(now)) classic.apply(now, asked, classic.legal(now, asked)[0] as Move)
  }
  return now.battle === null && now.players[seat]?.trade === state.players[seat]?.trade
}

/** How to think about Classic if things are worth this much. */
export const guideWith = (weights: WeightsByRound): Guide<State> => {
  const judge = classicJudge(weights)
  return {
    evaluate: judge.evaluate,
    account: judge.account,
    // Only where a tree is asked for by name: a decision has dozens of moves, and random play ruins all of them.
    playout: 4,
    exploration: 0.2,
    analysis: 20,
    levels: { easy: 'search:40~2', normal: 'search:40~0.8', hard: 'search:40~0.2', expert: 'search:100' },
    foresight: { candidates: 5, decisions: 12, turns: 1, further: { iterations: 100, decisions: 30, turns: 3 } },
    isPointless(state, seat, move) {
      const { kind } = move as Move
      if (kind === 'accept') return !isGoodOffer(judge, state, seat, move as Move)
      // An offer that helped the seat a moment ago still does.
      if (kind === 'withdraw') return true
      return kind === 'done' && (isCityIdle(state, seat) || owesAnswer(state, seat))
    },
    propose: (sample, seat) => offerFor(judge, [sample(), sample()], seat),
  }
}

export const guide: Guide<State> = guideWith(CLASSIC_WEIGHTS)
