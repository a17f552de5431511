import { type IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Patience } from '../settings.ts'
import type { Desk } from './desk.ts'
import { Gate } from './gate.ts'
import { grumbler } from './grumble.ts'

/** The gate of a request to open a socket. */
export const gateOf = (request: IncomingMessage): Gate => {
  const gate = gates.get(request)
  if (gate === undefined) throw new Error('this request opens no socket')
  return gate
}

/** Lets routes open sockets, each through a gate. To be called before there are routes. */
export const allowSockets = async (app: FastifyInstance, desk: Desk, { farewellMs }: Patience): Promise<void> => {
  // The plugin takes its requests from any server that has them: this one has those of ours, with a gate put before each.
  const gated = new Server()
  app.server.on('upgrade', (request: IncomingMessage, connection: Socket, head: Buffer) => {
    const gate = new Gate(connection, head)
    gates.set(request, gate)
    gated.emit('upgrade', request, gate, NO_HEAD)
  })
  const grumble = grumbler(app.log, 'sockets were closed for what is no frame of a WebSocket', () => performance.now())
  const options = {
    server: gated,
    maxPayload: desk.limits.messageBytes * HARD_FACTOR,
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_PIECES,
    // Messages are framed here, and are never compressed: they are small, and there are many.
    perMessageDeflate: false,
    closeTimeout: farewellMs,
  }
  await app.register(websocket, {
    options,
    errorHandler: (_error, socket, request) => {
      desk.metrics.dropped.add('bad')
      grumble()
      gateOf(request.raw).shut()
      // Most errors have sent a farewell with their code by now.
      if (socket.readyState === socket.OPEN) socket.terminate()
    },
  })
}

const gates = new WeakMap<IncomingMessage, Gate>()

const NO_HEAD = Buffer.alloc(0)
/** A message above the limit is refused in words; one so many times above it ends the socket before it is read. */
const HARD_FACTOR = 4
/** A message in more pieces than a slow network makes of the largest is no message. */
const MOST_PIECES = 256
