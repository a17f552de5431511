import type { State } from '@ecumene/dawn'

/** From 0 to 1, so far into a game that whoever still waits for a better moment may wait for ever. */
export const lateness = ({ round }: State): number => Math.min(1, Math.max(0, round - LONG_GAME) / TOO_LONG)

/** Hardly any game of people takes as many rounds; and so many later, nothing is worth waiting for. */
const LONG_GAME = 25
const TOO_LONG = 15
