import { has, NO_MEMBERS, union } from '@ecumene/kernel'
import { cardNumbered, type EconomyPart } from '../../data/cards.ts'
import { type Ask, asks, because } from '../because.ts'
import { active, isInForce } from '../hooks/asking.ts'
import { isMature } from '../map/spaces.ts'
import { DONE, type Move, maker, moveOf } from '../moves.ts'
import { ask, CAPITAL, ON_CARD, OUT_OF_PLAY, type Player, playerOf, type State } from '../state.ts'
import { currentCard, travelIn } from '../undertakings.ts'
import { canLeave, setOut } from './caravans.ts'
import { canSpend, cardPlace, spendBy, spendMoves, whyNotSpend } from './trade.ts'

export const resolveEconomy = (state: State, seat: number, { distance }: EconomyPart): void => {
  let pool = 0
  for (const { does } of active('caravanPool', state, seat)) pool += does()
  state.travel = { distance, pool, moved: NO_MEMBERS }
  ask(state, { kind: 'economy', seat })
}

/** N-10.4, N-10.25: a caravan moves once per resolution, and not again in a turn in which it came back to the card. */
const mayMove = (state: State, number: number): boolean =>
  !has(union(travelIn(state).moved, state.turnSoFar.returned), number)

/** How many caravans may still move, wherever they are. */
export const caravansToMove = (state: State, seat: number): number => {
  const { caravans } = playerOf(state, seat)
  let count = 0
  for (let number = 0; number < caravans.length; number++) {
    if (caravans[number] !== OUT_OF_PLAY && mayMove(state, number)) count++
  }
  return count
}

/** A caravan standing there that may move; all such caravans are alike. */
const unmovedAt = (state: State, player: Player, at: number): number => {
  for (let number = 0; number < player.caravans.length; number++) {
    if (player.caravans[number] === at && mayMove(state, number)) return number
  }
  return -1
}

/** N-10.6: caravans leave the card from the capital or a mature city. */
const mayDepart = (state: State, seat: number, city: number): boolean =>
  state.piece[city] === CAPITAL || isInForce('departsAnywhere', state, seat) || isMature(state, seat, city)

/** N-10.3: there is something to spend, and no caravan has moved yet. */
const maySpend = (state: State, seat: number): boolean =>
  travelIn(state).moved === NO_MEMBERS && canSpend(state, seat, cardPlace(state, seat))

const SPEND_OR_MOVE = asks('decision.economy')
const MOVE_ON = asks('decision.caravans')

const depart = maker('depart')
const caravan = maker('caravan')

/** N-10: trade tokens first (N-10.3), then one caravan after the other (N-10.4). */
export const economy: Ask<'economy', 'spend' | 'natural' | 'resource' | 'depart' | 'caravan' | 'done'> = {
  answers: ['spend', 'natural', 'resource', 'depart', 'caravan', 'done'],
  decision: (state, _frame, seat) => (maySpend(state, seat) ? SPEND_OR_MOVE : MOVE_ON)(),
  candidates(state, _frame, seat) {
    const player = playerOf(state, seat)
    const moves: Move[] = [...spendMoves(state, seat)]
    for (const city of player.cities) moves.push(moveOf('depart', city))
    for (const at of new Set(player.caravans)) if (at >= 0) moves.push(moveOf('caravan', at))
    moves.push(DONE)
    return moves
  },
  whyNot(state, _frame, seat, move) {
    const player = playerOf(state, seat)
    switch (move.kind) {
      case 'done':
        return null
      case 'spend':
      case 'natural':
      case 'resource':
        if (travelIn(state).moved !== NO_MEMBERS) return because('reason.caravansMoved')
        return whyNotSpend(state, seat, cardPlace(state, seat), move)
      case 'depart':
        if (!player.cities.includes(move.space)) return because('reason.notYourCity')
        if (unmovedAt(state, player, ON_CARD) < 0) return because('reason.noCaravanOnCard')
        if (!mayDepart(state, seat, move.space)) return because('reason.notMature')
        return canLeave(state, seat, unmovedAt(state, player, ON_CARD), move.space) ? null : because('reason.noWayOut')
      default:
        if (unmovedAt(state, player, move.space) < 0) return because('reason.noCaravan')
        return canLeave(state, seat, unmovedAt(state, player, move.space), move.space)
          ? null
          : because('reason.noWayOut')
    }
  },
  legal(state, _frame, seat, into) {
    const player = playerOf(state, seat)
    if (maySpend(state, seat)) {
      const place = cardPlace(state, seat)
      for (const move of spendMoves(state, seat)) if (whyNotSpend(state, seat, place, move) === null) into.push(move)
    }
    const waiting = unmovedAt(state, player, ON_CARD)
    if (waiting >= 0) {
      for (const city of player.cities) {
        if (mayDepart(state, seat, city) && canLeave(state, seat, waiting, city)) into.push(depart(city))
      }
    }
    for (let number = 0; number < player.caravans.length; number++) {
      const at = player.caravans[number] ?? 0
      if (at < 0 || unmovedAt(state, player, at) !== number) continue
      if (canLeave(state, seat, number, at)) into.push(caravan(at))
    }
    into.push(DONE)
  },
  apply(state, _frame, seat, move, tell) {
    const player = playerOf(state, seat)
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        finish(state, seat)
        return
      case 'spend':
      case 'natural':
      case 'resource':
        state.travel = { ...travelIn(state), distance: travelIn(state).distance + 1 }
        spendBy(state, seat, cardPlace(state, seat), move, tell)
        return
      case 'depart':
        setOut(state, seat, unmovedAt(state, player, ON_CARD), move.space)
        return
      default:
        setOut(state, seat, unmovedAt(state, player, move.space), move.space)
    }
  },
  over: (state, { seat }) => caravansToMove(state, seat) === 0,
  finish: (state, { seat }) => finish(state, seat),
}

const finish = (state: State, seat: number): void => {
  if (cardNumbered(currentCard(state)).economy?.after === 'exchange') ask(state, { kind: 'exchange', seat })
}
