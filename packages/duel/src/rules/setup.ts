import {
  allOf,
  below,
  minus,
  NO_MEMBERS,
  plus,
  type Random,
  type Seed,
  type SetOf,
  seeded,
  shuffle,
  without,
} from '@ecumene/kernel'
import { NONE, PROGRESS_PIECES, WONDER_PIECES, wonderNamed } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import { FIRST_GAME_SETS, type WonderId } from '../data/wonders.ts'
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
    present: NO_MEMBERS,
    open: NO_MEMBERS,
    faceUp: NO_MEMBERS,
    discard: [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS],
    tucked: NOTHING_TUCKED,
    row: NO_MEMBERS,
    undealt: ALL_WONDERS,
    boxed: NO_MEMBERS,
    pawn: 0,
    militaryTokens: ALL_MILITARY_TOKENS,
    progressBoard: board,
    progressBox: without(ALL_PROGRESS, board),
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
const ALL_WONDERS = allOf<WonderId>(WONDER_PIECES.length)
const ALL_PROGRESS = allOf<ProgressId>(PROGRESS_PIECES.length)

const dealProgress = (random: Random): SetOf<ProgressId> => {
  const tokens = PROGRESS_PIECES.map((token) => token.number)
  shuffle(random, tokens, TOKENS_ON_BOARD)
  let board: SetOf<ProgressId> = NO_MEMBERS
  for (let place = 0; place < TOKENS_ON_BOARD; place++) board = plus(board, tokens[place] ?? 0)
  return board
}

/** D-3.17, D-3.18 */
const dealFirstGameSets = (state: State): void => {
  const sides = [state.first, opponentOf(state.first)] as const
  for (const [turn, ids] of FIRST_GAME_SETS.entries()) {
    const city = state.cities[sides[turn] as Side]
    for (const id of ids) {
      const { number } = wonderNamed(id)
      city.wonders = plus(city.wonders, number)
      state.undealt = minus(state.undealt, number)
    }
  }
}
