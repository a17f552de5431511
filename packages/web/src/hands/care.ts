import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../memory/remembered.ts'
import { CARES, type Care } from './hands.ts'

const listeners = new Set<() => void>()

const read = (): Care => CARES.find((care) => care === remembered('care')) ?? 'careful'

/** When moves are asked about once more: a setting of the player in this browser. */
export const useCare = (): Care => useSyncExternalStore(watch, read)

export const chooseCare = (care: Care): void => {
  remember('care', care)
  for (const changed of listeners) changed()
}

const watch = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
