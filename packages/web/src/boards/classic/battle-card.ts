import type { CardView } from '@ecumene/classic'
import type { Hold } from '../../hands/use-hands.ts'

/** A card in the hand for a battle, as a thing of the table. */
export const cardThing = ({ unit, strength }: Pick<CardView, 'unit' | 'strength'>): string => `card:${unit}-${strength}`

/** The card that is held, or the only one there is: its places are lit, where a menu would only name them. */
export const cardToPlay = (
  { held, movesAt }: Pick<Hold, 'held' | 'movesAt'>,
  cards: readonly CardView[],
): CardView | null => {
  if (held === null) {
    const [only = null, ...others] = cards.filter((card) => movesAt(cardThing(card)).length > 0)
    return others.length === 0 ? only : null
  }
  // What is asked about once more is not played with one more press elsewhere.
  return held.moves.length > 1 ? (cards.find((card) => cardThing(card) === held.thing) ?? null) : null
}
