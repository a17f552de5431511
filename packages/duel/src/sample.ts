import {
  both,
  firstOf,
  membersOf,
  NO_MEMBERS,
  type Random,
  restOf,
  setOf,
  shuffle,
  sizeOf,
  split,
  union,
  type Viewer,
  without,
} from '@ecumene/kernel'
import { type CardSet, cardNumbered, NONE, numbersOf } from './data/pieces.ts'
import { DECKS, type Deck } from './data/types.ts'
import { cardIn, clone, type Frame, holds, putInto, type State } from './rules/state.ts'

const NUMBERS = Object.fromEntries(DECKS.map((deck) => [deck, numbersOf(deck)])) as {
  readonly [D in Deck]: readonly number[]
}

/**
 * A state that the viewer cannot tell from the true one. Hidden are the faces of face-down cards (D-2.5), everything
 * not yet drawn, which lies in the generator (D-2.6, D-2.7), and the library's tokens where they are private.
 */
export const sample = (state: State, viewer: Viewer, random: Random): State => {
  const sampled = clone(state)
  sampled.random = split(random)
  redealFaceDown(sampled, random)
  const top = sampled.pending[sampled.pending.length - 1]
  if (top?.kind === 'library' && top.seat !== viewer && state.options.greatLibraryTokens === 'private') {
    sampled.pending[sampled.pending.length - 1] = redrawLibrary(sampled, top, random)
  }
  return sampled
}

/** Redeals the face-down slots from the cards nobody has seen; a Guild's back shows that it is a Guild. */
const redealFaceDown = (state: State, random: Random): void => {
  const hidden = without(state.present, state.faceUp)
  if (hidden === NO_MEMBERS) return
  const slots = membersOf(hidden)
  const seen = seenCards(state)
  for (const deck of state.age === 3 ? LAST_AGE_DECKS : [DECKS[state.age - 1] as Deck]) {
    const places = slots.filter((slot) => cardIn(state, slot).deck === deck)
    if (places.length === 0) continue
    const unseen = NUMBERS[deck].filter((number) => !holds(seen, cardNumbered(number)))
    shuffle(random, unseen, places.length)
    for (let index = 0; index < places.length; index++) state.slots[places[index] ?? NONE] = unseen[index] ?? NONE
  }
}

const LAST_AGE_DECKS: readonly Deck[] = ['age-3', 'guild']

/** All cards that were played, and all that lie face up. */
const seenCards = (state: State): CardSet => {
  const [one, two] = state.cities
  const seen: CardSet = [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS]
  for (const set of [one.buildings, two.buildings, state.discard]) {
    seen[0] = union(seen[0], set[0])
    seen[1] = union(seen[1], set[1])
    seen[2] = union(seen[2], set[2])
  }
  for (const card of state.tucked) if (card !== NONE) putInto(seen, cardNumbered(card))
  for (let left = both(state.present, state.faceUp); left !== NO_MEMBERS; left = restOf(left)) {
    putInto(seen, cardIn(state, firstOf(left)))
  }
  return seen
}

const redrawLibrary = (state: State, frame: Extract<Frame, { kind: 'library' }>, random: Random): Frame => {
  const tokens = membersOf(state.progressBox)
  const count = sizeOf(frame.drawn)
  shuffle(random, tokens, count)
  return { ...frame, drawn: setOf(...tokens.slice(0, count)) }
}
