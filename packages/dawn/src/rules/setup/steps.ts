import { below, shuffle } from '@ecumene/kernel'
import { ALL_COLOURS } from '../../data/colours.ts'
import { ALL_LEADERS } from '../../data/leaders.ts'
import { NONE, WONDER_TYPES } from '../../data/types.ts'
import { kitOf } from '../../kits.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { revealWonder } from '../industry/wonder-building.ts'
import { boardOf, resourceOn } from '../map/board.ts'
import { put } from '../map/pieces.ts'
import { moveOf, movesOf } from '../moves.ts'
import { beginTurn } from '../row/turn.ts'
import { addTo, ask, CAPITAL, CITY_STATE, NATURAL_TOKEN, playerOf, type State } from '../state.ts'
import { askForTile, dealTiles, firstGameLayout, layOut, randomLayout } from './map-building.ts'

/** One step of set-up: true when it is done, false while it waits for the decisions it asks for. */
export type SetupStep = (state: State, tell: Teller) => boolean

/** N-3.1 */
export const chooseLeaders: SetupStep = (state) => {
  if (state.options.leaders !== 'choose') {
    dealLeaders(state)
    return true
  }
  return !askNext(state, 'leader', (seat) => playerOf(state, seat).leader === NONE)
}

/** N-3.2; N-4.6: in a first game the colour comes with the capital. */
export const chooseColours: SetupStep = (state) => {
  if (state.options.colours === 'choose' && state.options.map !== 'firstGame') {
    if (askNext(state, 'colour', (seat) => playerOf(state, seat).colour === NONE)) return false
  }
  for (const [seat, player] of state.players.entries()) if (player.colour === NONE) player.colour = seat
  return true
}

/** N-5.9: nothing to lay unless the players build the map. */
const layTiles: SetupStep = (state) => !askForTile(state)

/** The last step: it is never done, because the game has begun. */
export const beginPlay: SetupStep = (state, tell) => {
  state.round = 1
  beginTurn(state, state.first, tell)
  return false
}

/** The steps of N-3 in their order. */
export const SETUP_STEPS: readonly SetupStep[] = [
  chooseLeaders,
  chooseColours,
  makeMap,
  layTiles,
  drawFirstPlayer,
  setTable,
  beginPlay,
]

const askNext = (state: State, kind: 'leader' | 'colour', isDue: (seat: number) => boolean): boolean => {
  for (let turn = 0; turn < state.players.length; turn++) {
    const seat = (state.active + turn) % state.players.length
    if (!isDue(seat)) continue
    ask(state, { kind, seat })
    return true
  }
  return false
}

const dealLeaders = (state: State): void => {
  const sheets = [...kitOf(state).leaders]
  shuffle(state.random, sheets, state.players.length)
  for (let seat = 0; seat < state.players.length; seat++) takeLeader(state, seat, sheets[seat] ?? 0)
}

/** N-3.4, N-3.5: the level-I cards as the kit lays them out; the caravan is on its card already. */
export const takeLeader = (state: State, seat: number, leader: number): void => {
  const player = playerOf(state, seat)
  player.leader = leader
  player.row = [...kitOf(state).startingRow(leader)]
}

export const leader: Ask<'leader', 'leader'> = {
  answers: ['leader'],
  decision: asks('decision.leader'),
  candidates: (state) => kitOf(state).leaders.map((number) => moveOf('leader', number)),
  whyNot(state, _frame, _seat, move) {
    if (!kitOf(state).leaders.includes(move.leader)) return because('reason.notAvailable')
    return state.players.some((player) => player.leader === move.leader) ? because('reason.taken') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    takeLeader(state, seat, move.leader)
    tell?.({ kind: 'leaderChosen', seat, leader: (ALL_LEADERS[move.leader] as (typeof ALL_LEADERS)[number]).id })
  },
}

/** N-3.2 */
export const colour: Ask<'colour', 'colour'> = {
  answers: ['colour'],
  decision: asks('decision.colour'),
  candidates: (state) => movesOf('colour').slice(0, kitOf(state).colours),
  whyNot(state, _frame, _seat, move) {
    if (move.colour >= kitOf(state).colours) return because('reason.notAvailable')
    return state.players.some((player) => player.colour === move.colour) ? because('reason.taken') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    playerOf(state, seat).colour = move.colour
    tell?.({ kind: 'colourChosen', seat, colour: ALL_COLOURS[move.colour] as (typeof ALL_COLOURS)[number] })
  },
}

/** N-3.6 */
function makeMap(state: State, tell: Teller): boolean {
  if (state.options.map === 'build') {
    dealTiles(state)
    tell?.({ kind: 'tilesDealt' })
    return true
  }
  const seats = state.players.length
  layOut(state, state.options.map === 'firstGame' ? firstGameLayout(seats) : randomLayout(seats, state.random))
  // N-4.7: capital icons go to the seats in the order of the data.
  const { capital } = boardOf(state.layout)
  let seat = 0
  for (let space = 0; space < capital.length; space++) {
    if (capital[space] === 1) put(state, space, seat++, CAPITAL, undefined)
  }
  return true
}

/** N-3.7 to N-3.12 */
function drawFirstPlayer(state: State): boolean {
  fillIcons(state, 0)
  state.first = below(state.random, state.players.length)
  return true
}

/** N-3.13 to N-3.22 */
export function setTable(state: State, tell: Teller): boolean {
  const kit = kitOf(state)
  state.active = state.first
  for (let type = 0; type < WONDER_TYPES.length; type++) revealWonder(state, type, undefined)
  const cards = [...kit.victoryCards]
  const count = kit.drawnVictoryCards(state)
  shuffle(state.random, cards, count)
  const drawn = cards.slice(0, count).sort((one, other) => one - other)
  state.victoryCards = [...kit.fixedVictoryCards(state), ...drawn]
  state.hands = []
  tell?.({ kind: 'mapReady' })
  ask(state, { kind: 'direction', seat: state.first })
  return true
}

/** N-3.7 to N-3.9, N-3.22: what the icons show, from this space on. */
export const fillIcons = (state: State, from: number): void => {
  const board = boardOf(state.layout)
  for (let space = from; space < board.size; space++) {
    const resource = resourceOn(board, space)
    // N-1.7: only tokens that are left.
    if (resource !== NONE && (state.supply[resource] ?? 0) > 0) {
      state.token[space] = resource + 1
      addTo(state.supply, resource, -1)
    }
    if (board.naturalWonder[space] !== NONE) state.token[space] = NATURAL_TOKEN
    if (board.cityState[space] !== NONE) state.piece[space] = CITY_STATE
  }
  for (let letter = 0; letter < state.barbarians.length; letter++) {
    const lair = board.lairs[letter] ?? 0
    if (lair >= from) state.barbarians[letter] = lair
  }
}

/** N-3.13: only the orientation of the direction token matters. */
export const direction: Ask<'direction', 'direction'> = {
  answers: ['direction'],
  decision: asks('decision.direction'),
  candidates: () => movesOf('direction'),
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    state.direction = move.direction
    tell?.({ kind: 'directionSet', seat, direction: move.direction })
  },
}
