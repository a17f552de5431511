/** Seconds that a piece needs for its way. */
export const FLIGHT = 0.28

export const EASE = [0.2, 0.7, 0.2, 1] as const

export { isStill } from '../../../controls/media.ts'
