import { CARD_TYPE } from '../../data/cards.ts'
import { ALL_TREATIES, treatyCard } from '../../data/sights.ts'
import { MILITARY, NONE } from '../../data/types.ts'
import { kitOf } from '../../kits.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { type Move, moveOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { swapBy } from '../../rules/row/turn.ts'
import { ask, type FrameOf, playerOf, type State } from '../../rules/state.ts'
import { returnTreaty, takeTreaty } from '../../rules/trade/visits.ts'
import { terraOf, terraPlayer } from '../state.ts'

const others = (state: State, seat: number): readonly number[] =>
  state.players.flatMap((_player, other) => (other === seat ? [] : [other]))

/** Is there another player who does not have Ibrahim? */
export const canSendVizier = (state: State, seat: number): boolean =>
  others(state, seat).some((other) => other !== terraOf(state).ibrahim)

/** Grand Vizier: Ibrahim goes to another player. */
export const vizier: Ask<'vizier', 'give' | 'nothing'> = {
  answers: ['give', 'nothing'],
  decision: asks('decision.vizier'),
  candidates: (state, _frame, seat) => [...others(state, seat).map((other) => moveOf('give', other)), NOTHING_MOVE],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (move.player >= state.players.length || move.player === seat) return because('reason.notAvailable')
    return terraOf(state).ibrahim === move.player ? because('reason.hasIbrahim') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    terraOf(state).ibrahim = move.player
    tell?.({ kind: 'ibrahimGiven', seat, owner: move.player })
  },
}

/** Lithuanian Union: one card of a player, whose cards are unlimited from now on. */
export const union: Ask<'union', 'treaty'> = {
  answers: ['treaty'],
  decision: asks('decision.union'),
  candidates: (state, _frame, seat) =>
    others(state, seat).flatMap((giver) => kitOf(state).treaties.map((kind) => moveOf('treaty', giver, kind))),
  whyNot(state, _frame, seat, move) {
    if (move.player >= state.players.length || move.player === seat) return because('reason.notAvailable')
    return state.treaties[treatyCard(move.player, move.treaty)] === NONE ? null : because('reason.notAvailable')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    terraPlayer(state, seat).ally = move.player
    takeTreaty(state, seat, move.player, move.treaty, tell)
  },
}

/** Non-Aggression Pact, broken by its giver: the card goes back, and the military card changes places with another. */
const pact = ALL_TREATIES.indexOf('non-aggression-pact')

/** Asks the holder of a pact that its giver has broken. */
export const askToRetaliate = (state: State, seat: number, breaker: number): void =>
  ask(state, { kind: 'retaliate', seat, breaker })

const broken = (state: State, { seat, breaker }: FrameOf<'retaliate'>): boolean =>
  state.treaties[treatyCard(breaker, pact)] === seat

const militarySwaps = (state: State, seat: number): readonly Move[] => {
  const { row } = playerOf(state, seat)
  const military = row.findIndex((card) => CARD_TYPE[card] === MILITARY)
  // Oxford University may have put a card of another type in its place.
  if (military === NONE) return []
  return row.flatMap((_card, place) =>
    place === military ? [] : [moveOf('swap', Math.min(place, military), Math.max(place, military))],
  )
}

export const retaliate: Ask<'retaliate', 'swap' | 'nothing'> = {
  answers: ['swap', 'nothing'],
  decision: asks('decision.retaliate'),
  candidates: (state, _frame, seat) => [...militarySwaps(state, seat), NOTHING_MOVE],
  whyNot: (state, _frame, seat, move) =>
    move.kind === 'nothing' || militarySwaps(state, seat).includes(move) ? null : because('reason.notMilitary'),
  apply(state, { breaker }, seat, move, tell) {
    if (move.kind === 'swap') returnTreaty(state, seat, breaker, pact, tell)
    swapBy(state, seat, move, tell)
  },
  over: (state, frame) => !broken(state, frame) || militarySwaps(state, frame.seat).length === 0,
}
