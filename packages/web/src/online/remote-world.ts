import { updates } from '../offline/register.ts'
import type { SocketLike } from '../table/live-socket.ts'
import { randomText } from '../table/local-store.ts'
import type { RemoteWorld } from '../table/remote.ts'
import { api } from './api.ts'
import { introduce } from './guest.ts'
import { rememberTable } from './my-tables.ts'

/** If a timer fires this late, the machine was asleep: the laptop was closed, or the phone put away. */
const NAP_MS = 15_000
const TICK_MS = 5000

export const connectToServer = (): SocketLike =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as SocketLike

/** The world of a remote table as a browser gives it; `guestName` is for whoever has not chosen a name. */
export const browserWorld = (guestName: string): RemoteWorld => ({
  connect: connectToServer,
  guest: api.guest,
  table: api.table,
  join: async (id, seat) => {
    const known = await introduce(guestName)
    return known.ok ? api.join(id, seat) : known
  },
  leave: api.leave,
  matchFile: api.matchFile,
  sitsAt: rememberTable,
  newId: randomText,
  serverReturned: () => void updates.check(),
  onReturn: (callback) => {
    const seen = () => {
      if (!document.hidden) callback()
    }
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      if (now - last > TICK_MS + NAP_MS) callback()
      last = now
    }, TICK_MS)
    addEventListener('online', callback)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', callback)
      document.removeEventListener('visibilitychange', seen)
    }
  },
})
