import type { FastifyRequest } from 'fastify'

/**
 * Does the request come from our own page, or from a program that is no page? Browsers send the cookie along with
 * sockets opened by any page, so a foreign page must be told by its origin.
 */
export const isOwnOrigin = (request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}
