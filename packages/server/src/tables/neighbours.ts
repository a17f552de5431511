import type { Hooks } from '../guests/hooks.ts'
import type { Presence } from '../guests/presence.ts'
import type { Store } from '../store/store.ts'
import type { Chats } from './chats.ts'
import type { Hall } from './hall.ts'
import { tellAllTurns, tellTurnsElsewhere } from './turns.ts'

/**
 * The other servers on the same store. What they did is asked for again and again, and passed on to those who are here. Whatever
 * is missed is found by the next look at the table itself.
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

  /** Passes on what they have said; `false` if that was nothing. */
  readonly hear = async (): Promise<boolean> => {
    const { entries, tables, chats, place } = await this.#store.elsewhere()
    if (place !== this.#place) this.#presence.sayAgain()
    this.#place = place
    if (entries.length === 0 && tables?.length === 0) return false
    // A slow table must not delay the others, nor the next round.
    const unknown = this.#told?.hall.follow(entries) ?? []
    await this.#pass(tables === null ? null : [...tables, ...unknown], chats)
    return true
  }

  /** Who is there? Sees to what somebody who has gone has left undone. */
  readonly meet = async (): Promise<void> => {
    const { others, isHeir, isAnything } = await this.#store.company()
    this.areThere = others > 0
    // First, before anything that may fail: this is reported only once.
    if (isHeir && this.#told !== null) {
      void this.#told.hall.wakeBots()
      void this.#told.hooks.takeOver().catch(() => {})
    }
    if (isAnything) await this.#pass(null, null)
  }

  async #pass(tables: readonly string[] | null, spoken: readonly string[] | null): Promise<void> {
    if (this.#told === null || tables?.length === 0) return
    const { hall, chats } = this.#told
    void hall.refresh(tables).catch(() => {})
    await chats.refresh(spoken)
    if (this.#place !== '') await tellTurnsElsewhere(hall, tables)
  }

  /**
   * Publishes who is here, and which tables are open. With a file store nobody would read it. What others did or said at a table
   * before they knew that it, or one of its players, is here, they told nobody: it is looked for a little later, and once more for
   * slow ones.
   */
  readonly inform = async (): Promise<void> => {
    if (this.#place === '') return
    const { tables, guests } = await this.#presence.publish(this.#store)
    if (tables.length + guests.length === 0) return
    const look = async (): Promise<void> => {
      await this.#pass(tables, tables)
      if (this.#told !== null) await tellAllTurns(this.#told.hall, guests)
    }
    for (const pause of LOOK_AGAIN_MS) setTimeout(() => void look().catch(() => {}), pause).unref()
  }

  /** Compares all that is known here with the store, whatever was or was not said. */
  readonly compare = async (): Promise<void> => {
    const known = this.areThere ? (this.#told?.hall.comparable ?? []) : []
    if (known.length > 0) await this.#told?.hall.refresh(await this.#store.changedAmong(known))
  }
}

type Told = { readonly hall: Hall; readonly chats: Chats; readonly hooks: Hooks }

/** Longer than a commit takes, and than others need to hear that there is one more server. */
const LOOK_AGAIN_MS = [600, 5_000]
