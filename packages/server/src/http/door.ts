import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bucketsOf } from '../limits/bucket.ts'
import { netOf } from '../limits/net.ts'
import { STATUS, TOO_MANY } from '../refusal.ts'
import type { Context } from './context.ts'
import { readInSips } from './sips.ts'

/** Accepts connections, and turns away those who ask for too much. */
export type Door = {
  /** Refuses a request and closes its connection. */
  turnAway(reply: FastifyReply): FastifyReply
  sweep(): void
}

/** `isProxy`: connections from this address belong to many people. */
export const watchDoor = (
  { server }: FastifyInstance,
  { limits, metrics }: Pick<Context, 'limits' | 'metrics'>,
  isProxy: (address: string) => boolean,
): Door => {
  readInSips(server)
  const connections = bucketsOf(limits.connections, performance.now.bind(performance))
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address) || connections.take(netOf(address))) return
    metrics.refusals.add(TOO_MANY.code)
    socket.destroy()
  })

  // Browsers do not pipeline requests, but other clients may: too many of them must not get as far as Fastify.
  const unanswered = new WeakMap<Socket, number>()
  const answering = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = (unanswered.get(socket) ?? 0) + 1
    if (waiting > MOST_UNANSWERED) {
      metrics.refusals.add(TOO_MANY.code)
      if (socket.remoteAddress !== undefined)
        connections.fine(netOf(socket.remoteAddress), 2 * limits.connections.burst)
      socket.destroy()
      return
    }
    unanswered.set(socket, waiting)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    for (const answer of answering) answer.call(server, request, response)
  })

  return {
    turnAway(reply) {
      metrics.refusals.add(TOO_MANY.code)
      return reply.headers({ connection: 'close', 'retry-after': '1' }).code(STATUS.tooMany).send(TOO_MANY)
    },
    sweep: () => connections.sweep(),
  }
}

/** How many requests of one connection may wait for answers. */
const MOST_UNANSWERED = 8
