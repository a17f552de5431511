import type { Message, Seen } from '@ecumene/kernel'
import { z } from 'zod'
import { CHAT_LINE } from './chat.ts'
import type { ServerMessage } from './messages.ts'
import { FROZEN, REFUSAL_CODES, type Refusal, TABLE_INFO, type TableState } from './tables.ts'
import { CLOCK } from './terms.ts'
import { TURN } from './turns.ts'

/**
 * What a server sends, as schemas: the description of the API is made from them, and tests read everything by them. The types
 * are separate (`messages.ts`), because the page does not need zod; the compiler keeps the two in step.
 */

const PLY = z.int().min(0)
const SEATS = z.array(z.int())

/** A key of the game's words with its arguments. */
const MESSAGE = z.custom<Message>((value) => typeof (value as Message | null)?.key === 'string')

/** Everything but the view. */
const GLANCE = z.strictObject({
  ply: PLY,
  moves: z.int().min(0),
  deciders: SEATS,
  asked: MESSAGE.nullable(),
  legal: z.array(z.string()).describe('The legal moves of the viewer, in notation.'),
  history: z.custom<Seen['history']>(Array.isArray),
  undo: z.strictObject({ last: PLY.nullable(), turn: PLY.nullable(), why: MESSAGE.nullable() }),
  outcome: z.custom<Seen['outcome']>((value) => typeof value === 'object'),
})

export const SEEN: z.ZodType<Seen> = GLANCE.extend({ view: z.unknown() })

const TABLE_STATE: z.ZodType<TableState> = TABLE_INFO.extend({
  viewer: z.int().nullable(),
  seen: SEEN.nullable().describe('Null until the game begins. The history starts at `from`.'),
  takeback: z.strictObject({ seat: z.int(), to: PLY, agreed: SEATS }).nullable(),
  clock: CLOCK.nullable().describe('Null where there are none.'),
  frozen: FROZEN.exactOptional().describe('Where the rules of today cannot follow the match: nobody can play on.'),
})

export const REFUSAL: z.ZodType<Refusal> = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
  reason: MESSAGE.exactOptional().describe('A message key with arguments, in the words of the game.'),
})

export const STATE_MESSAGE = z
  .strictObject({ type: z.literal('state'), from: PLY, state: TABLE_STATE })
  .describe('The table as the subscriber sees it. Whatever a client has of the history from `from` on is replaced.')

export const CHANGE_MESSAGE = z
  .strictObject({
    type: z.literal('change'),
    id: z.string().exactOptional().describe('Acknowledges a command of one’s own.'),
    clock: CLOCK.exactOptional().describe('Where the table has clocks.'),
    table: z.string(),
    viewer: z.int().nullable(),
    since: PLY,
    seen: GLANCE.describe('Replaces what the client has, but for the view; the history starts at `since`.'),
    view: z
      .record(z.string(), z.unknown())
      .describe('JSON Pointers (RFC 6901) to the places of the view that changed, with what stands there now.'),
  })
  .describe(
    'Instead of a StateMessage, for those who subscribed with `changes`: the match went on by one entry. It builds on the ' +
      'state at ply `since`; whoever has another one subscribes anew. An offer to take moves back is gone.',
  )

export const DONE_MESSAGE = z
  .strictObject({ type: z.literal('done'), id: z.string(), ply: PLY })
  .describe('The command took effect and is on disk.')

export const SAID_MESSAGE = z.strictObject({ type: z.literal('said'), id: z.string(), number: z.int() })

export const SERVER_MESSAGE: z.ZodType<ServerMessage> = z.discriminatedUnion('type', [
  STATE_MESSAGE,
  CHANGE_MESSAGE,
  z
    .strictObject({ type: z.literal('presence'), table: z.string(), here: SEATS })
    .describe('Somebody has come to a table that is followed, or gone: the seats whose players are there now.'),
  DONE_MESSAGE,
  z.strictObject({ type: z.literal('reason'), id: z.string(), reason: MESSAGE.nullable() }),
  z.strictObject({
    type: z.literal('reasons'),
    id: z.string(),
    reasons: z.array(z.strictObject({ move: z.string(), reason: MESSAGE })),
  }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('turn'), turn: TURN }),
  z
    .strictObject({ type: z.literal('chat'), table: z.string(), lines: z.array(CHAT_LINE) })
    .describe(
      'Lines of the chat, for those who asked to `hear` it. They take the place of those with the same numbers.',
    ),
  SAID_MESSAGE,
  z.strictObject({ type: z.literal('refused'), id: z.string().nullable(), refusal: REFUSAL }),
])
