import type { FastifyRequest } from 'fastify'
import type { MetricsReaders } from '../settings.ts'

/**
 * May whoever asks see what the server counts? The machine itself may; what a proxy on this machine passes on comes
 * from this machine too, but from the world before that, and proxies say so.
 */
export const mayReadMetrics = ({ raw, headers }: Asking, readers: MetricsReaders): boolean => {
  if (readers !== 'local') return readers === 'public'
  return isLoopback(raw.socket.remoteAddress) && !PASSED_ON.some((name) => headers[name] !== undefined)
}

type Asking = Pick<FastifyRequest, 'headers'> & {
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
