/**
 * Tells everyone at a table who has come and gone, at most once a second. It says how things are at
 * that moment, so whoever came and went in between is not mentioned.
 */
export class Attendance {
  readonly #tell: () => void
  #pause: NodeJS.Timeout | null = null
  #isNews = false

  constructor(tell: () => void) {
    this.#tell = tell
  }

  /** Somebody has come. */
  came(): void {
    if (this.#pause === null) this.#tellNow()
    else this.#isNews = true
  }

  /** Somebody has gone; a reload of the page does not count. */
  left(): void {
    this.#isNews = true
    if (this.#pause === null) this.#pauseFor(DEPARTURE_MS)
  }

  #tellNow(): void {
    this.#isNews = false
    this.#tell()
    this.#pauseFor(PAUSE_MS)
  }

  #pauseFor(milliseconds: number): void {
    this.#pause = setTimeout(() => {
      this.#pause = null
      if (this.#isNews) this.#tellNow()
    }, milliseconds).unref()
  }
}

const PAUSE_MS = 1_000
const DEPARTURE_MS = 2_000
