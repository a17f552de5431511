import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bucketsOf } from '../limits/bucket.ts'
import { netOf } from '../limits/net.ts'
import { STATUS, TOO_MANY } from '../refusal.ts'
import type { Desk } from './desk.ts'

/** Where connections come in, and where those are shown out who ask for too much. */
export type Door = {
  /** Refuses a request and closes its connection. */
  turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply
  sweep(): void
}

/** `isProxy` tells those whose connections are everybody's. */
export const watchDoor = (
  { server }: FastifyInstance,
  { limits, metrics }: Pick<Desk, 'limits' | 'metrics'>,
  isProxy: (address: string) => boolean,
): Door => {
  const connections = bucketsOf(limits.connections, performance.now.bind(performance))
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address) || connections.take(netOf(address))) return
    metrics.refusals.add(TOO_MANY.code)
    socket.destroy()
  })

  // Requests may be sent without waiting for answers, as no browser does, and those that came in one piece are all read,
  // whatever became of the first: a thousand of them, so they must not get as far as Fastify.
  const turnedAway = new WeakSet<Socket>()
  const answering = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (!turnedAway.has(socket)) for (const answer of answering) answer.call(server, request, response)
    else if (!socket.destroyed) {
      if (socket.remoteAddress !== undefined) connections.fine(netOf(socket.remoteAddress), limits.connections.burst)
      socket.destroy()
    }
  })

  return {
    turnAway(request, reply) {
      const { socket } = request.raw
      turnedAway.add(socket)
      // What has not been read yet stays unread.
      socket.pause()
      metrics.refusals.add(TOO_MANY.code)
      return reply.headers({ connection: 'close', 'retry-after': '1' }).code(STATUS.tooMany).send(TOO_MANY)
    },
    sweep: () => connections.sweep(),
  }
}
