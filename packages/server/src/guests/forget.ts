import type { Chats } from '../tables/chats.ts'
import type { Hall } from '../tables/hall.ts'
import { nullIfSpoiled } from '../tables/refused.ts'

/**
 * Forgets a guest: their seats first, then in one step everything that has their id, name or words in it. Whoever stops
 * in between has forgotten less, and can be asked again.
 */
export const forgetGuest = async (hall: Hall, chats: Chats, guest: string): Promise<void> => {
  const { store } = hall.world
  for (const id of await store.tablesOf(guest)) {
    // From one that cannot be read the store takes what it finds of them.
    const table = await hall.find(id).catch(nullIfSpoiled)
    if (table !== null) await hall.leaveForGood(table, guest)
  }
  for (const id of await store.forgetGuest(guest)) await chats.repeat(id)
}
