import { type MoveIn, part, seats, things, vocabulary } from '@ecumene/kernel'
import { CARD_PIECES, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id)

const CARD = part(things('card', idsOf(CARD_PIECES)))
const WONDER = part(things('wonder', idsOf(WONDER_PIECES)))
const TOKEN = part(things('token', idsOf(PROGRESS_PIECES), 'progress'))

/** Every kind of move, and what it names. */
const SPECS = {
  draft: [WONDER],
  build: [CARD],
  discard: [CARD],
  wonder: [WONDER, CARD],
  progress: [TOKEN],
  decline: [],
  library: [TOKEN],
  rebuild: [CARD],
  demolish: [CARD],
  /** The seat that is to begin the Age. */
  begin: [part(seats(2), 'player')],
} as const

export type Move = MoveIn<typeof SPECS>
export type MoveKind = Move['kind']
export type MoveOf<Kind extends MoveKind> = Extract<Move, { kind: Kind }>

export const moves = vocabulary(SPECS)

/** A move by its kind and the numbers it names; and the things on the table that a move names. */
export const { of: moveOf, mentions } = moves

export const draftMove = moves.maker('draft')
export const buildMove = moves.maker('build')
export const discardMove = moves.maker('discard')
export const wonderMove = moves.maker('wonder')
export const progressMove = moves.maker('progress')
export const libraryMove = moves.maker('library')
export const rebuildMove = moves.maker('rebuild')
export const demolishMove = moves.maker('demolish')
export const beginMove = moves.maker('begin')
export const DECLINE = moves.of('decline')
