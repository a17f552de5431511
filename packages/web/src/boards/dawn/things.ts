import {
  ALL_BARBARIANS,
  ALL_NATURAL_WONDERS,
  type FrameKind,
  type Move,
  type MoveKind,
  mentions,
  NONE,
  placementOf,
  type View,
  wonderId,
} from '@ecumene/dawn'
import { movesIn } from '../../hands/hands.ts'
import { moveBy } from './moves.ts'

/**
 * The things of the table at which a move or a course is made: by their `data-anchor`. None: it has a button. `asked`
 * is the kind of the decision, `spent` the place of the card whose trade tokens can be spent, `barbarians` those on the map.
 */
export const thingsOf = (
  deed: string,
  asked: FrameKind | null = null,
  spent: number | null = null,
  barbarians: View['barbarians'] = [],
): readonly string[] => {
  // A course is made where its last step leads.
  const course = movesIn(deed).map(moveBy)
  const last = course.findLast((part) => part?.kind === 'step')
  // Exploring is done at the fog beyond the space, and not at the space, where figures stop.
  if (course.length > 1 && course.at(-1)?.kind === 'explore') return exploringAt(last ?? course[0] ?? null)
  const move = (course.length === 1 ? course[0] : last) ?? null
  if (move?.kind === 'spend' && spent !== null) return [tokensOn(spent)]
  return move === null ? [] : thingsAt(move, asked, barbarians)
}

const thingsAt = (move: Move, asked: FrameKind | null, barbarians: View['barbarians']): readonly string[] => {
  switch (move.kind) {
    case 'lay': {
      const { q, r } = placementOf(move, NONE)
      return [anchorAt(q, r)]
    }
    case 'barbarian':
    case 'march':
      return standing(ALL_BARBARIANS[move.barbarian], barbarians)
    // What is exchanged, looted or given is chosen by name.
    case 'exchange':
    case 'gain':
      return []
    default:
      return mentions(move).flatMap(({ is, value }) => {
        switch (is) {
          case 'space':
          case 'slot':
            return `${is}:${value}`
          case 'wonder':
            return `wonder:${wonderId(value)}`
          case 'natural':
            return `natural:${ALL_NATURAL_WONDERS[value]?.id}`
          case 'resource':
            // One from the supply does not lie in front of anybody yet.
            return asked === 'resource' ? [] : `resource:${value}`
          default:
            return []
        }
      })
  }
}

/** A barbarian is chosen where it stands; of several on one space (N-22.17), by its letter. */
const standing = (letter: string | undefined, barbarians: View['barbarians']): readonly string[] => {
  const space = barbarians.find((one) => one.letter === letter)?.space ?? null
  const isAlone = barbarians.filter((one) => one.space === space).length === 1
  return space !== null && isAlone ? [`space:${space}`] : []
}

const exploringAt = (move: Move | null): readonly string[] =>
  move !== null && 'space' in move ? [outlookAt(move.space)] : []

/** The fog at the edge of a space, from which a figure explores. */
export const outlookAt = (space: number): string => `explore:${space}`

/** The trade tokens on a card of the own row. */
export const tokensOn = (place: number): string => `trade:${place}`

/** Where a tile can be laid while the map is built. */
export const anchorAt = (q: number, r: number): string => `anchor:${q},${r}`

/**
 * Kinds of moves that roll the dice of a fight or turn up a tile: they are asked about once more. (An army that walks into a
 * fight does so by its last step, which is shown before; what the end of a turn turns up cannot be told in advance.)
 */
const FINAL: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'attack',
  'assault',
  'strikeArmy',
  'strikeCaravan',
  'nuke',
  'reroll',
  'rerollResource',
  'rerollNatural',
  'explore',
  'look',
])

/** Is the move asked about once more? So is the end of something that could still go on, and a tile that could be turned. */
export const isFinal = (handle: string, legal: readonly string[]): boolean => {
  const kind = moveBy(handle)?.kind
  if (kind === undefined) return false
  return FINAL.has(kind) || (kind === 'done' && legal.length > 1) || (kind === 'lay' && legal.some(isTurned))
}

const isTurned = (handle: string): boolean => {
  const move = moveBy(handle)
  return move?.kind === 'lay' && move.facing > 0
}
