import type { Store } from '../store/store.ts'
import { passOf } from './pass.ts'

/**
 * Which cookies are still valid. A cookie has the number of the pass with which it was signed, 0 at first; whoever signs out
 * everywhere else gets the next one, and a forgotten guest has none. Few ever do either, so all of it is in
 * memory; what other processes did is read every second.
 */
export class Passes {
  readonly #store: Pick<Store, 'passes' | 'renewPass'>
  readonly #numbers = new Map<string, number>()
  /** When passes ended, as far as this process has heard, in ticks. */
  readonly #endedAt = new Map<string, number>()
  readonly #holders = new Map<string, Set<() => void>>()
  readonly #ticks: () => number
  #read = 0

  constructor(store: Pick<Store, 'passes' | 'renewPass'>, ticks: () => number) {
    this.#store = store
    this.#ticks = ticks
  }

  /** The number that a valid cookie of this guest has. */
  numberOf(guest: string): number {
    return this.#numbers.get(passOf(guest)) ?? 0
  }

  /** Has a pass of this guest just ended? The browser that asked for it may not have its new one yet. */
  isFresh(guest: string): boolean {
    return this.#ticks() - (this.#endedAt.get(passOf(guest)) ?? Number.NEGATIVE_INFINITY) < FRESH_MS
  }

  /** Ends all cookies that this guest has had so far, and their code. */
  async renew(guest: string): Promise<void> {
    await this.#store.renewPass(guest)
    await this.refresh()
  }

  /** Calls back when this guest's present pass ends, unless the returned function is called first. */
  hold(guest: string, ended: () => void): () => void {
    const pass = passOf(guest)
    const holders = this.#holders.get(pass) ?? new Set()
    this.#holders.set(pass, holders.add(ended))
    return () => {
      holders.delete(ended)
      if (holders.size === 0 && this.#holders.get(pass) === holders) this.#holders.delete(pass)
    }
  }

  /** Reads what has changed. */
  async refresh(): Promise<void> {
    for (const { row, pass, number } of await this.#store.passes(this.#read)) {
      this.#read = Math.max(this.#read, row)
      if (this.#numbers.get(pass) === number) continue
      this.#numbers.set(pass, number)
      this.#endedAt.set(pass, this.#ticks())
      const holders = this.#holders.get(pass)
      this.#holders.delete(pass)
      for (const ended of holders ?? []) ended()
    }
  }

  /** Forgets what is no longer recent. */
  sweep(): void {
    for (const [pass, at] of this.#endedAt) if (this.#ticks() - at >= FRESH_MS) this.#endedAt.delete(pass)
  }
}

const FRESH_MS = 10_000
