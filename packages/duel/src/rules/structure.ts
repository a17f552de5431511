import {
  allOf,
  below,
  firstOf,
  has,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  setOf,
  shares,
  shuffle,
  type Tell,
  union,
  without,
} from '@ecumene/kernel'
import { LAYOUTS, SLOTS_PER_AGE, type Slot } from '../data/layouts.ts'
import { NONE, numbersOf } from '../data/pieces.ts'
import type { Event } from './events.ts'
import { cardIn, type State } from './state.ts'

const DECKS = [numbersOf('age-1'), numbersOf('age-2'), numbersOf('age-3')] as const
const GUILDS = numbersOf('guild')

/** D-3.20: how many Guilds join the third deck. */
export const GUILDS_IN_PLAY = 3

const ALL_SLOTS = allOf<'slot'>(SLOTS_PER_AGE)
const FACE_UP = LAYOUTS.map((layout) => slotsWhere(layout, (slot) => slot.faceUp))
const OPEN_AT_START = LAYOUTS.map((layout) => slotsWhere(layout, (slot) => slot.coveredBy === NO_MEMBERS))

function slotsWhere(layout: readonly Slot[], test: (slot: Slot) => boolean): SetOf<'slot'> {
  return setOf(...layout.flatMap((slot, index) => (test(slot) ? index : [])))
}

export const layoutOf = (age: number): readonly Slot[] => LAYOUTS[age - 1] as readonly Slot[]

/**
 * D-4.1: lays out the structure of an Age. Drawing 20 of the deck's 23 cards is the same as removing 3 unseen and
 * shuffling the rest (D-3.19 to D-3.21), and no undealt card lies in the state to be found.
 */
export const layStructure = (state: State, age: number, tell: Tell<Event> | undefined): void => {
  const deck = (DECKS[age - 1] as readonly number[]).slice()
  if (age === 3) addGuilds(state, deck)
  shuffle(state.random, deck, SLOTS_PER_AGE)
  deck.length = SLOTS_PER_AGE
  state.age = age
  state.slots = deck
  state.present = ALL_SLOTS
  state.open = OPEN_AT_START[age - 1] ?? 0
  state.faceUp = FACE_UP[age - 1] ?? 0
  tell?.({ kind: 'ageBegan', age })
}

/** Leaves 17 random Age III cards in the deck and adds 3 random Guilds. */
const addGuilds = (state: State, deck: number[]): void => {
  const guilds = GUILDS.slice()
  shuffle(state.random, guilds, GUILDS_IN_PLAY)
  for (let place = 0; place < GUILDS_IN_PLAY; place++) {
    const removed = below(state.random, deck.length)
    deck[removed] = deck[deck.length - 1] ?? 0
    deck.length--
  }
  for (let place = 0; place < GUILDS_IN_PLAY; place++) deck.push(guilds[place] ?? 0)
}

/** D-4.12: takes a card out of the structure; what it alone still covered becomes accessible. */
export const takeFromStructure = (state: State, slot: number): void => {
  const layout = layoutOf(state.age)
  state.present = minus(state.present, slot)
  state.open = minus(state.open, slot)
  state.slots[slot] = NONE
  for (const under of (layout[slot] as Slot).covers) {
    const isCovered = shares(state.present, (layout[under] as Slot).coveredBy)
    if (!isCovered && has(state.present, under)) state.open = plus(state.open, under)
  }
}

/** D-5.8: turns up every face-down card that has become accessible. */
export const revealOpenCards = (state: State, tell: Tell<Event> | undefined): void => {
  const turned = without(state.open, state.faceUp)
  if (turned === NO_MEMBERS) return
  state.faceUp = union(state.faceUp, turned)
  tell?.({
    kind: 'revealed',
    cards: membersOf(turned).map((slot) => ({ slot, card: cardIn(state, slot).id })),
  })
}

/** D-4.12, D-5.4: the slot of an accessible card that can be seen, or NONE. */
export const openSlotOf = (state: State, card: number): number => {
  for (let left = state.open; left !== NO_MEMBERS; left = restOf(left)) {
    const slot = firstOf(left)
    if (state.slots[slot] === card) return slot
  }
  return NONE
}
