import { type IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Patience } from '../settings.ts'
import type { Context } from './context.ts'
import { Gate } from './gate.ts'
import { rareWarning } from './rare-warning.ts'

/** The gate of a request to open a socket. */
export const gateOf = (request: IncomingMessage): Gate => {
  const gate = gates.get(request)
  if (gate === undefined) throw new Error('this request opens no socket')
  return gate
}

/** Lets routes open sockets, each through a gate. Call it before there are routes. */
export const allowSockets = async (app: FastifyInstance, context: Context, { farewellMs }: Patience): Promise<void> => {
  // The plugin listens to any server: this one passes on the requests of ours, with a gate before each.
  const gated = new Server()
  app.server.on('upgrade', (request: IncomingMessage, connection: Socket, head: Buffer) => {
    const gate = new Gate(connection, head)
    gates.set(request, gate)
    gated.emit('upgrade', request, gate, NO_HEAD)
  })
  const warn = rareWarning(app.log, 'sockets were closed for what is no frame of a WebSocket', () => performance.now())
  const options = {
    server: gated,
    maxPayload: context.limits.messageBytes * HARD_FACTOR,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_PIECES,
    // What follows a move is small, and what comes in would be compressed too: see docs/decisions.md.
    perMessageDeflate: false,
    closeTimeout: farewellMs,
  }
  await app.register(websocket, {
    options,
    errorHandler: (_error, socket, request) => {
      context.metrics.dropped.add('bad')
      warn()
      gateOf(request.raw).shut()
      // Most errors have sent a close frame with their code by now.
      if (socket.readyState === socket.OPEN) socket.terminate()
    },
  })
}

const gates = new WeakMap<IncomingMessage, Gate>()

const NO_HEAD = Buffer.alloc(0)
/** A message above the limit is refused with a reason; one this many times larger ends the socket before it is read. */
const HARD_FACTOR = 4
/** More pieces than a slow network makes of the largest message are no message. */
const MOST_PIECES = 256
