import type { SteadyTime } from '../clock/steady.ts'
import type { Hall } from './hall.ts'
import { timeOut } from './time-out.ts'

/**
 * Checks every second whose time is up. Deadlines are in the store, so nothing is remembered here, and a restart forgets
 * none. A server that was away, or whose machine has slept, gives everybody a grace before clocks take effect: as
 * long as it was away, but at least two minutes and at most a day. Those who could not reach it can do so then.
 */
export type Timekeeper = {
  /** Call it once, before anything else. */
  begin(): Promise<void>
  look(): Promise<void>
  /** Says that the server runs, so that the next one knows how long it was away. */
  beat(): Promise<void>
}

export const timekeeperOf = (hall: Hall, time: SteadyTime): Timekeeper => {
  const { store, log } = hall.world
  /** The lag last written to the store. */
  let known = 0
  const beat = async (until: number): Promise<void> => {
    known = time.lag()
    await store.beat({ at: time.now(), until, lag: known })
  }
  const giveGrace = (away: number): Promise<void> =>
    beat(time.now() + Math.min(LONGEST_GRACE_MS, Math.max(SHORTEST_GRACE_MS, away)))

  /** So that other processes, and the next one, use the same time. */
  const noteJump = async (): Promise<void> => {
    const by = Math.round(time.lag() - known)
    if (Math.abs(by) < NOTED_MS) return
    if (Math.abs(by) > JUMP_MS) log.warn({ by }, "the machine's clock was set; clocks of tables go on as they did")
    await beat(0)
  }

  return {
    async begin() {
      const last = await store.pulse()
      time.resume(last)
      // If another server was running, nobody was kept from their games.
      if (!hall.world.neighbours.areThere) await giveGrace(last === null ? 0 : time.now() - last.at)
    },
    async look() {
      const slept = time.follow()
      if (slept > 0) await giveGrace(slept)
      await noteJump()
      for (const id of await store.tablesDue(time.now())) {
        // A table that cannot be read keeps no other waiting.
        const table = await hall.find(id).catch(() => null)
        await table?.inOrder(() => timeOut(table))
      }
    },
    beat: () => beat(0),
  }
}

const SHORTEST_GRACE_MS = 2 * 60_000
const LONGEST_GRACE_MS = 24 * 60 * 60_000
const NOTED_MS = 1_000
const JUMP_MS = 10_000
