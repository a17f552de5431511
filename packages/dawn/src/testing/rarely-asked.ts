import { CARD_TYPE } from '../data/cards.ts'
import { treatyCard } from '../data/sights.ts'
import { ECONOMY, MILITARY, NONE } from '../data/types.ts'
import { cardOf, kitOf } from '../kits.ts'
import { around, boardOf, cityStateOn, isWater, naturalOn } from '../rules/map/board.ts'
import { ownerOf, pieceOn, tokenOn } from '../rules/map/on-spaces.ts'
import { hasBarbarian, isControl } from '../rules/map/pieces.ts'
import { ask, CONTROL, NOTHING, OUT_OF_PLAY, playerOf, type State } from '../rules/state.ts'
import { fitCaravans } from '../rules/trade/caravans.ts'
import { owedBy } from '../rules/trade/giving-back.ts'
import { treatiesHeld } from '../rules/trade/visits.ts'
import { play } from './play.ts'

/*
 * Questions that games hardly ever come to. Each changes a position in which a turn begins so that the seat whose turn it is is
 * asked: for pictures of the table.
 */

export type RarelyAsked = Readonly<Record<string, (state: State, seat: number) => void>>

export const RARELY_ASKED: RarelyAsked = {
  surplus(state, seat) {
    const player = playerOf(state, seat)
    exchangeCard(state, seat, cardOf(state, ECONOMY, 4))
    fitCaravans(state, seat, undefined)
    const land = openLand(state, seat)
    player.caravans = player.caravans.map((at, caravan) => (at === OUT_OF_PLAY ? at : (land[caravan] ?? at)))
    exchangeCard(state, seat, cardOf(state, ECONOMY, 1))
    fitCaravans(state, seat, undefined)
  },
  giveBack(state, seat) {
    for (const giver of rivalsOf(state, seat).slice(0, 2))
      for (const kind of kitOf(state).treaties.slice(1, 4)) state.treaties[treatyCard(giver, kind)] = seat
    if (owedBy(state, seat, NONE).length > 0) ask(state, { kind: 'giveBack', seat, visited: NONE, wanted: NONE })
  },
  makeRoom(state, seat) {
    const player = playerOf(state, seat)
    chooseCard(state, seat, MILITARY)
    player.tokens = player.controls + player.markerTokens
    const space = state.owner.findIndex((owner, at) => owner >= 0 && owner !== seat && pieceOn(state, at) === CONTROL)
    ask(state, { kind: 'makeRoom', seat, space, beaten: CONTROL })
  },
  renegotiate(state, seat) {
    for (const giver of rivalsOf(state, seat)) {
      const [first = 0] = kitOf(state).treaties
      if (treatiesHeld(state, seat, giver).length === 0) state.treaties[treatyCard(giver, first)] = seat
    }
    ask(state, { kind: 'renegotiate', seat })
  },
}

export const rivalsOf = (state: State, seat: number): readonly number[] =>
  [...state.players.keys()].filter((other) => other !== seat)

/** Puts a card in the place of the one of its type. */
export const exchangeCard = (state: State, seat: number, card: number): void => {
  const { row } = playerOf(state, seat)
  row[placeOf(state, seat, CARD_TYPE[card] ?? 0)] = card
}

/** The turn's card is the one of this type. */
export const chooseCard = (state: State, seat: number, type: number): void => {
  play(state, `focus ${placeOf(state, seat, type) + 1}`)
}

const placeOf = (state: State, seat: number, type: number): number =>
  playerOf(state, seat).row.findIndex((card) => CARD_TYPE[card] === type)

/** Land on which nothing stands but own control tokens, from the own cities on. */
export const openLand = (state: State, seat: number): readonly number[] => {
  const board = boardOf(state.layout)
  const found = [...playerOf(state, seat).cities]
  for (const space of found) for (const near of around(board, space)) if (!found.includes(near)) found.push(near)
  return found.filter(
    (space) =>
      !isWater(board, space) &&
      naturalOn(board, space) === NONE &&
      cityStateOn(board, space) === NONE &&
      (pieceOn(state, space) === NOTHING || (ownerOf(state, space) === seat && isControl(pieceOn(state, space)))) &&
      tokenOn(state, space) === 0 &&
      !hasBarbarian(state, space),
  )
}
