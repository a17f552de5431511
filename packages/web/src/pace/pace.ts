import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../memory/remembered.ts'

/** How quickly the doings of others are shown. */
export const PACES = ['calm', 'brisk', 'atOnce'] as const
export type Pace = (typeof PACES)[number]

/** How long it takes to see one thing happen. */
export const BEAT_MS: Readonly<Record<Exclude<Pace, 'atOnce'>, number>> = { calm: 1000, brisk: 450 }

const listeners = new Set<() => void>()

export const paceNow = (): Pace => PACES.find((pace) => pace === remembered('pace')) ?? 'calm'

/** The pace of the others: a setting of the player in this browser. */
export const usePace = (): Pace => useSyncExternalStore(watchPace, paceNow)

export const choosePace = (pace: Pace): void => {
  remember('pace', pace)
  for (const changed of listeners) changed()
}

export const watchPace = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
