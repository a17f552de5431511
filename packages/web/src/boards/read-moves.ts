import type { Notation } from '@ecumene/kernel'

/**
 * The moves behind their texts. Over the wire moves come and go as text, which to a board is only the handle that it submits, and
 * finds things in views by. What a move is, it asks here: this is the only place where boards have notation read, each text once.
 */
export const readMoves = <Move>(notation: Notation<Move>): ((handle: string) => Move | null) => {
  const known = new Map<string, Move | null>()
  return (handle) => {
    const before = known.get(handle)
    if (before !== undefined) return before
    // What was legal some positions ago will hardly be asked about again.
    if (known.size >= MOST_KNOWN) known.clear()
    const move = notation.parse(handle)
    known.set(handle, move)
    return move
  }
}

const MOST_KNOWN = 4096
