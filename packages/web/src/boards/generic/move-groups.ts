import type { Game } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'
import type { Reason, Unplayable } from '../board.ts'
import type { Pointed } from './summary.ts'

export type NamedMove = {
  readonly notation: string
  readonly text: string
  /** The text without what its group is headed by. */
  readonly short: string
}

export type MoveGroup = {
  /** Key of the words that name the moves, or the first word of their notation. */
  readonly id: string
  /** What the moves of the group have in common; empty where a heading would only repeat the single move. */
  readonly heading: string
  readonly moves: readonly NamedMove[]
}

/** Moves in words, those of a kind together, in the order in which the game lists them. */
export const groupMoves = (game: Game, legal: readonly string[], say: Say): readonly MoveGroup[] => {
  const groups = new Map<string, { readonly notation: string; readonly text: string }[]>()
  for (const notation of legal) {
    const move = game.parse(notation)
    const id = move === null ? (notation.split(' ')[0] ?? notation) : game.describe.move(move).key
    groups.set(id, [...(groups.get(id) ?? []), { notation, text: textOf(game, notation, say) }])
  }
  return [...groups].map(([id, moves]) => {
    const common = moves.length > 1 ? commonWords(moves.map(({ text }) => text)) : ''
    return {
      id,
      heading: common.replace(/\s*[:,—–]$/, ''),
      moves: moves.map((move) => ({ ...move, short: move.text.slice(common.length).trim() || move.text })),
    }
  })
}

/** Moves that contain every typed word, in their text or their notation, and name what is pointed at. */
export const filterGroups = (
  groups: readonly MoveGroup[],
  typed: string,
  pointed: Pointed | null = null,
): readonly MoveGroup[] => {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && pointed === null) return groups
  return groups.flatMap((group) => {
    const moves = group.moves.filter(({ text, notation }) => {
      const haystack = `${text} ${notation}`.toLowerCase()
      return wanted.every((part) => haystack.includes(part)) && (pointed === null || pointed.names(notation))
    })
    return moves.length === 0 ? [] : [{ ...group, moves }]
  })
}

/**
 * What may not be done, by reason, the rarest first: a reason that holds for everything explains the least. Moves of a
 * kind are named together, with the words they share once.
 */
export const reasonGroups = (
  game: Game,
  found: readonly Unplayable[],
  say: Say,
  pointed: Pointed | null,
): readonly { readonly reason: Reason; readonly kinds: readonly string[] }[] => {
  const groups = new Map<string, { readonly reason: Reason; readonly moves: string[] }>()
  for (const { move, reason } of found) {
    if (pointed !== null && !pointed.names(move)) continue
    const group = groups.get(reason.text) ?? { reason, moves: [] }
    groups.set(reason.text, group)
    group.moves.push(move)
  }
  return [...groups.values()]
    .sort((one, other) => one.moves.length - other.moves.length)
    .map(({ reason, moves }) => ({
      reason,
      kinds: groupMoves(game, moves, say).map(({ heading, moves: alike }) =>
        heading === ''
          ? alike.map(({ text }) => text).join(' · ')
          : `${heading}: ${alike.map(({ short }) => short).join(' · ')}`,
      ),
    }))
}

const textOf = (game: Game, notation: string, say: Say): string => {
  const move = game.parse(notation)
  return move === null ? notation : say(game.describe.move(move))
}

/** The words with which all texts begin: `Build` of `Build Altar` and `Build Baths`. */
const commonWords = (texts: readonly string[]): string => {
  const [first = [], ...others] = texts.map((text) => text.split(' '))
  let count = 0
  while (count < first.length && others.every((words) => words[count] === first[count])) count++
  // A number belongs to what it counts.
  while (/^\d+$/.test(first[count - 1] ?? '')) count--
  return first.slice(0, count).join(' ')
}
