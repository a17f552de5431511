import { useSyncExternalStore } from 'react'
import { remember, remembered, watchRemembered } from '../memory/remembered.ts'

const MOST = 200

/** People whom this browser does not want to hear, at any table. */
export const muted = (): readonly string[] => remembered('muted')?.split(' ').filter(Boolean) ?? []

export const setMuted = (author: string, isMuted: boolean): void => {
  const others = muted().filter((other) => other !== author)
  remember('muted', (isMuted ? [author, ...others] : others).slice(0, MOST).join(' '))
}

export const useMuted = (): ReadonlySet<string> => {
  const list = useSyncExternalStore(watchRemembered, () => remembered('muted') ?? '')
  return new Set(list.split(' ').filter(Boolean))
}
