/** Seats as the bits of a number, and back. */
export const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export const seatsIn = (mask: number): readonly number[] => SEATS.filter((seat) => (mask & (1 << seat)) !== 0)

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]
