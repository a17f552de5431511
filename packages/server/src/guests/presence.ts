import type { Json, ServerMessage } from '@ecumene/protocol'

/** Which guests have a connection open at this process, and which of those want to hear of their turns. */
export class Presence {
  readonly #here = new Map<string, number>()
  readonly #followers = new Map<string, Set<(text: Json<ServerMessage>) => void>>()

  /** A connection of this guest has opened. Call the returned function when it closes. */
  came(guest: string): () => void {
    this.#here.set(guest, (this.#here.get(guest) ?? 0) + 1)
    return () => {
      const left = (this.#here.get(guest) ?? 1) - 1
      if (left === 0) this.#here.delete(guest)
      else this.#here.set(guest, left)
    }
  }

  isHere(guest: string): boolean {
    return this.#here.has(guest)
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
