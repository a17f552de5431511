/**
 * What a list of numbers holds at a place that is known to be in it: a seat, a space, a card. A place outside is a mistake of
 * the caller, and gives `undefined` in spite of the type, exactly as reading the list would: this is the hot path.
 */
export const numberAt = (list: ArrayLike<number>, place: number): number => list[place] as number
