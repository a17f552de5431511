import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NOT_FOUND } from '../refusal.ts'
import type { MetricsReaders } from '../settings.ts'
import { type Context, refuse } from './context.ts'
import { isLoopback, isOwnName } from './own-name.ts'

/** What the server counts, for those who may see it. */
export const addMetrics = (app: FastifyInstance, context: Context): void => {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.metricsReaders)) return refuse(context, reply, NOT_FOUND)
    return reply.type('text/plain; version=0.0.4').send(context.metrics.text())
  })
}

/**
 * May whoever asks see what the server counts? The machine itself may; what a proxy on this machine passes on comes
 * from this machine too, but from the world before that, and proxies say so. A page of another site whose name was made
 * to lead here asks from this machine as well, but by that name.
 */
export const mayReadMetrics = ({ raw, headers }: Asking, readers: MetricsReaders): boolean => {
  if (readers !== 'local') return readers === 'public'
  const isHere = isLoopback(raw.socket.remoteAddress) && isOwnName(headers.host)
  return isHere && !PASSED_ON.some((name) => headers[name] !== undefined)
}

type Asking = Pick<FastifyRequest, 'headers'> & {
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const
