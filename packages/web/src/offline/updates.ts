import { whenQuiet } from './quiet.ts'

/** What updates need of the browser. */
export type UpdateWorld = {
  /** Checks whether the server has a newer page than this one; where a service worker keeps the page, it checks. */
  look(): Promise<boolean>
  /** Lets the waiting page replace this one, and resolves when it has; at once if none is waiting. */
  takeOver(): Promise<void>
  reload(): void
}

/** Announces a newer page once it is found, and loads it only when the player asks for it. */
export type Updates = {
  isReady(): boolean
  subscribe(listener: () => void): () => void
  /** A newer page has been found. */
  found(): void
  /** Looks for one, as when the server has come back. */
  check(): Promise<void>
  /** Loads it, as soon as no move of a local game is being saved. */
  take(): Promise<void>
  /** Not now: it is not announced again during this visit. */
  putOff(): void
}

export const updatesIn = (world: UpdateWorld): Updates => {
  const listeners = new Set<() => void>()
  let state: 'none' | 'ready' | 'putOff' = 'none'
  const become = (next: typeof state) => {
    state = next
    for (const listener of listeners) listener()
  }
  const found = () => {
    if (state === 'none') become('ready')
  }
  return {
    isReady: () => state === 'ready',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    found,
    async check() {
      if (state === 'none' && (await world.look())) found()
    },
    async take() {
      await whenQuiet()
      await world.takeOver()
      // Another move may have started while the new page took over.
      await whenQuiet()
      world.reload()
    },
    putOff: () => become('putOff'),
  }
}
