/** What happens at a table happens in order, one thing after another. */
export class Order {
  #last: Promise<unknown> = Promise.resolve()
  #pending = 0

  get isEmpty(): boolean {
    return this.#pending === 0
  }

  /** Does something after everything asked before; at once where nothing is under way. */
  run<Value>(act: () => Promise<Value>): Promise<Value> {
    const isFirst = this.#pending++ === 0
    const done = isFirst ? act() : this.#last.then(act)
    const end = (): void => void this.#pending--
    this.#last = done.then(end, end)
    return done
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<unknown> {
    return this.#last
  }
}
