/** What can be done, by the things of the table at which it is done. A thing is named as in `data-anchor`: `space:12`. */
export type Hands = {
  /** The moves, in notation, that a click on each thing can mean. */
  readonly at: ReadonlyMap<string, readonly string[]>
  /** The moves that are done at no thing of the table: they need buttons of their own. */
  readonly loose: readonly string[]
}

/**
 * Several moves that are made one after the other by one click, such as the steps of a way. It is written like a move: the
 * notations in their order.
 */
export const courseOf = (moves: readonly string[]): string => moves.join(THEN)
export const movesIn = (course: string): readonly string[] => course.split(THEN)
const THEN = '; '

/** Lays legal moves and courses out over the things at which they are made. */
export const handsOf = (legal: readonly string[], thingsOf: (move: string) => readonly string[]): Hands => {
  const at = new Map<string, string[]>()
  const loose: string[] = []
  for (const move of legal) {
    const things = thingsOf(move)
    if (things.length === 0) loose.push(move)
    for (const thing of things) {
      const moves = at.get(thing)
      if (moves === undefined) at.set(thing, [move])
      else moves.push(move)
    }
  }
  return { at, loose }
}

/** When a move is asked about once more before it is made. */
export const CARES = ['always', 'careful', 'never'] as const
export type Care = (typeof CARES)[number]

/** `isFinal`: the move shows something hidden, rolls dice or ends a turn, so that it cannot be taken back freely. */
export const isAskedAbout = (care: Care, isFinal: boolean): boolean =>
  care === 'always' || (care === 'careful' && isFinal)
