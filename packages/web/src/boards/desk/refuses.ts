import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../../memory/remembered.ts'

/**
 * When an answer that decides nothing is given for the player: wherever it is the only one, only where they could not take back a
 * move of their own instead (not to go on is a choice, too), or never.
 */
export const REFUSALS = ['yes', 'idle', 'no'] as const
export type Refuses = (typeof REFUSALS)[number]

const listeners = new Set<() => void>()

const read = (): Refuses => REFUSALS.find((refuses) => refuses === remembered('refuses')) ?? 'idle'

/** A setting of the player in this browser. */
export const useRefuses = (): Refuses => useSyncExternalStore(watch, read)

export const chooseRefuses = (refuses: Refuses): void => {
  remember('refuses', refuses)
  for (const changed of listeners) changed()
}

const watch = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
