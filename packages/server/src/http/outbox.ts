import type { Socket } from 'node:net'

/**
 * Holds back what is written to connections until the end of this turn of the event loop, so that everything for one
 * connection leaves in one system call. A move is a state and its acknowledgement: half the calls are saved.
 */
export type Outbox = { hold(connection: Socket): void }

export const newOutbox = (): Outbox => {
  let held = new Set<Socket>()
  const release = (): void => {
    const now = held
    held = new Set()
    for (const connection of now) connection.uncork()
  }
  return {
    hold(connection) {
      if (held.has(connection)) return
      if (held.size === 0) setImmediate(release)
      held.add(connection)
      connection.cork()
    },
  }
}
