import { CHAT_QUERY, SAY_BODY } from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { NO_GUEST, NOT_FOUND, TOO_MANY } from '../refusal.ts'
import { type Context, refuse } from './context.ts'
import { read } from './reading.ts'

/** What is said at tables, for programs without a socket. */
export const addChatRoutes = (app: FastifyInstance, context: Context): void => {
  const { hall, visitors, chats } = context

  app.get('/api/tables/:id/chat', async (request, reply) => {
    const query = read(CHAT_QUERY, request.query)
    if ('code' in query) return refuse(context, reply, query)
    const table = await hall.find((request.params as { readonly id: string }).id)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    return chats.lines(table.id, query.value.from)
  })

  app.post('/api/tables/:id/chat', async (request, reply) => {
    const body = read(SAY_BODY, request.body)
    if ('code' in body) return refuse(context, reply, body)
    const guest = visitors.idOf(request)
    if (!guest.ok || guest.value === null) return refuse(context, reply, NO_GUEST)
    const table = await hall.find((request.params as { readonly id: string }).id)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    if (!context.chatter.take(guest.value)) return refuse(context, reply, TOO_MANY)
    const said = await chats.say(table, guest.value, body.value)
    return said.ok ? { type: 'said', id: body.value.id, number: said.value } : refuse(context, reply, said.error)
  })
}
