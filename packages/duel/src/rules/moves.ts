import { CARD_PIECES, NONE, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import type { Side } from './state.ts'

/**
 * Every move of the game exists once, made at load: playing allocates none, and two equal moves are the same value.
 * All have the same fields, NONE where a field means nothing, so that the engine always meets one shape of object.
 */
export type Move = {
  readonly kind: MoveKind
  /** Number of the card that is chosen. */
  readonly card: number
  readonly wonder: number
  readonly token: number
  /** The seat that is to begin the Age. */
  readonly starter: number
  readonly notation: string
}

export type MoveKind =
  | 'draft'
  | 'build'
  | 'discard'
  | 'wonder'
  | 'progress'
  | 'decline'
  | 'library'
  | 'rebuild'
  | 'demolish'
  | 'begin'

const make = (kind: MoveKind, parts: Partial<Omit<Move, 'kind' | 'notation'>>, ...names: string[]): Move => ({
  kind,
  card: parts.card ?? NONE,
  wonder: parts.wonder ?? NONE,
  token: parts.token ?? NONE,
  starter: parts.starter ?? NONE,
  notation: [kind, ...names].join(' '),
})

const forCards = (kind: MoveKind): readonly Move[] =>
  CARD_PIECES.map((card) => make(kind, { card: card.number }, card.id))
const forTokens = (kind: MoveKind): readonly Move[] =>
  PROGRESS_PIECES.map((token) => make(kind, { token: token.number }, token.id))

const BUILD = forCards('build')
const DISCARD = forCards('discard')
const REBUILD = forCards('rebuild')
const DEMOLISH = forCards('demolish')
const DRAFT = WONDER_PIECES.map((wonder) => make('draft', { wonder: wonder.number }, wonder.id))
const WONDER = WONDER_PIECES.map((wonder) =>
  CARD_PIECES.map((card) => make('wonder', { wonder: wonder.number, card: card.number }, wonder.id, card.id)),
)
const PROGRESS = forTokens('progress')
const LIBRARY = forTokens('library')
const BEGIN = ([0, 1] as const).map((starter) => make('begin', { starter }, String(starter)))

export const DECLINE: Move = make('decline', {})

export const draftMove = (wonder: number): Move => DRAFT[wonder] as Move
export const buildMove = (card: number): Move => BUILD[card] as Move
export const discardMove = (card: number): Move => DISCARD[card] as Move
export const wonderMove = (wonder: number, card: number): Move => (WONDER[wonder] as readonly Move[])[card] as Move
export const progressMove = (token: number): Move => PROGRESS[token] as Move
export const libraryMove = (token: number): Move => LIBRARY[token] as Move
export const rebuildMove = (card: number): Move => REBUILD[card] as Move
export const demolishMove = (card: number): Move => DEMOLISH[card] as Move
export const beginMove = (starter: Side): Move => BEGIN[starter] as Move

const BY_NOTATION: ReadonlyMap<string, Move> = new Map(
  [BUILD, DISCARD, REBUILD, DEMOLISH, DRAFT, ...WONDER, PROGRESS, LIBRARY, BEGIN, [DECLINE]]
    .flat()
    .map((move) => [move.notation, move]),
)

export const notate = (move: Move): string => move.notation

export const parse = (text: string): Move | null => BY_NOTATION.get(text) ?? null
