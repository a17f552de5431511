import type { Hall } from './hall.ts'
import { timeOut } from './time-out.ts'

/**
 * Looks now and then whose time is up. Deadlines are in the store, so nothing has to be remembered here, and a restart
 * forgets none. A server that was away gives everybody a grace before clocks take effect: as long as it was away, but
 * at least two minutes and at most a day. Whoever could not reach it can do so then.
 */
export type Timekeeper = {
  /** To be called once, before anything else. */
  begin(): Promise<void>
  look(): Promise<void>
  /** Says that the server runs, so that the next one knows how long it was away. */
  beat(): Promise<void>
}

export const timekeeperOf = (hall: Hall): Timekeeper => {
  const { store, now } = hall.world
  return {
    async begin() {
      const at = now()
      const last = await store.pulse()
      const away = last === null ? 0 : at - last.at
      await store.beat({ at, until: at + Math.min(LONGEST_GRACE_MS, Math.max(SHORTEST_GRACE_MS, away)) })
    },
    async look() {
      for (const id of await store.tablesDue(now())) {
        const table = await hall.find(id)
        await table?.inOrder(() => timeOut(table))
      }
    },
    beat: () => store.beat({ at: now(), until: 0 }),
  }
}

const SHORTEST_GRACE_MS = 2 * 60_000
const LONGEST_GRACE_MS = 24 * 60 * 60_000
