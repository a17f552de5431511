import {
  has,
  membersOf,
  numberAt,
  type Random,
  setOf,
  shuffle,
  sizeOf,
  split,
  type Viewer,
  without,
} from '@ecumene/kernel'
import { cardNumbered, NONE, numbersOf } from './data/pieces.ts'
import { DECKS, type Deck } from './data/types.ts'
import { cardIn, clone, type Frame, holds, type State } from './rules/state.ts'

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

/** Deals the face-down slots anew from the cards nobody has seen; a Guild's back shows that it is a Guild. */
const redealFaceDown = (state: State, random: Random): void => {
  const hidden = without(state.present, state.faceUp)
  if (hidden === 0) return
  const slots = membersOf(hidden)
  for (const deck of state.age === 3 ? LAST_AGE_DECKS : [DECKS[state.age - 1] as Deck]) {
    const places = slots.filter((slot) => cardIn(state, slot).deck === deck)
    if (places.length === 0) continue
    const unseen = unseenCards(state, deck)
    shuffle(random, unseen, places.length)
    for (const [index, slot] of places.entries()) state.slots[slot] = numberAt(unseen, index)
  }
}

const LAST_AGE_DECKS: readonly Deck[] = ['age-3', 'guild']

const unseenCards = (state: State, deck: Deck): number[] => {
  const [one, two] = state.cities
  return NUMBERS[deck].filter((number) => {
    const card = cardNumbered(number)
    if (holds(one.buildings, card) || holds(two.buildings, card) || holds(state.discard, card)) return false
    if (state.tucked.includes(number)) return false
    const slot = state.slots.indexOf(number)
    return slot === NONE || !has(state.faceUp, slot)
  })
}

const redrawLibrary = (state: State, frame: Extract<Frame, { kind: 'library' }>, random: Random): Frame => {
  const tokens = [...membersOf(state.progressBox)]
  const count = sizeOf(frame.drawn)
  shuffle(random, tokens, count)
  return { ...frame, drawn: setOf(...tokens.slice(0, count)) }
}
