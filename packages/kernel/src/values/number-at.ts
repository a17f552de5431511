/**
 * What a list of numbers holds at a place that is known to be in it: a seat, a space, a card. A place outside is a mistake of
 * the caller, and gives `undefined` in spite of the type, exactly as reading the list would. Not for rules and evaluators: the
 * engine learns once for all callers which kinds of lists come here, and with all kinds it is several times slower than `[]`.
 */
export const numberAt = (list: ArrayLike<number>, place: number): number => list[place] as number
