/** What happens to a thing that only one tab may hold. */
export type Holding = {
  held(): void
  /** Another tab has it; `held` follows when that tab closes. */
  waiting(): void
  /** Another tab took it away. */
  lost(): void
}

/** A reload hands over within this time; saying "open in another tab" meanwhile would be a lie. */
const PATIENCE_MS = 400

/**
 * Holds a name among all tabs until this worker ends. Where the browser has no locks (pages without https), every tab
 * holds it, and the store refuses to mix their versions.
 */
export const heldAlone = (name: string, steal: boolean, holding: Holding): void => {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    holding.held()
    return
  }
  let isHeld = false
  const patience = setTimeout(() => {
    if (!isHeld) holding.waiting()
  }, PATIENCE_MS)
  locks
    .request(name, { steal }, () => {
      isHeld = true
      clearTimeout(patience)
      holding.held()
      return new Promise<never>(() => undefined)
    })
    .catch(() => {
      holding.lost()
      heldAlone(name, false, { ...holding, waiting: () => undefined })
    })
}
