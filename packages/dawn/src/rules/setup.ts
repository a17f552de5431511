import { below, type Seed, seeded, shuffle, type Tell } from '@ecumene/kernel'
import { CARDS_IN_EPIC_PLAY, CARDS_IN_PLAY, VICTORY_CARDS } from '../data/agendas.ts'
import { cardOf } from '../data/cards.ts'
import { LEADERS } from '../data/leaders.ts'
import { CITY_STATES, NATURAL_WONDERS, TREATIES } from '../data/sights.ts'
import { BARBARIANS } from '../data/tiles.ts'
import { COLOURS, FOCUS_TYPES, NONE, RESOURCE_TOKENS, RESOURCES, WONDER_TYPES } from '../data/types.ts'
import { WONDERS_OF_TYPE } from '../data/wonders.ts'
import { because, type Question } from './asking.ts'
import { boardOf } from './board.ts'
import type { Event } from './events.ts'
import { settle } from './flow.ts'
import { askForTile, dealTiles, firstGameLayout, layOut, randomLayout } from './map-building.ts'
import { movesOf } from './moves.ts'
import { newNow } from './now.ts'
import { put } from './pieces.ts'
import {
  ask,
  CAPITAL,
  CITY_STATE,
  NATURAL_TOKEN,
  NOT_ON_MAP,
  newPlayer,
  type Options,
  playerOf,
  type State,
} from './state.ts'
import { beginTurn } from './turn.ts'
import { revealWonder } from './wonder-building.ts'

/** N-3: a game ready for its first decision. */
export const setup = (options: Options, seats: number, seed: Seed): State => {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) throw new RangeError(`New Dawn is for 2 to 4, not ${seats}`)
  const random = seeded(seed)
  // N-3.2: the order of choice begins with a random player.
  const starter = below(random, seats)
  const state: State = {
    options,
    random,
    pending: [],
    phase: 'setup',
    step: LEADERS_STEP,
    turn: 0,
    round: 0,
    first: starter,
    active: starter,
    dial: 0,
    direction: 0,
    layout: [],
    hands: [],
    laying: NONE,
    owner: [],
    piece: [],
    token: [],
    wonder: [],
    barbarians: BARBARIANS.map(() => NOT_ON_MAP),
    heading: 0,
    raider: BARBARIANS.length,
    naturalHolder: NATURAL_WONDERS.map(() => NONE),
    naturalCard: NATURAL_WONDERS.map(() => NONE),
    conqueror: CITY_STATES.map(() => NONE),
    treaties: Array.from({ length: seats * TREATIES.length }, () => NONE),
    tops: WONDER_TYPES.map(() => NONE),
    decks: WONDER_TYPES.flatMap(() => deckSizes(seats)),
    unseen: WONDERS_OF_TYPE.map((wonders) => (1 << wonders.length) - 1),
    supply: RESOURCES.map(() => RESOURCE_TOKENS),
    victoryCards: [],
    players: Array.from({ length: seats }, newPlayer),
    now: newNow(),
    ending: '',
    winners: [],
  }
  settle(state, undefined)
  return state
}

/** N-3.15 to N-3.17, N-3.24: cards of one type by era, after the unseen removal. */
const deckSizes = (seats: number): readonly number[] => [seats === 4 ? 2 : 1, seats === 2 ? 1 : 2, 2]

const LEADERS_STEP = 0
const COLOURS_STEP = 1
const MAP_STEP = 2
const TILES_STEP = 3
const TABLE_STEP = 4
const PLAY_STEP = 5

/** The steps of N-3 in their order; each waits for the decisions it asks for. */
export const continueSetup = (state: State, tell: Tell<Event> | undefined): void => {
  switch (state.step) {
    case LEADERS_STEP:
      if (state.options.leaders === 'choose') {
        if (askNext(state, 'leader', (seat) => playerOf(state, seat).leader === NONE)) return
      } else dealLeaders(state)
      state.step = COLOURS_STEP
      return
    case COLOURS_STEP:
      // N-4.6: in a first game the colour comes with the capital.
      if (state.options.colours === 'choose' && state.options.map !== 'firstGame') {
        if (askNext(state, 'colour', (seat) => playerOf(state, seat).colour === NONE)) return
      }
      for (const [seat, player] of state.players.entries()) if (player.colour === NONE) player.colour = seat
      state.step = MAP_STEP
      return
    case MAP_STEP:
      makeMap(state, tell)
      return
    case TILES_STEP:
      if (!askForTile(state)) state.step = TABLE_STEP
      return
    case TABLE_STEP:
      setTable(state, tell)
      return
    default:
      state.round = 1
      beginTurn(state, state.first, tell)
  }
}

