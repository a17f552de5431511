import { LEVEL_MILLISECONDS, type Level } from './levels.ts'

/**
 * How long one bot may make the others wait with all the decisions that it makes in a row. A decision gets half of what is left at
 * most, so that something is left for whatever comes after it.
 */
export class Patience {
  #seat = -1
  #spent = 0

  /** How many milliseconds the bot of a seat may think about the decision at hand. */
  leftFor(seat: number, level: Level): number {
    if (seat !== this.#seat) {
      this.#seat = seat
      this.#spent = 0
    }
    return Math.min(LEVEL_MILLISECONDS[level], Math.max(LEAST_MS, (MOST_MS - this.#spent) / 2))
  }

  /** The bot of a seat has thought for so long. Where several think at the same time, only the last of them counts. */
  spend(seat: number, milliseconds: number): void {
    if (seat === this.#seat) this.#spent += milliseconds
  }

  /** Somebody who is no bot decides now: nobody waits any more. */
  renew(): void {
    this.#seat = -1
  }
}

const MOST_MS = 5_000
const LEAST_MS = 20
