import { NONE } from '../../data/types.ts'
import { because, type Question } from '../../rules/asking.ts'
import { isInOwnRange } from '../../rules/industry.ts'
import { movesOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { ask, ON_CARD, playerOf, type State } from '../../rules/state.ts'
import { hasFigure } from '../armies.ts'
import { terraOf, terraPlayer } from '../state.ts'

/** Animal Husbandry: a figure that lets a city be built on its space, whatever lies around (TI-58). */
export const hasFigureAt = (state: State, seat: number, space: number): boolean => hasFigure(state, seat, space)

const CARAVANS = 0

/** Own figures of one kind. */
const figuresOf = (state: State, seat: number, kind: number): number[] =>
  kind === CARAVANS ? playerOf(state, seat).caravans : terraPlayer(state, seat).armies

const kindsAt = (state: State, seat: number, space: number): readonly number[] =>
  movesOf('recall').flatMap(({ item }) => (figuresOf(state, seat, item).includes(space) ? [item] : []))

const sendBack = (state: State, seat: number, kind: number, space: number): void => {
  const figures = figuresOf(state, seat, kind)
  figures[figures.indexOf(space)] = ON_CARD
}

/**
 * A city built where a figure stands may be the second option of the card or the third, which sends the figure back. If the
 * limits of the second allow the space, the player says which it was; of a caravan and an army the player says which goes.
 */
export const askToRecall = (state: State, seat: number, space: number): void => {
  const kinds = kindsAt(state, seat, space)
  const [only] = kinds
  if (only === undefined || isBuildingWonder(state)) return
  const isFree = isInOwnRange(state, seat, space)
  if (kinds.length === 1 && !isFree) {
    sendBack(state, seat, only, space)
    return
  }
  const { doing } = terraOf(state)
  doing.space = space
  doing.reach = isFree ? 1 : 0
  ask(state, 'recall', seat)
}

/** A city that comes with a world wonder is none of the card's own. */
const isBuildingWonder = ({ now, tops }: State): boolean => now.wonder !== NONE && tops.includes(now.wonder)

export const recall: Question = {
  answers: ['recall', 'nothing'],
  decision: 'decision.recall',
  candidates: () => [...movesOf('recall'), NOTHING_MOVE],
  whyNot(state, seat, move) {
    const { space, reach } = terraOf(state).doing
    if (move.kind === 'nothing') return reach === 1 ? null : because('reason.mustRecall')
    return figuresOf(state, seat, move.item).includes(space) ? null : because('reason.noFigure')
  },
  apply(state, seat, move) {
    state.pending.pop()
    if (move.kind === 'recall') sendBack(state, seat, move.item, terraOf(state).doing.space)
  },
}
