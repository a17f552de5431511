import type { Game, Message } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'
import type { Reason, Unplayable } from '../board.ts'
import { readMoves } from '../read-moves.ts'

/** What the move of a handle is called; `null` for what is no move. */
export type Describe = (handle: string) => Message | null

/** As the game itself calls moves: whatever the position, or by what lies in this view. */
export const describeBy = (game: Game, view?: unknown): Describe => {
  const moveBy = readMoves(game.notation)
  return (handle) => {
    const move = moveBy(handle)
    return move === null ? null : game.presentation.describe.move(move, view)
  }
}

export type NamedMove = {
  readonly notation: string
  readonly text: string
  /** The text without what its group is headed by. */
  readonly short: string
}

export type MoveGroup = {
  /** Key of the words that name the moves. What is no move of the game is a group by itself, and goes by its text. */
  readonly id: string
  /** What the moves of the group have in common; empty where a heading would only repeat the single move. */
  readonly heading: string
  readonly moves: readonly NamedMove[]
}

/** Moves in words, those of a kind together, in the order in which the game lists them. */
export const groupMoves = (describe: Describe, legal: readonly string[], say: Say): readonly MoveGroup[] => {
  const groups = new Map<string, { readonly notation: string; readonly text: string }[]>()
  for (const notation of legal) {
    const described = describe(notation)
    const id = described?.key ?? notation
    const text = described === null ? notation : say(described)
    groups.set(id, [...(groups.get(id) ?? []), { notation, text }])
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

/** Moves that contain every typed word, in their text or their notation. */
export const filterGroups = (groups: readonly MoveGroup[], typed: string): readonly MoveGroup[] => {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return groups
  return groups.flatMap((group) => {
    const moves = group.moves.filter(({ text, notation }) => {
      const haystack = `${text} ${notation}`.toLowerCase()
      return wanted.every((part) => haystack.includes(part))
    })
    return moves.length === 0 ? [] : [{ ...group, moves }]
  })
}

/**
 * What may not be done, by reason, the rarest first: a reason that holds for everything explains the least. Moves of a
 * kind are named together, with the words they share once.
 */
export const reasonGroups = (
  describe: Describe,
  found: readonly Unplayable[],
  say: Say,
): readonly { readonly reason: Reason; readonly kinds: readonly string[] }[] => {
  const groups = new Map<string, { readonly reason: Reason; readonly moves: string[] }>()
  for (const { move, reason } of found) {
    const group = groups.get(reason.text) ?? { reason, moves: [] }
    groups.set(reason.text, group)
    group.moves.push(move)
  }
  return [...groups.values()]
    .sort((one, other) => one.moves.length - other.moves.length)
    .map(({ reason, moves }) => ({
      reason,
      kinds: groupMoves(describe, moves, say).map(({ heading, moves: alike }) =>
        heading === ''
          ? alike.map(({ text }) => text).join(' · ')
          : `${heading}: ${alike.map(({ short }) => short).join(' · ')}`,
      ),
    }))
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
