/** What happens at a table happens in order, one thing after another. */
export class Order {
  #last: Promise<unknown> = Promise.resolve()
  #pending = 0

  get isEmpty(): boolean {
    return this.#pending === 0
  }

  /** Does something after everything asked before; at once where nothing is under way. */
  run<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.#act(this.#pending === 0 ? null : this.#last, act)
    this.#last = done.then(NOTHING, NOTHING)
    return done
  }

  async #act<Value>(before: Promise<unknown> | null, act: () => Promise<Value>): Promise<Value> {
    this.#pending++
    if (before !== null) await before
    try {
      return await act()
    } finally {
      this.#pending--
    }
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<unknown> {
    return this.#last
  }
}

const NOTHING = (): void => {}
