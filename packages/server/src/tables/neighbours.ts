import type { Hooks } from '../guests/hooks.ts'
import type { Presence } from '../guests/presence.ts'
import type { Store } from '../store/store.ts'
import type { Chats } from './chats.ts'
import type { Hall } from './hall.ts'
import { tellTurnsElsewhere } from './turns.ts'

/**
 * The other servers on the same store. What they did is asked for again and again, and passed on to those who are here; the
 * answer only says where to look. Whatever is missed is found by the next look at the table itself.
 */
export class Neighbours {
  readonly #store: Store
  readonly #presence: Presence
  #told: Told | null = null
  #place = ''
  areThere = false

  constructor(store: Store, presence: Presence) {
    this.#store = store
    this.#presence = presence
  }

  /** Registers who is told. */
  tell(told: Told): void {
    this.#told = told
  }

  readonly hear = async (): Promise<void> => {
    const { tables, chats: spoken, others, isHeir, place } = await this.#store.elsewhere()
    this.areThere = others > 0
    if (place !== this.#place) this.#presence.sayAgain()
    this.#place = place
    if (this.#told === null || tables?.length === 0) return
    const { hall, chats, hooks } = this.#told
    // A slow table must not delay the others, nor the next round.
    void hall.refresh(tables).catch(() => {})
    // First, before anything that may fail: this is reported only once.
    if (isHeir) {
      void hall.wakeBots()
      void hooks.takeOver().catch(() => {})
    }
    await chats.refresh(spoken)
    if (place !== '') await tellTurnsElsewhere(hall, tables)
  }

  /** Publishes who is here. With a file store nobody would read it. */
  readonly inform = async (): Promise<void> => {
    if (this.#place !== '') await this.#presence.publish(this.#store)
  }
}

type Told = { readonly hall: Hall; readonly chats: Chats; readonly hooks: Hooks }
