/** Counts by key, up to a limit. */
export class Tally {
  readonly #counts = new Map<string, number>()

  /** Counts one more and returns how to take it back; `null` if the limit is reached. */
  enter(key: string, limit: number): (() => void) | null {
    const count = this.#counts.get(key) ?? 0
    if (count >= limit) return null
    this.#counts.set(key, count + 1)
    return () => {
      const left = (this.#counts.get(key) ?? 1) - 1
      if (left === 0) this.#counts.delete(key)
      else this.#counts.set(key, left)
    }
  }
}
