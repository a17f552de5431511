import type { Game } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'

export type NamedMove = { readonly notation: string; readonly text: string }

export type MoveGroup = {
  /** Key of the words that name the moves, or the first word of their notation. */
  readonly id: string
  /** What the moves of the group have in common; empty where a heading would only repeat the single move. */
  readonly heading: string
  readonly moves: readonly NamedMove[]
}

/** Moves in words, those of a kind together, in the order in which the game lists them. */
export const groupMoves = (game: Game, legal: readonly string[], say: Say): readonly MoveGroup[] => {
  const groups = new Map<string, NamedMove[]>()
  for (const notation of legal) {
    const move = game.parse(notation)
    const message = move === null ? null : game.describe.move(move)
    const id = message?.key ?? notation.split(' ')[0] ?? notation
    const named = { notation, text: message === null ? notation : say(message) }
    groups.set(id, [...(groups.get(id) ?? []), named])
  }
  return [...groups].map(([id, moves]) => ({ id, heading: moves.length > 1 ? commonWords(moves) : '', moves }))
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

/** The words with which all moves of a group begin: `Build` of `Build Altar` and `Build Baths`. */
const commonWords = (moves: readonly NamedMove[]): string => {
  const [first = [], ...others] = moves.map(({ text }) => text.split(' '))
  let count = 0
  while (count < first.length && others.every((words) => words[count] === first[count])) count++
  return first.slice(0, count).join(' ').replace(/[:,]$/, '')
}
