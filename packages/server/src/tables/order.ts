/**
 * What happens at a table happens in order, one thing after another. Most of it are moves, and most of those find nothing
 * under way: for them there is a way without promises.
 */
export class Order {
  #last: Promise<unknown> = Promise.resolve()
  #pending = 0
  /** Something quick is under way, and nobody has waited for it yet: there is no promise for it. */
  #isQuick = false
  #afterQuick: () => void = NOTHING

  get isEmpty(): boolean {
    return this.#pending === 0
  }

  /** Does something after all that was asked before. */
  run<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.#act(this.#pending === 0 ? null : this.settled(), act)
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

  /** Begins something where nothing is under way; the caller says when it has ended. */
  beginQuick(): void {
    this.#pending++
    this.#isQuick = true
  }

  endQuick(): void {
    this.#pending--
    this.#isQuick = false
    this.#afterQuick()
    this.#afterQuick = NOTHING
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<unknown> {
    if (this.#isQuick) {
      this.#isQuick = false
      this.#last = new Promise<void>((resolve) => {
        this.#afterQuick = resolve
      })
    }
    return this.#last
  }
}

const NOTHING = (): void => {}
