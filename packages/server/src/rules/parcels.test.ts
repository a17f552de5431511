import type { Seen } from '@ecumene/kernel'
import type { Json } from '@ecumene/protocol'
import { expect, it } from 'vitest'
import type { AtTable, ChangeForAll, MatchRequest, Sight, ThreadAnswer } from './jobs.ts'
import { packAnswer, packErrand, packRequest, unpackAnswer, unpackJob } from './parcels.ts'

const at: AtTable = {
  table: 'table-0001',
  request: '1:request-1',
  bots: [2],
  now: 1_000,
  time: null,
  row: { status: 'playing', waitsForBot: false, version: 0 },
  viewers: [
    { viewer: null, have: null, changes: false },
    { viewer: 7, have: null, changes: false },
    { viewer: 0, have: null, changes: true },
    { viewer: 7, have: null, changes: true },
  ],
}

it.each<MatchRequest>([
  { kind: 'submit', seat: 1, ply: 12, move: 'bid 1' },
  { kind: 'look' },
  { kind: 'undo', seat: 0, ply: 4, to: 2, consent: [1] },
])('a command arrives as it was sent: %o', (command) => {
  expect(unpackJob(packRequest(command, at, 7))).toEqual({ ...command, ...at, ticket: 7 })
})

it('an errand arrives as it was sent', () => {
  const deal = { kind: 'deal', game: 'duel', options: { wonders: 'draft' }, seats: 2, seed: 'seed' } as const
  expect(unpackJob(packErrand(deal))).toEqual(deal)
})

const clock = { at: 1_000, left: [5_000, 0], running: [0], farthest: 3 }

const sight: Sight = {
  ply: 5,
  moves: 4,
  over: false,
  deciders: [0, 2],
  forBots: '{"secret":1}',
  sheets: [
    { viewer: null, from: 0, isChange: false, text: '{"view":"Київ"}' as Json<Seen> },
    { viewer: 1, from: 4, isChange: true, text: '{"table":"a"}' as Json<ChangeForAll> },
  ],
}

it.each<ThreadAnswer>([
  { kind: 'prepared', sight, row: { status: undefined, waitsForBot: true, time: undefined, began: [0, 2] } },
  { kind: 'prepared', sight, row: { status: 'over', waitsForBot: undefined, time: { clock, due: null }, began: [] } },
  { kind: 'seen', sight: { ...sight, sheets: [], forBots: null, deciders: [] } },
  { kind: 'refused', code: 'illegal', message: 'no', reason: { key: 'reason.notAsked' } },
  { kind: 'dealt', deal: [1, 2, 3], asked: [1] },
  { kind: 'failed', code: 'full', message: 'no space' },
])('an answer arrives as it was given: %o', (answer) => {
  expect(unpackAnswer(packAnswer(answer))).toEqual(answer)
})
