import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The page loads everything from here, and may connect to nothing else. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => void reply.headers(headersFor(request)))
}

/** Once reached by https, always by https: nobody in between can downgrade it. */
export const headersFor = ({ protocol }: Pick<FastifyRequest, 'protocol'>): Readonly<Record<string, string>> =>
  protocol === 'https' ? { ...HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR}` } : HEADERS

const ONE_YEAR = 365 * 24 * 60 * 60
