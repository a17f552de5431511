import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../memory/remembered.ts'

export const VOLUMES = ['off', 'low', 'middle', 'high'] as const
export type Volume = (typeof VOLUMES)[number]

/** How loud each of them is. */
export const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, low: 0.15, middle: 0.4, high: 0.9 }

const listeners = new Set<() => void>()
// Silent until somebody turns it up.
let volume: Volume = VOLUMES.find((known) => known === remembered('sound')) ?? 'off'

export const volumeNow = (): Volume => volume

export const chooseVolume = (chosen: Volume): void => {
  volume = chosen
  remember('sound', chosen)
  for (const listener of listeners) listener()
}

export const watchVolume = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVolume = (): Volume => useSyncExternalStore(watchVolume, volumeNow)
