import { type Board, boardOf, CAPITAL, CITY, CITY_STATE, NONE, type State, WATER } from '@ecumene/dawn'
import { isFort } from './dawn-armies.ts'

/*
 * What the land of a position offers: where cities may stand, and where barbarians are. It is looked at once for a position
 * (`surveyLand`) and then asked about each seat, so it is kept in arrays that are used again.
 */

/** Maps have fewer spaces. */
const MOST_SPACES = 512

const barred = new Uint8Array(MOST_SPACES)
const raiders = new Uint8Array(MOST_SPACES)
const seen = new Uint8Array(MOST_SPACES)

/** Has to be called before anything else is asked about a position. */
export const surveyLand = (state: State): void => {
  const board = boardOf(state.layout)
  const hasForts = state.extras.terra !== undefined
  barred.fill(0, 0, board.size)
  raiders.fill(0, 0, board.size)
  for (let space = 0; space < board.size; space++) {
    if (board.terrain[space] === WATER || state.token[space] !== 0) barred[space] = 1
    if (!isTown(state, space) && !(hasForts && isFort(board, space))) continue
    // N-11.7, N-11.8, T-10.3
    barred[space] = 1
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[space * 6 + direction] ?? NONE
      if (near !== NONE) barred[near] = 1
    }
  }
  for (const space of state.barbarians) if (space >= 0) barred[space] = raiders[space] = 1
}

export const isTown = (state: State, space: number): boolean => {
  const piece = state.piece[space]
  return piece === CITY || piece === CAPITAL || piece === CITY_STATE
}

export const hasBarbarian = (space: number): boolean => raiders[space] === 1

/** About how many sites for cities a seat can reach with its first industry card; difficult ground counts less. */
export const sitesOf = (state: State, board: Board, seat: number, slot: number): number => {
  const { neighbours, terrain, difficulty } = board
  const limit = Math.max(EASY, slot)
  seen.fill(0, 0, board.size)
  let sites = 0
  const look = (space: number): boolean => {
    if (space === NONE) return false
    const known = seen[space] ?? UNSEEN
    if (known !== UNSEEN) return known !== CLOSED
    const owner = state.owner[space] ?? NONE
    const isOpen = terrain[space] !== WATER && (owner === NONE || owner === seat)
    seen[space] = isOpen ? OPEN : CLOSED
    if (isOpen && barred[space] === 0) sites += (difficulty[space] ?? 0) <= limit ? 1 : 0.3
    return isOpen
  }
  for (let space = 0; space < board.size; space++) {
    if (state.owner[space] !== seat) continue
    look(space)
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[space * 6 + direction] ?? NONE
      if (!look(near) || seen[near] === PASSED) continue
      seen[near] = PASSED
      for (let onward = 0; onward < 6; onward++) look(neighbours[near * 6 + onward] ?? NONE)
    }
  }
  return sites
}

/** What is known of a space: nothing; that nobody may pass; that one may; and that all beside it have been looked at. */
const UNSEEN = 0
const CLOSED = 1
const OPEN = 2
const PASSED = 3

/** Ground that most slots allow. */
const EASY = 3

/** How many control tokens could be placed beside a seat's cities, and how often a barbarian stands beside one of them. */
export const surroundingsOf = (
  state: State,
  board: Board,
  cities: readonly number[],
): { room: number; raids: number } => {
  const { neighbours, terrain, difficulty } = board
  seen.fill(0, 0, board.size)
  let room = 0
  let raids = 0
  for (const city of cities) {
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[city * 6 + direction] ?? NONE
      if (near === NONE || terrain[near] === WATER) continue
      if (hasBarbarian(near)) {
        if (state.piece[city] !== CAPITAL) raids++
      } else if (seen[near] === 0 && state.owner[near] === NONE && state.piece[near] !== CITY_STATE) {
        seen[near] = 1
        room += (difficulty[near] ?? 0) <= EASY ? 1 : 0.6
      }
    }
  }
  return { room, raids }
}

/** Spaces at the shore that could be taken beside a seat's cities: those that a slot allows, others, and the lowest slot for one of these. */
export const freeShore = (
  state: State,
  board: Board,
  cities: readonly number[],
  slot: number,
): { easy: number; hard: number; hardest: number } => {
  seen.fill(0, 0, board.size)
  let easy = 0
  let hard = 0
  let hardest = 5
  for (const city of cities) {
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[city * 6 + direction] ?? NONE
      if (near === NONE || seen[near] === 1) continue
      seen[near] = 1
      if (board.shore[near] !== 1 || board.terrain[near] === WATER || hasBarbarian(near)) continue
      if (state.owner[near] !== NONE || state.piece[near] === CITY_STATE) continue
      const difficulty = board.difficulty[near] ?? 0
      if (difficulty <= Math.max(2, slot)) easy++
      else {
        hard++
        hardest = Math.min(hardest, difficulty)
      }
    }
  }
  return { easy, hard, hardest }
}

const steps = new Int16Array(MOST_SPACES)
const queue = new Int16Array(MOST_SPACES)

/** How many steps over land it takes from the nearest of some spaces to every other; rivals, city-states and barbarians end a way. */
export const walkFrom = (state: State, board: Board, seat: number, sources: readonly number[]): Int16Array => {
  steps.fill(UNREACHED, 0, board.size)
  let last = 0
  for (const space of sources) {
    if (steps[space] === 0) continue
    steps[space] = 0
    queue[last++] = space
  }
  for (let next = 0; next < last; next++) {
    const space = queue[next] ?? 0
    const far = steps[space] ?? 0
    const owner = state.owner[space] ?? NONE
    if (far > 0 && (hasBarbarian(space) || state.piece[space] === CITY_STATE || (owner !== NONE && owner !== seat)))
      continue
    for (let direction = 0; direction < 6; direction++) {
      const near = board.neighbours[space * 6 + direction] ?? NONE
      if (near === NONE || steps[near] !== UNREACHED || board.terrain[near] === WATER) continue
      steps[near] = far + 1
      queue[last++] = near
    }
  }
  return steps
}

/** In place of the steps to a space to which no way leads. */
export const UNREACHED = 99
