import { printOf, type Shown } from './check.ts'
import type { Attempt, Sight, Testimony, Verdict } from './history.ts'

/** Writes down what clients send and what they are told. */
export class Witness {
  /** How many moves have been acknowledged so far. */
  acknowledged = 0
  /** Milliseconds from an acknowledgement to the moment in which another player of the table saw the move. */
  readonly heardAfter: number[] = []
  readonly #attempts = new Map<string, OpenAttempt>()
  readonly #sights = new Map<string, Sight>()
  readonly #doneAt = new Map<string, number>()

  sent(move: Omit<Attempt, 'verdict'>): void {
    const known = this.#attempts.get(nameOf(move))
    if (known === undefined) this.#attempts.set(nameOf(move), { move, sent: 1, refused: 0, verdict: { kind: 'open' } })
    else known.sent++
  }

  done(move: Omit<Attempt, 'verdict'>, ply: number): void {
    const attempt = this.#attempts.get(nameOf(move))
    if (attempt === undefined) return
    this.acknowledged++
    attempt.verdict = { kind: 'done', ply }
    this.#doneAt.set(`${move.table} ${ply}`, performance.now())
  }

  refused(move: Omit<Attempt, 'verdict'>, why: string): void {
    const attempt = this.#attempts.get(nameOf(move))
    if (attempt === undefined) return
    attempt.refused++
    // If any attempt went unanswered, that attempt may have taken effect.
    if (attempt.verdict.kind === 'open' && attempt.refused === attempt.sent) attempt.verdict = { kind: 'refused', why }
  }

  saw(table: string, viewer: number | null, shown: Shown): void {
    const sight: Sight = { table, viewer, ply: shown.ply, print: printOf(shown) }
    const name = `${table} ${viewer} ${sight.ply} ${sight.print}`
    if (this.#sights.has(name)) return
    this.#sights.set(name, sight)
    const done = this.#doneAt.get(`${table} ${shown.ply}`)
    if (done !== undefined) this.heardAfter.push(performance.now() - done)
  }

  testimony(): Testimony {
    const attempts = [...this.#attempts.values()].map(({ move, verdict }): Attempt => ({ ...move, verdict }))
    return { attempts, sights: [...this.#sights.values()] }
  }
}

type OpenAttempt = {
  readonly move: Omit<Attempt, 'verdict'>
  sent: number
  refused: number
  verdict: Verdict
}

const nameOf = ({ table, request }: Omit<Attempt, 'verdict'>): string => `${table} ${request}`
