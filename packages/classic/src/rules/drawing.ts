import { below, both, firstOf, minus, type Random, restOf, type SetOf, setOf, sizeOf } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../data/events.ts'
import { ERAS, NONE } from '../data/types.ts'
import { WONDERS, type WonderId } from '../data/wonders.ts'
import { add } from './counts.ts'
import { playerOf, STRENGTHS, type State } from './state.ts'

/**
 * Chance (C-3.30). Decks are counts of what is left in them; a card is decided when it is drawn, with odds in proportion to
 * its copies.
 */

const sumOf = (counts: readonly number[], from: number, to: number): number => {
  let sum = 0
  for (let at = from; at < to; at++) sum += counts[at] ?? 0
  return sum
}

/** Draws one thing out of counts, from places `from` to `to` − 1; `NONE` if there is nothing. */
export const drawFrom = (random: Random, counts: number[], from = 0, to = counts.length): number => {
  const all = sumOf(counts, from, to)
  if (all === 0) return NONE
  let left = below(random, all)
  for (let at = from; at < to; at++) {
    left -= counts[at] ?? 0
    if (left >= 0) continue
    add(counts, at, -1)
    return at
  }
  return NONE
}

/** Draws one member of a set; `NONE` if it is empty. */
export const drawMember = <Member extends string>(random: Random, set: SetOf<Member>): number => {
  const size = sizeOf(set)
  if (size === 0) return NONE
  let left = set
  for (let passed = below(random, size); passed > 0; passed--) left = restOf(left)
  return firstOf(left)
}

/** C-12.18, C-12.19, C-18.10: a deck of which only face-up cards are left is turned over. */
const turnOver = (down: number[], up: number[], from: number, to: number): void => {
  if (sumOf(down, from, to) > 0) return
  for (let at = from; at < to; at++) {
    down[at] = up[at] ?? 0
    up[at] = 0
  }
}

/** Takes the top card of a unit deck out of it: its place in `deck`, or `NONE` if there is no card left (C-12.17). */
export const drawUnit = (state: State, type: number): number => {
  const from = type * STRENGTHS
  turnOver(state.deck, state.fallen, from, from + STRENGTHS)
  return drawFrom(state.random, state.deck, from, from + STRENGTHS)
}

/** Draws a unit into the standing forces (C-12.16); `NONE` if there is none. */
export const gainUnit = (state: State, seat: number, type: number): number => {
  const unit = drawUnit(state, type)
  if (unit !== NONE) {
    const { units } = playerOf(state, seat)
    add(units, unit, 1)
  }
  return unit
}

/** Cards that can still be drawn of a type. */
export const unitsLeft = (state: State, type: number): number => {
  const from = type * STRENGTHS
  return sumOf(state.deck, from, from + STRENGTHS) + sumOf(state.fallen, from, from + STRENGTHS)
}

/** Events of one era stand together in the list. */
export const ERA_BEGINS: readonly number[] = [0, 1, 2, 3].map((era) => {
  const first = CULTURE_EVENTS.findIndex((event) => event.era >= era)
  return first < 0 ? CULTURE_EVENTS.length : first
})

/** Draws a culture event of an era into a hand kept in order (C-17.10); `NONE` if there is none (C-18.11). */
export const gainEvent = (state: State, seat: number, era: number): number => {
  const from = ERA_BEGINS[era] ?? 0
  const to = ERA_BEGINS[era + 1] ?? CULTURE_EVENTS.length
  turnOver(state.events, state.discards, from, to)
  const event = drawFrom(state.random, state.events, from, to)
  if (event !== NONE) addToHand(playerOf(state, seat).hand, event)
  return event
}

export const addToHand = (hand: number[], event: number): void => {
  let at = 0
  while (at < hand.length && (hand[at] ?? 0) <= event) at++
  hand.splice(at, 0, event)
}

/** C-15.7: the next wonder of the deck, medieval ones before modern ones; `NONE` if the deck is empty. */
export const drawWonder = (state: State): number => {
  for (const ofEra of WONDERS_OF_ERA) {
    const wonder = drawMember(state.random, both(state.unseenWonders, ofEra))
    if (wonder === NONE) continue
    state.unseenWonders = minus(state.unseenWonders, wonder)
    return wonder
  }
  return NONE
}

const WONDERS_OF_ERA: readonly SetOf<WonderId>[] = ERAS.map((_name, era) =>
  setOf(...WONDERS.filter((wonder) => wonder.era === era).map(({ number }) => number)),
)
