import type { FastifyInstance } from 'fastify'
import { Tally } from '../limits/tally.ts'
import { BAD_COOKIE, CLOSING, refusal } from '../refusal.ts'
import type { Patience } from '../settings.ts'
import type { Context } from './context.ts'
import { CLOSE, Session } from './session.ts'
import { gateOf } from './upgrade.ts'

/** The open sockets. */
export type Sockets = {
  count(): number
  subscriptions(): number
  /** Pings everybody, and drops those who do not answer. */
  beat(): void
  closeAll(): void
}

/** Adds the route of the sockets to the API. */
export const addSockets = (api: FastifyInstance, context: Context, patience: Patience): Sockets => {
  const open = new Set<Session>()
  const accounts = new Tally()
  const addresses = new Tally()
  const { limits } = context
  // Browsers do not tell a page why a socket could not be opened, so it is opened, and says that the cookie is bad.
  const options = { websocket: true, config: { tellsBadCookie: true } } as const
  api.get('/api/socket', options, (socket, request) => {
    const id = context.visitors.idOf(request)
    const account = context.visitors.accountOf(request)
    const address = context.visitors.addressOf(request)
    const gate = gateOf(request.raw)
    const session = new Session(
      context,
      { socket, connection: request.raw.socket, gate, address },
      id.ok ? id.value : null,
      account,
    )
    if (!id.ok) return session.dismiss(CLOSE.BAD, BAD_COOKIE)
    const leaveAccount = accounts.enter(account, limits.socketsPerGuest)
    if (leaveAccount === null) return session.dismiss(CLOSE.TOO_MANY, TOO_MANY_SOCKETS)
    const leaveAddress = addresses.enter(address, limits.socketsPerAddress)
    if (leaveAddress === null) {
      leaveAccount()
      return session.dismiss(CLOSE.TOO_MANY, TOO_MANY_SOCKETS)
    }
    open.add(session)
    const leave = id.value === null ? null : context.hall.world.presence.came(id.value)
    const letGo = id.value === null ? null : context.passes.hold(id.value, () => session.dismiss(CLOSE.BAD, BAD_COOKIE))
    socket.on('message', (data: Buffer) => session.receive(data))
    socket.on('close', () => {
      open.delete(session)
      leaveAccount()
      leaveAddress()
      leave?.()
      letGo?.()
      session.end()
    })
    const mayPass = (): boolean => {
      if (!context.mayAsk(account, address)) return false
      context.metrics.frames.add()
      return true
    }
    gate.open({ mayPass, onStall: () => session.stall() })
  })
  return {
    count: () => open.size,
    subscriptions: () => [...open].reduce((sum, session) => sum + session.subscriptions, 0),
    beat: () => {
      for (const session of open) session.beat(patience)
    },
    closeAll: () => {
      for (const session of open) session.dismiss(CLOSE.RESTART, CLOSING)
    },
  }
}

const TOO_MANY_SOCKETS = refusal('tooMany', 'you have too many connections open')
