import { below, type Random, shuffle } from '@ecumene/kernel'
import { CORE } from '../../data/core.ts'
import { FIRST_GAME_MAP, type FirstGameTile } from '../../data/first-game-map.ts'
import { TILES, type TileKind } from '../../data/tiles.ts'
import { NONE } from '../../data/types.ts'
import type { Placement } from '../../hex.ts'
import { type Ask, asks, because } from '../because.ts'
import { boardOf, spacesLaid, tileNumbered } from '../map/board.ts'
import { put } from '../map/pieces.ts'
import { moveOf, placementOf } from '../moves.ts'
import { ask, CAPITAL, type State } from '../state.ts'
import { layMoves, statusOf } from './placements.ts'

const FRAMES: readonly (readonly FirstGameTile['frame'][])[] = [
  [],
  [],
  ['red'],
  ['red', 'yellow'],
  ['red', 'yellow', 'blue'],
]

const framed = (seats: number): readonly FirstGameTile[] =>
  FIRST_GAME_MAP.filter(({ frame }) => (FRAMES[seats] as readonly string[]).includes(frame))

/** N-4.1 to N-4.5 */
export const firstGameLayout = (seats: number): readonly Placement[] =>
  framed(seats).map(({ tile, q, r, rotation }) => ({ tile, side: 0, rotation, q, r }))

const kindOf = (tile: number): TileKind => tileNumbered(tile).kind

const shuffled = (random: Random, kind: TileKind): number[] => {
  const tiles = TILES.filter((tile) => tile.kind === kind).map(({ number }) => number)
  shuffle(random, tiles)
  return tiles
}

/**
 * The tiles of a game: a capital tile for each player (N-5.1), the core (N-5.2), and two more for each player (N-5.7,
 * N-5.8).
 */
const drawTiles = (random: Random, seats: number) => {
  const naturalWonders = shuffled(random, 'naturalWonder')
  const cityStates = shuffled(random, 'cityState')
  const core = [...naturalWonders.slice(0, 2), ...cityStates.slice(0, 2)]
  shuffle(random, core)
  const rest = [...naturalWonders.slice(2), ...cityStates.slice(2), ...shuffled(random, 'plain')]
  shuffle(random, rest)
  return { capitals: shuffled(random, 'capital').slice(0, seats), core, rest: rest.slice(0, 2 * seats) }
}

/** N-5.3 */
const rollSide = (random: Random): number => (below(random, 6) < 3 ? 0 : 1)

/**
 * Quick play: random tiles on the grid of the first-game map, which gives every capital the same room, with the core in
 * the middle. All tiles show one side; for side B the grid is turned over, as the core layout of N-5.4 is.
 */
export const randomLayout = (seats: number, random: Random): readonly Placement[] => {
  const { capitals, core, rest } = drawTiles(random, seats)
  const side = rollSide(random)
  return framed(seats).map((place) => {
    const pile = place.core ? core : kindOf(place.tile) === 'capital' ? capitals : rest
    const tile = pile[0] ?? 0
    pile.shift()
    const { q, r, rotation } = place
    return side === 0
      ? { tile, side, rotation, q, r }
      : { tile, side, rotation: (9 - rotation) % 6, q: q + r, r: 0 - r }
  })
}

/** N-5.1 to N-5.9: the core is laid, every player has three tiles, and a random player begins. */
export const dealTiles = (state: State): void => {
  const { random } = state
  const { capitals, core, rest } = drawTiles(random, state.players.length)
  const side = rollSide(random)
  const places = CORE[side] as (typeof CORE)[number]
  layOut(
    state,
    places.map(({ q, r, rotation }, index) => ({ tile: core[index] ?? 0, side, rotation, q, r })),
  )
  state.hands = capitals.map((capital, seat) => [capital, rest[2 * seat] ?? 0, rest[2 * seat + 1] ?? 0])
  state.active = below(random, state.players.length)
}

/** Adopts a layout and makes room for what will stand on its spaces. Spaces of tiles keep their numbers. */
export const layOut = (state: State, layout: readonly Placement[]): void => {
  state.layout = layout
  const { size } = boardOf(layout)
  const laid = spacesLaid(layout)
  for (const list of [state.piece, state.token, state.wonder]) {
    list.length = Math.min(list.length, laid)
    while (list.length < size) list.push(0)
  }
  state.owner.length = Math.min(state.owner.length, laid)
  while (state.owner.length < size) state.owner.push(NONE)
}

/** N-5.9: asks the next player for a tile; false when all are laid. */
export const askForTile = (state: State): boolean => {
  if (state.hands.every((hand) => hand.length === 0)) return false
  ask(state, { kind: 'tile', seat: state.active })
  return true
}

/** N-5.10, N-5.17: first which of the player's tiles. */
export const tile: Ask<'tile', 'tile'> = {
  answers: ['tile'],
  decision: asks('decision.tile'),
  candidates: (state) => state.hands.flat().map((number) => moveOf('tile', number)),
  whyNot: (state, _frame, seat, move) =>
    state.hands[seat]?.includes(move.tile) === true ? null : because('reason.notYourTile'),
  apply(state, _frame, seat, move) {
    state.pending.pop()
    state.laying = move.tile
    ask(state, { kind: 'lay', seat })
  },
}

/** N-5.10, N-5.12 to N-5.16: then its side, rotation and position. */
export const lay: Ask<'lay', 'lay'> = {
  answers: ['lay'],
  decision: asks('decision.lay'),
  candidates: (state) => layMoves(state.layout, false),
  legal(state, _frame, _seat, into) {
    for (const move of layMoves(state.layout, true)) into.push(move)
  },
  whyNot(state, _frame, _seat, move) {
    switch (statusOf(state.layout, move)) {
      case 'legal':
        return null
      case 'overlaps':
        return because('reason.overlaps')
      case 'touchesTooFew':
        return because('reason.touchesTooFew')
      case 'missesCore':
        return because('reason.missesCore')
    }
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const placement = placementOf(move, state.laying)
    const from = spacesLaid(state.layout)
    layOut(state, [...state.layout, placement])
    const hand = state.hands[seat] as number[]
    hand.splice(hand.indexOf(state.laying), 1)
    tell?.({ kind: 'tileLaid', seat, tile: state.laying, side: placement.side === 0 ? 'A' : 'B' })
    // N-5.18: the capital goes on its icon at once.
    if (kindOf(state.laying) === 'capital') {
      const { capital } = boardOf(state.layout)
      put(state, capital.indexOf(1, from), seat, CAPITAL, tell)
    }
    state.laying = NONE
    state.active = (seat + 1) % playerCount(state)
  },
}

const playerCount = (state: State): number => state.players.length
