/** How long a piece is on its way. */
export const FLIGHT_MS = 280

export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export { isStill } from '../../../controls/media.ts'
