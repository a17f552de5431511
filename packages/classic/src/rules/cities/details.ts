import { MARKET_RESOURCES, NONE } from '../../data/types.ts'
import type { Asks, FrameOf } from '../asks.ts'
import { because } from '../because.ts'
import { centreOf, outskirtsOf } from '../map/outskirts.ts'
import { maker, moveOf, PASS } from '../moves.ts'
import { useOnce } from '../once.ts'
import { ask, playerOf, type State } from '../state.ts'
import { whyNotAffordable, whyNotAvailable } from './availability.ts'
import { canMakeAnother, makeSecond, takeAction, takeResource } from './deeds.ts'
import { ITEM_COUNT, itemIn, type Making, makingOf, needsSquare, wordOf } from './items.ts'
import { MAKING, whyNoHarvest } from './managing.ts'
import { squaresFor, whyNotThere } from './placing-items.ts'

const PUT = maker('put')

/** C-D22, C-D23: where what the city makes will stand. */
export const put: Asks<'put', 'put'> = {
  answers: ['put'],
  decision: (_state, { item }) => because('decision.put', { item: { key: wordOf(item) } }),
  candidates: (state, { city }, seat) => outskirtsOf(state, seat, city).map((square) => PUT(square)),
  whyNot: (state, { city, item }, seat, { square }) => whyNotThere(state, seat, city, item, square),
  legal(state, { city, item }, seat, into) {
    for (const square of squaresFor(state, seat, city, item)) into.push(PUT(square))
  },
  apply(state, frame, seat, { square }, tell) {
    state.pending.pop()
    const { city, item } = frame
    if (frame.by === 'rest') makeSecond(state, seat, frame, square, tell)
    else takeAction(state, seat, { does: frame.by, city, item, square }, tell)
  },
}

const whyNoSecond = (state: State, { seat, city, left }: FrameOf<'second'>, move: Making) => {
  if (move.city !== city) return because('reason.notNow')
  return whyNotAffordable(state, seat, itemIn(move), left) ?? whyNotAvailable(state, seat, city, itemIn(move))
}

/** C-11.14: a second item for what is left of the action's production. */
export const second: Asks<'second', Making['kind'] | 'pass'> = {
  answers: [...MAKING, 'pass'],
  decision: (_state, { left }) => because('decision.second', { left }),
  candidates: (_state, { city }) => [PASS, ...Array.from({ length: ITEM_COUNT }, (_, item) => makingOf(city, item))],
  whyNot: (state, frame, _seat, move) => (move.kind === 'pass' ? null : whyNoSecond(state, frame, move)),
  apply(state, { city, left }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat, offer: 'second' })
      return
    }
    const item = itemIn(move)
    if (needsSquare(item)) {
      tell?.({ kind: 'cityActs', seat, square: centreOf(state, seat, city), thing: wordOf(item) })
      ask(state, { kind: 'put', seat, city, item, by: 'rest', left })
    } else makeSecond(state, seat, { city, item, left }, NONE, tell)
  },
  over: (state, { seat, city, left }) => !canMakeAnother(state, seat, city, left),
}

/** Angkor Wat: the same city may harvest once more. */
export const harvestAgain: Asks<'harvestAgain', 'harvest' | 'pass'> = {
  answers: ['harvest', 'pass'],
  decision: () => because('decision.harvestAgain'),
  candidates: (_state, { city }) => [
    PASS,
    ...Array.from({ length: MARKET_RESOURCES }, (_, kind) => moveOf('harvest', city, kind)),
  ],
  whyNot(state, { city }, seat, move) {
    if (move.kind === 'pass') return null
    return move.city === city ? whyNoHarvest(state, seat, city, move.resource) : because('reason.notNow')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat, offer: 'harvest' })
      return
    }
    useOnce(state, seat, 'doubleHarvest')
    takeResource(state, seat, move.city, move.resource, tell)
  },
  over: (state, { seat, city }) => playerOf(state, seat).cities[city] === NONE,
}
