import { below, numberAt, type Random, type Seed, seeded, shuffle } from '@ecumene/kernel'
import { NONE, PROGRESS_PIECES, WONDER_PIECES, wonderNamed } from '../data/pieces.ts'
import { FIRST_GAME_SETS } from '../data/wonders.ts'
import { layDraftRow, openDraft } from './draft.ts'
import { ALL_MILITARY_TOKENS } from './military.ts'
import { newCity, type Options, opponentOf, type Side, type State } from './state.ts'
import { layStructure } from './structure.ts'
import { beginTurn } from './turn.ts'

/** D-3.5 */
export const STARTING_COINS = 7

/** D-3.3 */
export const TOKENS_ON_BOARD = 5

/** D-3: a game ready for its first decision. */
export const setup = (options: Options, seats: number, seed: Seed): State => {
  if (seats !== 2) throw new RangeError(`Duel is for exactly two players, not ${seats}`)
  const random = seeded(seed)
  const board = dealProgress(random)
  const first = below(random, 2) as Side
  const state: State = {
    options,
    random,
    pending: [],
    turn: 0,
    first,
    active: first,
    extraTurn: false,
    age: 0,
    slots: [],
    present: 0,
    open: 0,
    faceUp: 0,
    discard: [0, 0, 0],
    tucked: NOTHING_TUCKED,
    row: 0,
    undealt: ALL_WONDERS,
    boxed: 0,
    pawn: 0,
    militaryTokens: ALL_MILITARY_TOKENS,
    progressBoard: board,
    progressBox: ALL_PROGRESS & ~board,
    cities: [newCity(STARTING_COINS), newCity(STARTING_COINS)],
    ending: '',
    victor: NONE,
  }
  if (options.wonders === 'draft') {
    layDraftRow(state, undefined)
    openDraft(state)
  } else {
    dealFirstGameSets(state)
    layStructure(state, 1, undefined)
    beginTurn(state, first)
  }
  return state
}

const NOTHING_TUCKED: readonly number[] = WONDER_PIECES.map(() => NONE)
const ALL_WONDERS = (1 << WONDER_PIECES.length) - 1
const ALL_PROGRESS = (1 << PROGRESS_PIECES.length) - 1

const dealProgress = (random: Random): number => {
  const tokens = PROGRESS_PIECES.map((token) => token.bit)
  shuffle(random, tokens, TOKENS_ON_BOARD)
  let board = 0
  for (let place = 0; place < TOKENS_ON_BOARD; place++) board |= numberAt(tokens, place)
  return board
}

/** D-3.17, D-3.18 */
const dealFirstGameSets = (state: State): void => {
  const sides = [state.first, opponentOf(state.first)] as const
  for (const [turn, ids] of FIRST_GAME_SETS.entries()) {
    const city = state.cities[sides[turn] as Side]
    for (const id of ids) {
      const { bit } = wonderNamed(id)
      city.wonders |= bit
      state.undealt &= ~bit
    }
  }
}
