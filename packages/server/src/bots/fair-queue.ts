/** Something that waits for a thread. */
export type Waiting = {
  /** Whose thinking time it uses. */
  readonly guest: string
  readonly table: string
  /** Asked again at each choice: people come and go while it waits. */
  urgency(): Urgency
}

/** `now`: somebody at the table waits for it. `later`: somebody will come back to it. `never`: nobody wants it. */
export type Urgency = 'now' | 'later' | 'never'

/**
 * Who is next: guests in turn, and the tables of each guest in turn, so that nobody waits longer because
 * somebody else has more tables. Tables with somebody there go first; but those who are away get every fourth turn, so
 * that a busy evening does not stop the games that are played over days.
 */
export class FairQueue<Item extends Waiting> {
  /** By guest, and by table. Both in the order in which they will have their turns; none of them is empty. */
  readonly #guests = new Map<string, Map<string, Item[]>>()
  #presentInARow = 0

  add(item: Item): void {
    const tables = this.#guests.get(item.guest) ?? new Map<string, Item[]>()
    this.#guests.set(item.guest, tables)
    const items = tables.get(item.table)
    if (items === undefined) tables.set(item.table, [item])
    else items.push(item)
  }

  /** Takes the next one, or `null`. Guests passed over keep their places. */
  take(isPassedOver: (guest: string) => boolean): Item | null {
    const isTurnOfAbsent = this.#presentInARow >= PRESENT_IN_A_ROW
    const item = isTurnOfAbsent
      ? (this.#first('later', isPassedOver) ?? this.#first('now', isPassedOver))
      : (this.#first('now', isPassedOver) ?? this.#first('later', isPassedOver))
    if (item === null) return null
    this.#presentInARow = item.urgency() === 'now' ? this.#presentInARow + 1 : 0
    this.#remove(item)
    return item
  }

  /** Removes everything that is no longer wanted. */
  takeUnwanted(): readonly Item[] {
    const unwanted = [...this.#guests.values()].flatMap((tables) =>
      [...tables.values()].flat().filter((item) => item.urgency() === 'never'),
    )
    for (const item of unwanted) this.#remove(item)
    return unwanted
  }

  #first(urgency: Urgency, isPassedOver: (guest: string) => boolean): Item | null {
    for (const [guest, tables] of this.#guests) {
      if (isPassedOver(guest)) continue
      for (const [item] of tables.values()) if (item?.urgency() === urgency) return item
    }
    return null
  }

  /** Takes an item out; its guest and its table go to the end of their queues. */
  #remove(item: Item): void {
    const tables = this.#guests.get(item.guest)
    const items = tables?.get(item.table)?.filter((other) => other !== item)
    tables?.delete(item.table)
    if (items !== undefined && items.length > 0) tables?.set(item.table, items)
    this.#guests.delete(item.guest)
    if (tables !== undefined && tables.size > 0) this.#guests.set(item.guest, tables)
  }
}

const PRESENT_IN_A_ROW = 3
