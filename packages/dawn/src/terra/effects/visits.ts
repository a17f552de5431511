import { CARD_LEVEL, CARD_TYPE, cardLevel, cardType } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { cardOf, kitOf } from '../../kits.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { ownerOf } from '../../rules/map/on-spaces.ts'
import { conquer } from '../../rules/military/aftermath.ts'
import { moveOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { replaceCard } from '../../rules/row/science.ts'
import { CITY_STATE, playerOf, type State } from '../../rules/state.ts'
import { asksOfCityState, cityStateAt } from '../../rules/trade/visits.ts'

/** The space of the visit that has just been made. */
const visited = ({ turnSoFar: { visited } }: State): number => visited[visited.length - 1] ?? 0

/** Országház: the city-state that a caravan has reached may be conquered (TI-55). */
export const annex: Ask<'annex', 'conquer' | 'nothing'> = {
  answers: ['conquer', 'nothing'],
  decision: (state) => asksOfCityState('decision.annex', cityStateAt(state, visited(state))),
  candidates: () => [moveOf('conquer'), NOTHING_MOVE],
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'conquer') conquer(state, seat, visited(state), tell)
  },
  over: (state) => state.piece[visited(state)] !== CITY_STATE,
}

/** Great Library: the player's card of the type and level of a card in the visited rival's row (TI-03). */
const copies = (state: State, seat: number): readonly number[] => {
  const { row, leader } = playerOf(state, seat)
  const host = ownerOf(state, visited(state))
  if (host === NONE) return []
  const own = kitOf(state).ownCards[leader]
  const cards = playerOf(state, host).row.flatMap((card) => {
    const [type, level] = [cardType(card), cardLevel(card)]
    const standard = cardOf(state, type, level)
    const isOwn = own !== undefined && CARD_TYPE[own] === type && CARD_LEVEL[own] === level
    return isOwn ? [standard, own] : [standard]
  })
  return [...new Set(cards)].filter(
    (card) => !row.includes(card) && row.some((held) => CARD_TYPE[held] === CARD_TYPE[card]),
  )
}

export const study: Ask<'study', 'gain' | 'nothing'> = {
  answers: ['gain', 'nothing'],
  decision: asks('decision.study'),
  candidates: (state, _frame, seat) => [...copies(state, seat).map((card) => moveOf('gain', card)), NOTHING_MOVE],
  whyNot: (state, _frame, seat, move) =>
    move.kind === 'nothing' || copies(state, seat).includes(move.card) ? null : because('reason.notAvailable'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const place = playerOf(state, seat).row.findIndex((card) => CARD_TYPE[card] === CARD_TYPE[move.card])
    replaceCard(state, seat, place, move.card, tell)
  },
  over: (state, { seat }) => copies(state, seat).length === 0,
}
