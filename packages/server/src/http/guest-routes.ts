import { type DeviceCode, ENTER_CODE, type Guest } from '@ecumene/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE_MS, hashOfCode, newCode, spelled } from '../guests/code.ts'
import { clearCookie } from '../guests/cookie.ts'
import { forgetGuest } from '../guests/forget.ts'
import { dataOf } from '../guests/my-data.ts'
import { EXPIRED_CODE, NO_GUEST, TOO_MANY, WRONG_CODE } from '../refusal.ts'
import { type Context, refuse } from './context.ts'
import { read } from './reading.ts'

/** A guest's own affairs: move to another device, sign out elsewhere, download their data, be forgotten. */
export const addGuestRoutes = (app: FastifyInstance, context: Context, key: Buffer): void => {
  const { hall, chats, visitors, passes } = context
  const { store, now } = hall.world
  const idOf = (request: FastifyRequest): string | null => {
    const id = visitors.idOf(request)
    return id.ok ? id.value : null
  }

  app.post('/api/guest/code', async (request, reply) => {
    const guest = idOf(request)
    if (guest === null) return refuse(context, reply, NO_GUEST)
    if (!context.codes.take(guest)) return refuse(context, reply, TOO_MANY)
    const code = newCode()
    const until = now() + CODE_MS
    // Expired codes are kept for a while, so that whoever types one is told so.
    await store.putCode({ hash: hashOfCode(key, code), guest, until }, now() - CODE_MS)
    return { code: spelled(code), until } satisfies DeviceCode
  })

  app.post('/api/guest/enter', async (request, reply) => {
    const body = read(ENTER_CODE, request.body)
    if ('code' in body) return refuse(context, reply, body)
    // By address: an attacker can be as many guests as they like.
    if (!context.codes.take(`address ${visitors.addressOf(request)}`)) return refuse(context, reply, TOO_MANY)
    const guest = await store.takeCode(hashOfCode(key, body.value.code), now())
    if (guest === null) return refuse(context, reply, WRONG_CODE)
    if (guest === 'expired') return refuse(context, reply, EXPIRED_CODE)
    visitors.become(request, reply, guest)
    return { id: guest, name: (await store.guest(guest))?.name ?? '' } satisfies Guest
  })

  app.post('/api/guest/sign-out', async (request, reply) => {
    const guest = idOf(request)
    if (guest === null) return refuse(context, reply, NO_GUEST)
    await passes.renew(guest)
    visitors.become(request, reply, guest)
    return { id: guest, name: (await store.guest(guest))?.name ?? '' } satisfies Guest
  })

  app.get('/api/guest/data', async (request, reply) => {
    const guest = idOf(request)
    return guest === null ? refuse(context, reply, NO_GUEST) : dataOf(store, guest)
  })

  app.delete('/api/guest', async (request, reply) => {
    const guest = idOf(request)
    if (guest === null) return refuse(context, reply, NO_GUEST)
    await forgetGuest(hall, chats, passes, guest)
    return reply.header('set-cookie', clearCookie()).send({ id: '', name: '' } satisfies Guest)
  })
}
