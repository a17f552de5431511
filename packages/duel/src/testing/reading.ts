import type { CardId } from '../data/cards.ts'
import { CARD_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import type { WonderId } from '../data/wonders.ts'
import { duel } from '../game.ts'
import { cardPrice, wonderPrice } from '../rules/construction.ts'
import type { Event } from '../rules/events.ts'
import type { Side, State } from '../rules/state.ts'
import type { CityView, View } from '../view.ts'

/** The table as everyone sees it. */
export const table = (state: State): View => duel.view(state, null)

export const city = (state: State, side: Side): CityView => table(state).cities[side]

export const coins = (state: State): readonly [number, number] => [state.cities[0].coins, state.cities[1].coins]

/** What is asked of whom, such as `play 1`; `nothing` when the game is over. */
export const asked = (state: State): string => {
  const { asked: question } = table(state)
  return question === null ? 'nothing' : `${question.kind} ${question.seat}`
}

/** What a player would pay for a card or a Wonder now. */
export const price = (state: State, side: Side, id: CardId | WonderId): number => {
  const card = CARD_PIECES.find((piece) => piece.id === id)
  if (card !== undefined) return cardPrice(state, side, card)
  const wonder = WONDER_PIECES.find((piece) => piece.id === id)
  if (wonder !== undefined) return wonderPrice(state, side, wonder)
  throw new Error(`there is nothing called ${id}`)
}

export const kinds = (events: readonly Event[]): readonly Event['kind'][] => events.map((event) => event.kind)

/** All events of one kind. */
export const only = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): readonly Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
