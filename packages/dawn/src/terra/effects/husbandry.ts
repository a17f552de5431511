import { type Ask, asks, because } from '../../rules/because.ts'
import type { Hooks } from '../../rules/hooks/hooks.ts'
import { isInOwnRange } from '../../rules/industry/industry.ts'
import { movesOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { ask, ON_CARD, playerOf, type State } from '../../rules/state.ts'
import { hasFigure } from '../armies/armies.ts'
import { CARAVAN } from '../moves.ts'
import { terraPlayer } from '../state.ts'

/** Animal Husbandry: a figure that lets a city be built on its space, whatever lies around (TI-58). */
export const hasFigureAt = (state: State, seat: number, space: number): boolean => hasFigure(state, seat, space)

/** Own figures of one kind. */
const figuresOf = (state: State, seat: number, kind: number): number[] =>
  kind === CARAVAN ? playerOf(state, seat).caravans : terraPlayer(state, seat).armies

const kindsAt = (state: State, seat: number, space: number): readonly number[] =>
  movesOf('recall').flatMap(({ figure }) => (figuresOf(state, seat, figure).includes(space) ? [figure] : []))

const sendBack = (state: State, seat: number, kind: number, space: number): void => {
  const figures = figuresOf(state, seat, kind)
  figures[figures.indexOf(space)] = ON_CARD
}

/**
 * A city built where a figure stands may be the second option of the card or the third, which sends the figure back. If the
 * limits of the second allow the space, the player says which it was; of a caravan and an army the player says which goes.
 */
export const askToRecall: Hooks['cityBuilt'] = (state, seat, space, _tell, byCard) => {
  const kinds = kindsAt(state, seat, space)
  const [only] = kinds
  // A city that comes with a world wonder is not the card's effect.
  if (only === undefined || !byCard) return
  const isFree = isInOwnRange(state, seat, space)
  if (kinds.length === 1 && !isFree) {
    sendBack(state, seat, only, space)
    return
  }
  ask(state, { kind: 'recall', seat, space, mayStay: isFree })
}

export const recall: Ask<'recall', 'recall' | 'nothing'> = {
  answers: ['recall', 'nothing'],
  decision: asks('decision.recall'),
  candidates: () => [...movesOf('recall'), NOTHING_MOVE],
  whyNot(state, { space, mayStay }, seat, move) {
    if (move.kind === 'nothing') return mayStay ? null : because('reason.mustRecall')
    return figuresOf(state, seat, move.figure).includes(space) ? null : because('reason.noFigure')
  },
  apply(state, { space }, seat, move) {
    state.pending.pop()
    if (move.kind === 'recall') sendBack(state, seat, move.figure, space)
  },
}
