/** What loading a part of the page needs of the world outside. */
export type Loading = {
  pause(milliseconds: number): Promise<void>
  /** Does the server answer? */
  isServed(): Promise<boolean>
  /** Loads the page anew; the match is kept by the table and is not lost. */
  reload(): void
}

const PAUSES_MS = [500, 1000, 2000, 4000] as const
/** With an answering server so many attempts fail only if the part is no longer there: a newer page has replaced it. */
const TRIES = 3

/**
 * Loads a part of the page that is fetched when it is needed, however often it takes. The server may be down for a
 * moment, or newer than the page, in which case only the new page knows where its parts are.
 */
export const patiently = async <Part>(load: () => Promise<Part>, world: Loading = browser): Promise<Part> => {
  let refused = 0
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch {
      if ((await world.isServed()) && ++refused === TRIES) world.reload()
      await world.pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0)
    }
  }
}

const browser: Loading = {
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isServed: () =>
    fetch('/api/health').then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
}
