import { whenQuiet } from './quiet.ts'

/** What updates need of the browser. */
export type UpdateWorld = {
  /** Looks whether the server has another page than this one; where a service worker keeps the page, it looks itself. */
  look(): Promise<boolean>
  /** Lets the page that waits take the place of this one, and resolves when it has; at once if none waits. */
  takeOver(): Promise<void>
  reload(): void
}

/** News of a newer page. It is said once found, and the page is loaded only when the player asks for it. */
export type Updates = {
  isReady(): boolean
  subscribe(listener: () => void): () => void
  /** A newer page is there. */
  found(): void
  /** Looks for one, as when the server has come back. */
  check(): Promise<void>
  /** Loads it, as soon as no move of a local game is under way. */
  take(): Promise<void>
  /** Not now: it is not mentioned again in this visit. */
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
      // Another move may have been begun while the new page took over.
      await whenQuiet()
      world.reload()
    },
    putOff: () => become('putOff'),
  }
}
