import type { Message } from '@ecumene/kernel'
import type { Move } from './rules/moves.ts'
import { says } from './rules/moves.ts'
import type { WordKey } from './words/en.ts'

/** As much of a view as names the cards of a row. */
export type Rows = {
  readonly asked: { readonly seat: number } | null
  readonly players: readonly { readonly row: readonly { readonly card: string }[] }[]
}

/** A move with cards of the own row, by their names instead of their places; `null` for any other. */
export const describeInRow = (move: Move, { asked, players }: Rows): Message<WordKey> | null => {
  const row = players[asked?.seat ?? -1]?.row ?? []
  const cardAt = (slot: number): Message => ({ key: `card.${row[slot]?.card}` })
  switch (move.kind) {
    case 'focus':
    case 'card':
    case 'token':
    case 'discard':
    case 'upgrade':
    case 'keep':
      if (row[move.slot] === undefined) return null
      return { key: `move.${move.kind}Named`, args: { card: cardAt(move.slot) } }
    case 'swap':
      if (row[move.slot] === undefined || row[move.other] === undefined) return null
      return { key: 'move.swapNamed', args: { card: cardAt(move.slot), other: cardAt(move.other) } }
    case 'replace':
      if (row[move.slot] === undefined) return null
      return { key: 'move.replaceNamed', args: { ...says(move), replaced: cardAt(move.slot) } }
    default:
      return null
  }
}
