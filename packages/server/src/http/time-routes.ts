import { type Hook, SET_HOOK } from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { readHook } from '../guests/hook-address.ts'
import { NO_GUEST, refusal, TOO_MANY } from '../refusal.ts'
import { turnsOf } from '../tables/turns.ts'
import { type Context, refuse } from './context.ts'
import { read } from './reading.ts'

/** Whose turn it is where, and where to tell a guest of it. */
export const addTimeRoutes = (app: FastifyInstance, context: Context): void => {
  const { hall, visitors } = context
  const { store, hooks } = hall.world

  app.get('/api/turns', async (request, reply) => {
    const guest = visitors.idOf(request)
    if (!guest.ok || guest.value === null) return refuse(context, reply, NO_GUEST)
    return turnsOf(hall, guest.value)
  })

  app.get('/api/guest/hook', async (request, reply) => {
    const guest = visitors.idOf(request)
    if (!guest.ok || guest.value === null) return refuse(context, reply, NO_GUEST)
    return { url: (await store.hook(guest.value))?.url ?? null } satisfies Hook
  })
  app.put('/api/guest/hook', async (request, reply) => {
    const body = read(SET_HOOK, request.body)
    if ('code' in body) return refuse(context, reply, body)
    const guest = await visitors.guestOf(request)
    if (!guest.ok) return refuse(context, reply, guest.error)
    const { url: text, language } = body.value
    if (text !== null) {
      const url = readHook(text, context.privateHooks)
      if (url === null) return refuse(context, reply, BAD_HOOK)
      const judged = context.privateHooks ? 'good' : await hooks.check(guest.value.id, url)
      if (judged !== 'good') return refuse(context, reply, judged === 'bad' ? BAD_HOOK : TOO_MANY)
    }
    const origin = `${request.protocol}://${request.host}`
    await store.setHook(guest.value.id, text === null ? null : { url: text, language, origin })
    return { url: text } satisfies Hook
  })
}

const BAD_HOOK = refusal('badHook', 'the address must begin with https:// and lead to the open internet')
