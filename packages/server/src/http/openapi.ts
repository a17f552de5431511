import {
  CHANGE_MESSAGE,
  CHAT_LINE,
  CLIENT_MESSAGE,
  COMMAND,
  CREATE_TABLE,
  DEVICE_CODE,
  DONE_MESSAGE,
  ENTER_CODE,
  GAME_INFO,
  GUEST,
  HEALTH,
  HOOK,
  HOOK_MESSAGE,
  JOIN_TABLE,
  MY_DATA,
  NAME_GUEST,
  REFUSAL,
  SAID_MESSAGE,
  SAY_BODY,
  SEAT,
  SEEN,
  SERVER_MESSAGE,
  SET_HOOK,
  STATE_MESSAGE,
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
          responses: answers('It took effect and is on disk.', output(DONE_MESSAGE)),
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
          responses: answers('It is on disk.', output(SAID_MESSAGE)),
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
          responses: answers('As `seen` of a StateMessage.', output(SEEN)),
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
        StateMessage: output(STATE_MESSAGE),
        ChangeMessage: output(CHANGE_MESSAGE),
        ServerMessage: output(SERVER_MESSAGE),
        Refusal: output(REFUSAL),
      },
    },
  }
}

const list = (schema: object) => ({ type: 'array', items: schema })
