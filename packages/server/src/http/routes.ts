import {
  COMMAND,
  CREATE_TABLE,
  type GameInfo,
  type Guest,
  JOIN_TABLE,
  LOOK_BACK,
  NAME_GUEST,
  type ServerMessage,
  STATE_QUERY,
} from '@ecumene/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_GUEST, NOT_FOUND, TOO_MANY } from '../refusal.ts'
import { carryOut } from '../tables/commands.ts'
import { infoOf } from '../tables/info.ts'
import { type Table, viewerFor } from '../tables/table.ts'
import { type Context, refuse } from './context.ts'
import { openApi } from './openapi.ts'
import { read } from './reading.ts'

/** The HTTP API. Everything a seat can do over the socket it can do here too. */
export const addRoutes = (app: FastifyInstance, context: Context): void => {
  const { hall, visitors } = context

  app.get('/api/health', { config: { isForAnyone: true } }, async (_request, reply) => {
    const status = context.isClosing ? 'closing' : context.isFailing() || context.isCutOff() ? 'failing' : 'ok'
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi()))
  app.get(
    '/api/games',
    async (): Promise<readonly GameInfo[]> =>
      context.games.map(({ id, rules, seats, options }) => ({
        id,
        rules,
        seats,
        options: options as GameInfo['options'],
      })),
  )

  app.get('/api/guest', async (request, reply): Promise<Guest | FastifyReply> => {
    const id = idOf(request)
    if (id !== null) return { id, name: (await hall.world.store.guest(id))?.name ?? '' }
    if (!context.newGuests.take(visitors.addressOf(request))) return refuse(context, reply, TOO_MANY)
    return { id: visitors.welcome(request, reply), name: '' }
  })
  const nameGuest = async (request: FastifyRequest, reply: FastifyReply): Promise<Guest | FastifyReply> => {
    const body = read(NAME_GUEST, request.body)
    if ('code' in body) return refuse(context, reply, body)
    const known = idOf(request)
    if (known === null && !context.newGuests.take(visitors.addressOf(request))) return refuse(context, reply, TOO_MANY)
    const id = known ?? visitors.welcome(request, reply)
    await hall.world.store.saveGuest({ id, name: body.value.name, createdAt: Date.now() })
    return { id, name: body.value.name }
  }
  app.post('/api/guest', nameGuest)
  app.put('/api/guest', nameGuest)

  app.get('/api/tables', async (request) => hall.list(idOf(request), LISTED))
  app.post('/api/tables', async (request, reply) => {
    const body = read(CREATE_TABLE, request.body)
    if ('code' in body) return refuse(context, reply, body)
    const guest = await visitors.guestOf(request)
    if (!guest.ok) return refuse(context, reply, guest.error)
    const table = await hall.create(guest.value, body.value)
    return table.ok ? reply.code(201).send(infoFor(table.value, guest.value.id)) : refuse(context, reply, table.error)
  })

  app.get('/api/tables/:id', async (request, reply) => {
    const table = await tableOf(request)
    return table === null ? refuse(context, reply, NOT_FOUND) : infoFor(table, idOf(request))
  })
  app.post('/api/tables/:id/join', async (request, reply) => {
    const body = read(JOIN_TABLE, request.body ?? {})
    if ('code' in body) return refuse(context, reply, body)
    const guest = await visitors.guestOf(request)
    if (!guest.ok) return refuse(context, reply, guest.error)
    const table = await tableOf(request)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    const joined = await hall.join(table, guest.value, body.value.seat)
    return joined.ok ? infoFor(table, guest.value.id) : refuse(context, reply, joined.error)
  })
  app.post('/api/tables/:id/leave', async (request, reply) => {
    const guest = idOf(request)
    if (guest === null) return refuse(context, reply, NO_GUEST)
    const table = await tableOf(request)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    const left = await hall.leave(table, guest)
    return left.ok ? infoFor(table, guest) : refuse(context, reply, left.error)
  })
  app.post('/api/tables/:id/commands', async (request, reply) => {
    const body = read(COMMAND, request.body)
    if ('code' in body) return refuse(context, reply, body)
    const guest = idOf(request)
    if (guest === null) return refuse(context, reply, NO_GUEST)
    const table = await tableOf(request)
    if (table === null || table.id !== body.value.table) return refuse(context, reply, NOT_FOUND)
    const done = await carryOut(hall, table, guest, body.value)
    if (!done.ok) return refuse(context, reply, done.error)
    return { type: 'done', id: body.value.id, ply: done.value } satisfies ServerMessage
  })
  app.get('/api/tables/:id/state', async (request, reply) => {
    const query = read(STATE_QUERY, request.query)
    if ('code' in query) return refuse(context, reply, query)
    const table = await tableOf(request)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    const guest = idOf(request)
    const viewer = viewerFor(table, guest, query.value.seat ?? null)
    if (!viewer.ok) return refuse(context, reply, viewer.error)
    const state = await table.stateFor(guest, viewer.value, query.value.from)
    return state.ok ? reply.type('application/json').send(state.value) : refuse(context, reply, state.error)
  })

  app.get('/api/tables/:id/match', async (request, reply) => {
    const table = await tableOf(request)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    const file = await table.text({ kind: 'file' })
    return file.ok ? reply.type('application/json').send(file.value) : refuse(context, reply, file.error)
  })
  app.get('/api/tables/:id/at/:ply', async (request, reply) => {
    const asked = read(LOOK_BACK, request.params)
    if ('code' in asked) return refuse(context, reply, asked)
    const table = await hall.find(asked.value.id)
    if (table === null) return refuse(context, reply, NOT_FOUND)
    const seen = await table.text({ kind: 'lookBack', ply: asked.value.ply })
    return seen.ok ? reply.type('application/json').send(seen.value) : refuse(context, reply, seen.error)
  })

  const idOf = (request: FastifyRequest): string | null => {
    const id = visitors.idOf(request)
    return id.ok ? id.value : null
  }
  const tableOf = async (request: FastifyRequest): Promise<Table | null> => {
    const table = await hall.find((request.params as { readonly id: string }).id)
    await table?.elsewhere.catchUp()
    return table
  }
  const infoFor = (table: Table, guest: string | null) => infoOf(table.row, guest, table.watchers.isHere)
}

/** How many tables the list shows. */
const LISTED = 100
