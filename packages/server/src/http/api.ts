import type { FastifyInstance } from 'fastify'
import { BAD_COOKIE, CLOSING, refusal } from '../refusal.ts'
import { addCompression } from './compression.ts'
import { type Context, refuse } from './context.ts'
import { isOwnOrigin } from './origin.ts'
import { isOwnName } from './own-name.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Fastify's own type can be added to only in this way
  interface FastifyContextConfig {
    /** Anyone gets an answer, even while the server is closing. */
    readonly isForAnyone?: true
    /** The route itself reports a bad cookie. */
    readonly tellsBadCookie?: true
  }
}

/**
 * The API. Its guard belongs to the routes, not to how an address is written: `/%61pi/guest` and `http://other/api/guest`
 * lead to the same route, and nothing under /api can be added elsewhere, without the guard.
 */
export const addApi = async <Added>(
  app: FastifyInstance,
  context: Context,
  add: (api: FastifyInstance) => Added,
): Promise<Added> => {
  const added: Added[] = []
  let guarded: FastifyInstance | null = null
  app.addHook('onRoute', function (route) {
    if (/^\/api(\/|$)/.test(route.url) && this !== guarded) throw new Error(`${route.url} would have no guard`)
  })
  await app.register(async (api) => {
    guarded = api
    addGuard(api, context)
    addCompression(api)
    added.push(add(api))
    for (const rest of ['/api', '/api/*'])
      api.all(rest, async (_request, reply) => refuse(context, reply, NOTHING_HERE))
  })
  return added[0] as Added
}

const addGuard = (api: FastifyInstance, context: Context): void => {
  const { visitors } = context
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { isForAnyone, tellsBadCookie } = request.routeOptions.config
    if (!context.mayAsk(visitors.accountOf(request), visitors.addressOf(request))) return context.door.turnAway(reply)
    if (context.isLocal && !isOwnName(request.host)) return refuse(context, reply, WRONG_NAME, 421)
    if (!isOwnOrigin(request)) return refuse(context, reply, FOREIGN, 403)
    if (isForAnyone) return
    if (context.isClosing || context.isCutOff()) return refuse(context, reply, CLOSING)
    await visitors.catchUp(request)
    if (tellsBadCookie || visitors.idOf(request).ok) return
    // The cookie is not ours. It is replaced, so that the next request comes from a guest we know: one more new guest.
    if (!context.newGuests.take(visitors.addressOf(request))) return context.door.turnAway(reply)
    visitors.welcome(request, reply)
    return refuse(context, reply, BAD_COOKIE)
  })
}

export const NOTHING_HERE = refusal('notFound', 'there is nothing at this address')
const FOREIGN = refusal('noGuest', 'a page of another site may not speak for you here')
const WRONG_NAME = refusal(
  'notFound',
  'this server is for its own machine; HOST lets others in, and TRUST_PROXY lets a proxy speak for them',
)
