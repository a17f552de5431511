import {
  CHAT_LINE,
  CLIENT_MESSAGE,
  COMMAND,
  CREATE_TABLE,
  DEVICE_CODE,
  ENTER_CODE,
  GAME_INFO,
  GUEST,
  HEALTH,
  HOOK,
  HOOK_MESSAGE,
  JOIN_TABLE,
  MY_DATA,
  NAME_GUEST,
  REFUSAL_CODES,
  SAY_BODY,
  SEAT,
  SET_HOOK,
  STATE_QUERY,
  TABLE_INFO,
  TURN,
  TURNS,
} from '@ecumene/protocol'
import { z } from 'zod'

/** The description of the API as JSON, made from the schemas that the server checks with. It is made once. */
export const openApi = (): string => {
  text ??= JSON.stringify(description())
  return text
}

let text: string | null = null

const description = () => {
  const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const output = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const answers = (description: string, schema: object) => ({
    200: { description, ...json(schema) },
    default: { description: 'Refused; nothing was changed.', ...json(named('Refusal')) },
  })
  const table = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const query = input(STATE_QUERY)

  return {
    openapi: '3.1.0',
    info: {
      title: 'Ecumene',
      version: '1',
      description:
        'Tables for board games. A guest is a signed cookie: GET /api/guest sets it, PUT /api/guest names it. ' +
        'Create or join a table, then subscribe over the WebSocket at /api/socket with messages of ClientMessage, ' +
        'or poll /api/tables/{id}/state. Everything that changes something carries an id chosen by the client and is ' +
        'safe to send twice; a move is acknowledged when it is on disk.',
    },
    paths: {
      '/api/health': { get: { summary: 'Is the server well?', responses: answers('Yes.', output(HEALTH)) } },
      '/api/guest': {
        get: { summary: 'Who am I? Sets the cookie.', responses: answers('The guest.', named('Guest')) },
        delete: {
          summary: 'Forgets this guest: name, words, seats. In games that run a bot takes over. Clears the cookie.',
          responses: answers('Nobody any more.', named('Guest')),
        },
        put: {
          summary: 'Chooses a name.',
          requestBody: json(input(NAME_GUEST)),
          responses: answers('The guest.', named('Guest')),
        },
      },
      '/api/guest/code': {
        post: {
          summary: 'A code by which another device becomes this guest: for ten minutes, once.',
          responses: answers('The code.', output(DEVICE_CODE)),
        },
      },
      '/api/guest/enter': {
        post: {
          summary: 'Becomes the guest whose code it is. Sets the cookie.',
          requestBody: json(input(ENTER_CODE)),
          responses: answers('The guest.', named('Guest')),
        },
      },
      '/api/guest/sign-out': {
        post: {
          summary: 'Ends every other cookie of this guest, and their code. Sets a new cookie.',
          responses: answers('The guest.', named('Guest')),
        },
      },
      '/api/guest/data': {
        get: { summary: 'Everything kept about this guest.', responses: answers('All of it.', output(MY_DATA)) },
      },
      '/api/guest/hook': {
        get: { summary: 'Where I am told of my turns.', responses: answers('The address.', output(HOOK)) },
        put: {
          summary: 'Chooses where: the server posts a HookMessage there when it is my turn and I am not connected.',
          requestBody: json(input(SET_HOOK)),
          responses: answers('The address.', output(HOOK)),
        },
      },
      '/api/turns': {
        get: {
          summary: 'All my tables and whose turn it is there; the socket tells changes to those who follow `turns`.',
          responses: answers('Those not over, and the latest that are.', output(TURNS)),
        },
      },
      '/api/games': {
        get: { summary: 'Games and their options.', responses: answers('The games.', list(output(GAME_INFO))) },
      },
      '/api/tables': {
        get: { summary: 'Public tables.', responses: answers('Waiting ones first.', list(named('TableInfo'))) },
        post: {
          summary: 'Opens a table.',
          requestBody: json(input(CREATE_TABLE)),
          responses: { 201: { description: 'Opened.', ...json(named('TableInfo')) }, default: answers('', {}).default },
        },
      },
      '/api/tables/{id}': {
        parameters: [table],
        get: { summary: 'Who sits where.', responses: answers('The table.', named('TableInfo')) },
      },
      '/api/tables/{id}/join': {
        parameters: [table],
        post: {
          summary: 'Takes a seat; the game begins when all are taken.',
          requestBody: json(input(JOIN_TABLE)),
          responses: answers('The table.', named('TableInfo')),
        },
      },
      '/api/tables/{id}/leave': {
        parameters: [table],
        post: { summary: 'Gives the seat back before the game.', responses: answers('The table.', named('TableInfo')) },
      },
      '/api/tables/{id}/commands': {
        parameters: [table],
        post: {
          summary:
            'Submits, undoes, asks for a takeback, resigns, calls a bot for somebody away, comes back, asks for a rematch.',
          requestBody: json(named('Command')),
          responses: answers('It took effect and is on disk.', {
            type: 'object',
            properties: { type: { const: 'done' }, id: { type: 'string' }, ply: { type: 'integer' } },
            required: ['type', 'id', 'ply'],
          }),
        },
      },
      '/api/tables/{id}/chat': {
        parameters: [table],
        get: {
          summary: 'The latest lines said at the table, from line `from` on.',
          parameters: [{ name: 'from', in: 'query', schema: { type: 'integer' } }],
          responses: answers('Oldest first.', list(named('ChatLine'))),
        },
        post: {
          summary:
            'Says something, for a seat of one’s own: a text, or a phrase that everyone reads in their language.',
          requestBody: json(input(SAY_BODY)),
          responses: answers('It is on disk.', SAID_MESSAGE),
        },
      },
      '/api/tables/{id}/state': {
        parameters: [
          table,
          ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
        ],
        get: { summary: 'The table as a seat or a spectator sees it.', responses: answers('', named('StateMessage')) },
      },
      '/api/tables/{id}/at/{ply}': {
        parameters: [table, { name: 'ply', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          summary: 'What the public could see after so many entries of the log.',
          responses: answers('As `seen` of a StateMessage.', { type: 'object' }),
        },
      },
      '/api/tables/{id}/match': {
        parameters: [table],
        get: {
          summary: 'The match file, once the game is over.',
          responses: answers('As `replay` and the page read it.', { type: 'object' }),
        },
      },
    },
    components: {
      schemas: {
        Guest: output(GUEST),
        Seat: output(SEAT),
        TableInfo: output(TABLE_INFO),
        Turn: output(TURN),
        HookMessage: output(HOOK_MESSAGE),
        Command: input(COMMAND),
        ClientMessage: input(CLIENT_MESSAGE),
        ChatLine: output(CHAT_LINE),
        StateMessage: STATE_MESSAGE,
        ChangeMessage: CHANGE_MESSAGE,
        ServerMessage: SERVER_MESSAGE,
        Refusal: REFUSAL,
      },
    },
  }
}

const REFUSAL = {
  type: 'object',
  properties: {
    code: { enum: REFUSAL_CODES },
    message: { type: 'string' },
    reason: { description: 'A message key with arguments, in the words of the game.', type: 'object' },
  },
  required: ['code', 'message'],
}

const STATE_MESSAGE = {
  type: 'object',
  description:
    'A TableInfo with `viewer`, `seen` (null until the game begins), `takeback`, `clock` (null where there are none), and `frozen` where the rules of today ' +
    'cannot follow the match and nobody can play on. The history in `seen` starts at ' +
    '`from`: whatever a client has from there on is replaced. `seen.legal` lists the legal moves in notation.',
  properties: { type: { const: 'state' }, from: { type: 'integer' }, state: { type: 'object' } },
  required: ['type', 'from', 'state'],
}

const list = (schema: object) => ({ type: 'array', items: schema })

const WHY_NOT = { type: 'object', properties: { move: { type: 'string' }, reason: { type: 'object' } } }
const CHANGE_MESSAGE = {
  type: 'object',
  description:
    'Instead of a StateMessage, for those who subscribed with `changes`: the match went on by one entry. It builds on ' +
    'the state at ply `since`; whoever has another one subscribes anew. `seen` replaces what the client has, except ' +
    'that its history starts at `since` and that it has no view: `view` maps JSON Pointers (RFC 6901) into the view ' +
    'to what stands there now. An offer to take moves back is gone. `id` acknowledges a command of one’s own.',
  properties: {
    type: { const: 'change' },
    id: { type: 'string' },
    table: { type: 'string' },
    viewer: { type: ['integer', 'null'] },
    since: { type: 'integer' },
    seen: { type: 'object' },
    view: { type: 'object' },
    clock: { type: 'object' },
  },
  required: ['type', 'table', 'viewer', 'since', 'seen', 'view'],
}

const SAID_MESSAGE = {
  type: 'object',
  properties: { type: { const: 'said' }, id: { type: 'string' }, number: { type: 'integer' } },
  required: ['type', 'id', 'number'],
}

const CHAT_MESSAGE = {
  type: 'object',
  description:
    'Lines of the chat, for those who asked to `hear` it. They take the place of those with the same numbers.',
  properties: { type: { const: 'chat' }, table: { type: 'string' }, lines: { type: 'array' } },
  required: ['type', 'table', 'lines'],
}

const PRESENCE_MESSAGE = {
  type: 'object',
  description: 'Somebody has come to a table that is followed, or gone: the seats whose players are there now.',
  properties: { type: { const: 'presence' }, table: { type: 'string' }, here: list({ type: 'integer' }) },
  required: ['type', 'table', 'here'],
}

const SERVER_MESSAGE = {
  oneOf: [
    STATE_MESSAGE,
    CHANGE_MESSAGE,
    PRESENCE_MESSAGE,
    { type: 'object', properties: { type: { const: 'done' }, id: { type: 'string' }, ply: { type: 'integer' } } },
    { type: 'object', properties: { type: { const: 'reason' }, id: { type: 'string' }, reason: {} } },
    { type: 'object', properties: { type: { const: 'reasons' }, id: { type: 'string' }, reasons: list(WHY_NOT) } },
    { type: 'object', properties: { type: { const: 'pong' } } },
    { type: 'object', properties: { type: { const: 'turn' }, turn: { $ref: '#/components/schemas/Turn' } } },
    SAID_MESSAGE,
    CHAT_MESSAGE,
    { type: 'object', properties: { type: { const: 'refused' }, id: { type: ['string', 'null'] }, refusal: REFUSAL } },
  ],
}
