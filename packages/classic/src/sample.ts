import { type Random, split, type Viewer } from '@ecumene/kernel'
import { CULTURE_EVENTS } from './data/events.ts'
import { RESOURCES, UNIT_TYPES } from './data/types.ts'
import { eventShown } from './rules/abilities/consenting.ts'
import { takeFromHand } from './rules/abilities/hand.ts'
import { dealBarbarians, sampleHands, takeBarbarians, unitsKnownTo } from './rules/battle/sampling.ts'
import { clone } from './rules/clone.ts'
import { add } from './rules/counts.ts'
import { PASSED, WAITING } from './rules/deeds.ts'
import { addToHand, drawFrom, ERA_BEGINS } from './rules/drawing.ts'
import { sampleResearch } from './rules/research/researching.ts'
import { type Player, STRENGTHS, type State, UNDECIDED } from './rules/state.ts'
import { sampleOffers } from './rules/trade/sampling.ts'

/**
 * A state that the viewer cannot tell from the true one. Decks are counts of what nobody has drawn, so it is enough to put
 * back what the others hold in secret and deal it again: units, culture events, hut and village markers (C-3.13 to
 * C-3.19), choices that are not revealed yet, and all future chance.
 */
export const sample = (state: State, viewer: Viewer, random: Random): State => {
  const sampled = clone(state)
  sampled.random = split(random)
  const hidden = sampled.players.flatMap((_player, seat) => (seat === viewer ? [] : [seat]))
  // All cards of a deck go back before any is dealt, or those dealt last would be likelier to go back to their holder.
  const barbarians = takeBarbarians(sampled, viewer)
  redealUnits(sampled, hidden, viewer)
  dealBarbarians(sampled, barbarians)
  redealEvents(sampled, hidden)
  redealMarkers(sampled, hidden)
  sampleOffers(sampled, hidden)
  sampleHands(sampled, viewer)
  for (const seat of hidden) {
    const player = sampled.players[seat] as Player
    if (player.research !== UNDECIDED) player.research = sampleResearch(sampled, seat)
    for (const deed of sampled.deeds) if (deed.answers[seat] !== WAITING) deed.answers[seat] = PASSED
  }
  return sampled
}

/** C-3.5: how many cards of each type a player has is known; units that lie open in a battle are known altogether. */
const redealUnits = (state: State, hidden: readonly number[], viewer: Viewer): void => {
  const owed: { readonly units: number[]; readonly type: number; readonly count: number }[] = []
  for (const seat of hidden) {
    const { units } = state.players[seat] as Player
    const shown = unitsKnownTo(state, seat, viewer)
    for (let type = 0; type < UNIT_TYPES.length; type++) {
      let count = 0
      for (let at = type * STRENGTHS; at < (type + 1) * STRENGTHS; at++) {
        const secret = (units[at] ?? 0) - (shown[at] ?? 0)
        add(units, at, -secret)
        add(state.deck, at, secret)
        count += secret
      }
      owed.push({ units, type, count })
    }
  }
  for (const { units, type, count } of owed) {
    for (let card = 0; card < count; card++) {
      add(units, drawFrom(state.random, state.deck, type * STRENGTHS, (type + 1) * STRENGTHS), 1)
    }
  }
}

/** C-3.6: the backs are known, and so is a card that was shown to ask for consent. */
const redealEvents = (state: State, hidden: readonly number[]): void => {
  const owed: { readonly hand: number[]; readonly era: number }[] = []
  const shown = eventShown(state)
  for (const seat of hidden) {
    const player = state.players[seat] as Player
    const isShown = shown?.seat === seat
    if (isShown) takeFromHand(state, seat, shown.number)
    for (const event of player.hand) {
      add(state.events, event, 1)
      owed.push({ hand: player.hand, era: CULTURE_EVENTS[event]?.era ?? 0 })
    }
    player.hand.length = 0
    if (isShown) player.hand.push(shown.number)
  }
  for (const { hand, era } of owed) {
    addToHand(hand, drawFrom(state.random, state.events, ERA_BEGINS[era], ERA_BEGINS[era + 1]))
  }
}

/** C-3.7: how many there are is known. A village with a great person is never kept (C-3.26). */
const redealMarkers = (state: State, hidden: readonly number[]): void => {
  for (const [kind, faces] of [
    ['huts', state.hutFaces],
    ['villages', state.villageFaces],
  ] as const) {
    const owed: number[][] = []
    for (const seat of hidden) {
      const held = (state.players[seat] as Player)[kind]
      for (let face = 0; face < RESOURCES.length; face++) {
        const count = held[face] ?? 0
        add(faces, face, count)
        for (let marker = 0; marker < count; marker++) owed.push(held)
        held[face] = 0
      }
    }
    for (const held of owed) add(held, drawFrom(state.random, faces, 0, RESOURCES.length), 1)
  }
}
