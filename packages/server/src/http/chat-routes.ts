import { CHAT_QUERY, SAY_BODY } from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { NO_GUEST, NOT_FOUND, TOO_MANY } from '../refusal.ts'
import { type Desk, refuse } from './desk.ts'
import { read } from './reading.ts'

/** What is said at tables, for programs without a socket. */
export const addChatRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { hall, visitors, chats } = desk

  app.get('/api/tables/:id/chat', async (request, reply) => {
    const query = read(CHAT_QUERY, request.query)
    if ('code' in query) return refuse(desk, reply, query)
    const table = await hall.find((request.params as { readonly id: string }).id)
    if (table === null) return refuse(desk, reply, NOT_FOUND)
    return chats.lines(table.id, query.value.from)
  })

  app.post('/api/tables/:id/chat', async (request, reply) => {
    const body = read(SAY_BODY, request.body)
    if ('code' in body) return refuse(desk, reply, body)
    const guest = visitors.idOf(request)
    if (!guest.ok || guest.value === null) return refuse(desk, reply, NO_GUEST)
    const table = await hall.find((request.params as { readonly id: string }).id)
    if (table === null) return refuse(desk, reply, NOT_FOUND)
    if (!desk.chatter.take(guest.value)) return refuse(desk, reply, TOO_MANY)
    const said = await chats.say(table, guest.value, body.value)
    return said.ok ? { type: 'said', id: body.value.id, number: said.value } : refuse(desk, reply, said.error)
  })
}
