import { MARKET_RESOURCES, NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { outskirtsOf } from '../map/outskirts.ts'
import { moveOf, PASS } from '../moves.ts'
import { useOnce } from '../once.ts'
import { ask, playerOf, type State } from '../state.ts'
import { whyNotAffordable, whyNotAvailable } from './availability.ts'
import { canMakeAnother, makeSecond, takeResource } from './deeds.ts'
import { ITEM_COUNT, itemIn, type Making, makingOf, needsSquare } from './items.ts'
import { finishMaking, MAKING, whyNoHarvest } from './managing.ts'
import { squaresFor, whyNotThere } from './placing-items.ts'

/** C-D22, C-D23: where what the city makes will stand. */
export const put: Asks<'put', 'put'> = {
  answers: ['put'],
  decision: () => because('decision.put'),
  candidates: (state, _frame, seat) => outskirtsOf(state, seat, state.city.city).map((square) => moveOf('put', square)),
  whyNot: (state, _frame, seat, { square }) => whyNotThere(state, seat, state.city.city, state.city.item, square),
  legal(state, _frame, seat, into) {
    for (const square of squaresFor(state, seat, state.city.city, state.city.item)) into.push(moveOf('put', square))
  },
  apply(state, _frame, seat, { square }, tell) {
    state.pending.pop()
    if (state.city.second === 1) makeSecond(state, seat, square, tell)
    else finishMaking(state, seat, square, tell)
  },
}

const whyNoSecond = (state: State, seat: number, move: Making) => {
  const { city, left } = state.city
  if (move.city !== city) return because('reason.notNow')
  return whyNotAffordable(state, seat, itemIn(move), left) ?? whyNotAvailable(state, seat, city, itemIn(move))
}

/** C-11.14: a second item for what is left of the action's production. */
export const second: Asks<'second', Making['kind'] | 'pass'> = {
  answers: [...MAKING, 'pass'],
  decision: () => because('decision.second'),
  candidates: ({ city }) => [PASS, ...Array.from({ length: ITEM_COUNT }, (_, item) => makingOf(city.city, item))],
  whyNot: (state, _frame, seat, move) => (move.kind === 'pass' ? null : whyNoSecond(state, seat, move)),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') return
    state.city.item = itemIn(move)
    state.city.second = 1
    if (needsSquare(state.city.item)) ask(state, { kind: 'put', seat })
    else makeSecond(state, seat, NONE, tell)
  },
  over: (state, { seat }) => !canMakeAnother(state, seat),
}

/** Angkor Wat: the same city may harvest once more. */
export const harvestAgain: Asks<'harvestAgain', 'harvest' | 'pass'> = {
  answers: ['harvest', 'pass'],
  decision: () => because('decision.harvestAgain'),
  candidates: ({ city }) => [
    PASS,
    ...Array.from({ length: MARKET_RESOURCES }, (_, kind) => moveOf('harvest', city.city, kind)),
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'pass') return null
    return move.city === state.city.city
      ? whyNoHarvest(state, seat, move.city, move.resource)
      : because('reason.notNow')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') return
    useOnce(state, seat, 'doubleHarvest')
    takeResource(state, seat, move.city, move.resource, tell)
  },
  over: (state, { seat }) => playerOf(state, seat).cities[state.city.city] === NONE,
}
