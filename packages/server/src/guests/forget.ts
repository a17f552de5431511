import type { Chats } from '../tables/chats.ts'
import type { Hall } from '../tables/hall.ts'
import { nullIfSpoiled } from '../tables/refused.ts'
import type { Passes } from './passes.ts'

/**
 * Forgets a guest: their seats first, then in one step everything that has their id, name or words in it. If it stops
 * halfway, less is forgotten, and it can be run again. Their cookies are no longer valid, in any browser.
 */
export const forgetGuest = async (hall: Hall, chats: Chats, passes: Passes, guest: string): Promise<void> => {
  const { store } = hall.world
  for (const id of await store.tablesOf(guest)) {
    // From an unreadable table, the store removes what it can find of them.
    const table = await hall.find(id).catch(nullIfSpoiled)
    if (table !== null) await hall.leaveForGood(table, guest)
  }
  const heardAt = await store.forgetGuest(guest)
  await passes.refresh()
  for (const id of heardAt) await chats.repeat(id)
}
