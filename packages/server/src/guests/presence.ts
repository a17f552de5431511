import type { Json, ServerMessage } from '@ecumene/protocol'
import type { Attending } from '../store/nodes.ts'
import type { Store } from '../store/store.ts'

/**
 * Which guests have a connection open at this server, at which tables they are, and which of them want to hear of their
 * turns; and which tables are open here. Other servers on the same database learn of it from the store.
 */
export class Presence {
  readonly #here = new Map<string, number>()
  readonly #followers = new Map<string, Set<(text: Json<ServerMessage>) => void>>()
  /** What other servers should know, and what they have been told; by table and guest. */
  readonly #attending = new Map<string, Attending>()
  readonly #said = new Map<string, Attending>()
  #isNews = false

  /** A connection of this guest has opened. Call the returned function when it closes. */
  came(guest: string): () => void {
    this.#here.set(guest, (this.#here.get(guest) ?? 0) + 1)
    this.attends({ guest, table: '' }, true)
    return () => {
      const left = (this.#here.get(guest) ?? 1) - 1
      if (left > 0) return void this.#here.set(guest, left)
      this.#here.delete(guest)
      this.attends({ guest, table: '' }, false)
    }
  }

  isHere(guest: string): boolean {
    return this.#here.has(guest)
  }

  /** A guest has come to a table here, or has left it. */
  attends(attending: Attending, isHere: boolean): void {
    const key = `${attending.table} ${attending.guest}`
    if (isHere) this.#attending.set(key, attending)
    else this.#attending.delete(key)
    this.#isNews = true
  }

  /** Publishes what other servers do not know yet; returns the tables that were opened here since, and the guests who came. */
  async publish(store: Pick<Store, 'attend'>): Promise<Arrivals> {
    if (!this.#isNews) return NOBODY
    this.#isNews = false
    const came = missing(this.#attending, this.#said)
    const left = missing(this.#said, this.#attending)
    if (came.length + left.length === 0) return NOBODY
    for (const [key] of left) this.#said.delete(key)
    for (const [key, attending] of came) this.#said.set(key, attending)
    try {
      await store.attend(
        came.map(([, attending]) => attending),
        left.map(([, attending]) => attending),
      )
      return {
        tables: came.flatMap(([, { guest, table }]) => (guest === '' ? table : [])),
        guests: came.flatMap(([, { guest, table }]) => (table === '' ? guest : [])),
      }
    } catch (error) {
      for (const [key] of came) this.#said.delete(key)
      for (const [key, attending] of left) this.#said.set(key, attending)
      this.#isNews = true
      throw error
    }
  }

  /** The store has forgotten what was published. */
  sayAgain(): void {
    this.#said.clear()
    this.#isNews = true
  }

  /** Tells a connection of this guest about turns until the returned function is called. */
  follow(guest: string, send: (text: Json<ServerMessage>) => void): () => void {
    const sends = this.#followers.get(guest) ?? new Set()
    this.#followers.set(guest, sends.add(send))
    return () => {
      sends.delete(send)
      if (sends.size === 0 && this.#followers.get(guest) === sends) this.#followers.delete(guest)
    }
  }

  get followers(): readonly string[] {
    return [...this.#followers.keys()]
  }

  get hasFollowers(): boolean {
    return this.#followers.size > 0
  }

  isFollowing(guest: string): boolean {
    return this.#followers.has(guest)
  }

  tell(guest: string, text: Json<ServerMessage>): void {
    for (const send of this.#followers.get(guest) ?? []) send(text)
  }
}

/** What other servers have just learnt of. */
export type Arrivals = { readonly tables: readonly string[]; readonly guests: readonly string[] }

const NOBODY: Arrivals = { tables: [], guests: [] }

/** Members of one set that are missing from the other. */
const missing = (
  these: ReadonlyMap<string, Attending>,
  others: ReadonlyMap<string, Attending>,
): readonly (readonly [string, Attending])[] => [...these].filter(([key]) => !others.has(key))
