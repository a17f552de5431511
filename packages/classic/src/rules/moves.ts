import { type MoveIn, vocabulary } from '@ecumene/kernel'
import { ABILITY_MOVES } from './abilities/moves.ts'
import { BATTLE_MOVES } from './battle/moves.ts'
import { CITY_MOVES } from './cities/moves.ts'
import { MOVEMENT_MOVES } from './movement/moves.ts'
import { RESEARCH_MOVES } from './research/moves.ts'
import { START_MOVES } from './start/moves.ts'
import type { Deal } from './trade/deal.ts'
import { OPEN_TRADE_MOVES, TRADE_MOVES } from './trade/moves.ts'

const MOVES = {
  pass: [],
  done: [],
  ...START_MOVES,
  ...TRADE_MOVES,
  ...CITY_MOVES,
  ...MOVEMENT_MOVES,
  ...BATTLE_MOVES,
  ...RESEARCH_MOVES,
  ...ABILITY_MOVES,
} as const

/** Every move of the game: a union by kind, each with what its kind names. */
export type Move = MoveIn<typeof MOVES, typeof OPEN_TRADE_MOVES>
export type MoveKind = Move['kind']

/** Moves of some kinds. */
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>

export const {
  of: moveOf,
  maker,
  openOf,
  all: movesOf,
  isKnown,
  notate,
  parse,
  mentions,
  says,
} = vocabulary(MOVES, OPEN_TRADE_MOVES)

export const PASS = moveOf('pass')
export const DONE = moveOf('done')

/** C-10.8: an offer to another player. */
export const offerOf = (deal: Deal): MoveOf<'offer'> => openOf('offer', deal)