const askNext = (state: State, kind: 'leader' | 'colour', isDue: (seat: number) => boolean): boolean => {
  for (let turn = 0; turn < state.players.length; turn++) {
    const seat = (state.active + turn) % state.players.length
    if (!isDue(seat)) continue
    ask(state, kind, seat)
    return true
  }
  return false
}

/** N-3.1 */
const dealLeaders = (state: State): void => {
  const sheets = LEADERS.map((_leader, number) => number)
  shuffle(state.random, sheets, state.players.length)
  for (let seat = 0; seat < state.players.length; seat++) takeLeader(state, seat, sheets[seat] as number)
}

/** N-3.4, N-3.5: the level-I cards in the order of the sheet; the caravan is on its card already. */
export const takeLeader = (state: State, seat: number, leader: number): void => {
  const player = playerOf(state, seat)
  player.leader = leader
  player.row = (LEADERS[leader] as (typeof LEADERS)[number]).row.map((type) => cardOf(FOCUS_TYPES.indexOf(type), 1))
}

export const leader: Question = {
  answers: ['leader'],
  decision: 'decision.leader',
  candidates: () => movesOf('leader'),
  whyNot: (state, _seat, move) =>
    state.players.some((player) => player.leader === move.item) ? because('reason.taken') : null,
  apply(state, seat, move, tell) {
    state.pending.pop()
    takeLeader(state, seat, move.item)
    tell?.({ kind: 'leaderChosen', seat, leader: (LEADERS[move.item] as (typeof LEADERS)[number]).id })
  },
}

/** N-3.2 */
export const colour: Question = {
  answers: ['colour'],
  decision: 'decision.colour',
  candidates: () => movesOf('colour'),
  whyNot: (state, _seat, move) =>
    state.players.some((player) => player.colour === move.item) ? because('reason.taken') : null,
  apply(state, seat, move, tell) {
    state.pending.pop()
    playerOf(state, seat).colour = move.item
    tell?.({ kind: 'colourChosen', seat, colour: COLOURS[move.item] as (typeof COLOURS)[number] })
  },
}

/** N-3.6 */
const makeMap = (state: State, tell: Tell<Event> | undefined): void => {
  if (state.options.map === 'build') {
    dealTiles(state)
    tell?.({ kind: 'tilesDealt' })
    state.step = TILES_STEP
    return
  }
  const seats = state.players.length
  layOut(state, state.options.map === 'firstGame' ? firstGameLayout(seats) : randomLayout(seats, state.random))
  // N-4.7: capital icons go to the seats in the order of the data.
  const { capital } = boardOf(state.layout)
  let seat = 0
  for (let space = 0; space < capital.length; space++) {
    if (capital[space] === 1) put(state, space, seat++, CAPITAL, undefined)
  }
  state.step = TABLE_STEP
}

/** N-3.7 to N-3.22 */
const setTable = (state: State, tell: Tell<Event> | undefined): void => {
  fillIcons(state)
  state.first = below(state.random, state.players.length)
  state.active = state.first
  for (let type = 0; type < WONDER_TYPES.length; type++) revealWonder(state, type, undefined)
  const cards = VICTORY_CARDS.map((_card, number) => number)
  const count = state.options.epic ? CARDS_IN_EPIC_PLAY : CARDS_IN_PLAY
  shuffle(state.random, cards, count)
  state.victoryCards = cards.slice(0, count).sort((one, other) => one - other)
  state.hands = []
  state.step = PLAY_STEP
  tell?.({ kind: 'mapReady' })
  ask(state, 'direction', state.first)
}

/** N-3.7 to N-3.9, N-3.22 */
const fillIcons = (state: State): void => {
  const board = boardOf(state.layout)
  for (let space = 0; space < board.size; space++) {
    const resource = board.resource[space] as number
    if (resource !== NONE) {
      state.token[space] = resource + 1
      state.supply[resource] = (state.supply[resource] as number) - 1
    }
    if (board.naturalWonder[space] !== NONE) state.token[space] = NATURAL_TOKEN
    if (board.cityState[space] !== NONE) state.piece[space] = CITY_STATE
  }
  for (let letter = 0; letter < state.barbarians.length; letter++) {
    const lair = board.lairs[letter] as number
    if (lair !== NONE) state.barbarians[letter] = lair
  }
}

/** N-3.13: only the orientation of the direction token matters. */
export const direction: Question = {
  answers: ['direction'],
  decision: 'decision.direction',
  candidates: () => movesOf('direction'),
  whyNot: () => null,
  apply(state, seat, move, tell) {
    state.pending.pop()
    state.direction = move.item
    tell?.({ kind: 'directionSet', seat, direction: move.item })
  },
}
