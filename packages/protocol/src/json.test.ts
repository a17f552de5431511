import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Changes } from './changes.ts'
import { type Json, joined, json, member } from './json.ts'
import type { ChangeMessage, ServerMessage, StateMessage } from './messages.ts'
import type { TableInfo } from './tables.ts'

const seen: ChangeMessage['seen'] = {
  ply: 5,
  moves: 4,
  deciders: [1],
  asked: { key: 'ask.bid' },
  legal: ['bid 1'],
  history: [],
  undo: { last: null, turn: null, why: { key: 'undo.nothing' } },
  outcome: null,
}
const info: TableInfo = {
  id: 'AAAAAAAAAAAAAAAA',
  game: 'duel',
  options: {},
  terms: { clock: { kind: 'none' }, timeOut: 'nothing', standIn: false },
  seats: [{ kind: 'person', name: 'Олена "}', here: true }],
  isPublic: false,
  status: 'playing',
  yours: [0],
  away: [],
  createdAt: 7,
  rematch: null,
}

describe('a message put together from ready-made JSON', () => {
  it('is exactly the change it is typed as', () => {
    const head = {
      type: 'change',
      id: 'request-1',
      clock: { now: 1, at: 0, left: [5], running: [0], farthest: 4 },
    } as const
    const news = { table: info.id, viewer: null, since: 4, seen }
    const view: Changes = { '/coins': 3, '/a~1b': ['"', '}'] }
    const change: ChangeMessage = { ...head, ...news, view }
    const text: Json<ServerMessage> = joined(json(head), json(news), member('view', json(view)))
    expect(JSON.parse(text)).toStrictEqual(change)
  })

  it('is exactly the state it is typed as', () => {
    const whole: StateMessage = {
      type: 'state',
      from: 2,
      state: { ...info, viewer: 0, seen: { ...seen, view: { coins: 3 } }, takeback: null, clock: null },
    }
    const { viewer, takeback, clock } = whole.state
    const state = joined(
      json(info),
      json({ viewer }),
      member('seen', json(whole.state.seen)),
      json({ takeback, clock }),
    )
    const text: Json<ServerMessage> = joined(json({ type: 'state' as const, from: 2 }), member('state', state))
    expect(JSON.parse(text)).toStrictEqual(whole)
  })

  it('does not compile where a member is missing or of another type', () => {
    // @ts-expect-error: a `done` has a ply
    const short: Json<ServerMessage> = json({ type: 'done' as const, id: 'request-1' })
    // @ts-expect-error: a ply is a number
    const odd: Json<ServerMessage> = joined(json({ type: 'done' as const, id: 'a' }), member('ply', json('5')))
    // @ts-expect-error: any text could be anything
    const any: Json<ServerMessage> = '{"type":"pong"}'
    expect([short, odd, any]).toHaveLength(3)
  })

  it('has the members of all its parts, whatever they are', () => {
    const part = (names: readonly string[]) =>
      fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { noNullPrototype: true })
    fc.assert(
      fc.property(part(['a', '"']), part(['b', '{}']), part(['c', 'é']), fc.jsonValue(), (one, two, three, value) => {
        const text = joined(json(one), json(two), member('d"', json(value)), json(three))
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...one, ...two, 'd"': value, ...three })))
      }),
      { numRuns: 500 },
    )
    expect(joined()).toBe('{}')
  })
})
