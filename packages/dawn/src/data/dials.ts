import type { BoxNames } from '../boxes.ts'

/** N-9: the tech dial. */
export const TECH_LAST = 24
/** N-9.12: the space after the last one. */
export const TECH_WRAP = 15

/** The level of the card to be gained at each space of the dial, 0 where there is none. */
export const TECH_LEVELS: readonly number[] = [
  0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4,
]

/** N-21.5: the sections of the event dial clockwise from the start (the helmet with the star). */
export const EVENT_DIAL: readonly EventIcon[] = ['spawn', 'nothing', 'raid', 'trade', 'raid']

export type EventIcon = 'spawn' | 'raid' | 'trade' | 'nothing' | BoxNames['icon']
