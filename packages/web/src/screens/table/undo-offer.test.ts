import type { Match, Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import type { Connection } from '../../table/table.ts'
import { matchOf, stateOf } from '../../table/testing.ts'
import { undoneLine, undoOffer } from './undo-offer.ts'

const BOT = { kind: 'bot', level: 'easy' } as const
const PERSON = { kind: 'person', name: 'Ann', here: true } as const

const offerTo = (match: Match, viewer: number, connection: Connection, more: Partial<TableState> = {}) => {
  const state = stateOf(match, viewer, 0, more)
  return undoOffer({ state, connection }, state.seen as Seen)
}

const play = (match: Match, moves: number): Match => {
  for (let made = 0; made < moves; made++) {
    const seat = match.deciders()[0] ?? 0
    match.submit(seat, match.game.notation.notate(match.legal(seat)[0]))
  }
  return match
}

// The order of the draft: one seat chooses first, the other twice, and both have chosen then.
const begun = () => matchOf('duel')
const first = (match: Match) => match.deciders()[0] ?? 0

test('what nobody else has a say in is undone freely', () => {
  const match = begun()
  const me = first(match)
  expect(offerTo(play(match, 1), me, 'online')).toEqual({ kind: 'free', kept: 0 })
})

test('bots agree at once, and what they did since goes back too', () => {
  const match = begun()
  const me = first(match)
  const seats = [0, 1].map((seat) => (seat === me ? PERSON : BOT))
  play(match, 2)
  expect(offerTo(match, me, 'here', { seats })).toEqual({ kind: 'bots', kept: 0, count: 2 })
  expect(offerTo(match, me, 'online', { seats })).toEqual({ kind: 'bots', kept: 0, count: 2 })
})

test('people are asked, over the network by the table and at one screen by word of mouth', () => {
  const match = begun()
  const me = first(match)
  play(match, 2)
  expect(offerTo(match, me, 'online')).toEqual({ kind: 'asks', kept: 0, count: 2 })
  expect(offerTo(match, me, 'here', { yours: [0, 1] })).toEqual({ kind: 'agreed', kept: 0, count: 2 })
})

test('an offer that stands, and a game without a move of one’s own, leave nothing to undo, and say so', () => {
  const match = begun()
  const me = first(match)
  expect(offerTo(match, me, 'online')).toEqual({ kind: 'nothing', why: { key: 'undo.nothing' } })
  play(match, 2)
  const asked = { seat: me, to: 0, agreed: [] }
  expect(offerTo(match, me, 'online', { takeback: asked })).toMatchObject({ why: { key: 'table.takeback.asked' } })
  expect(offerTo(match, 1 - me, 'online', { takeback: asked, yours: [1 - me] })).toMatchObject({ kind: 'free' })
  const over = play(begun(), 2)
  over.resign(1)
  expect(offerTo(over, me, 'here').kind).toBe('nothing')
})

test('it says what the log says of the first move that goes back', () => {
  const match = begun()
  const me = first(match)
  play(match, 2)
  const seats = [0, 1].map((seat) => (seat === me ? PERSON : BOT))
  const history = match.history(me)
  const offer = offerTo(match, me, 'here', { seats })
  expect(undoneLine(match.game, history, offer)).toMatchObject({
    key: 'event.wonderDrafted',
    args: { player: { seat: me } },
  })
  expect(undoneLine(match.game, history, { kind: 'nothing', why: { key: 'undo.nothing' } })).toBe(null)
})
