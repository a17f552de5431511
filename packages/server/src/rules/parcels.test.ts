import { expect, it } from 'vitest'
import type { ThreadAnswer, UnticketedJob } from './jobs.ts'
import { packAnswer, packJob, unpackAnswer, unpackJob } from './parcels.ts'

const at = { table: 'table-0001', request: '1:request-1', bots: [2] }

it.each<UnticketedJob>([
  {
    kind: 'submit',
    ...at,
    seat: 1,
    ply: 12,
    move: 'bid 1',
    row: { status: 'playing', waitsForBot: false },
    viewers: [
      { viewer: null, have: null, changes: false },
      { viewer: 7, have: null, changes: false },
      { viewer: 0, have: null, changes: true },
      { viewer: 7, have: null, changes: true },
    ],
  },
  { kind: 'submit', ...at, seat: 1, ply: 12, move: 'bid 1', viewers: [] },
  { kind: 'look', ...at, viewers: [{ viewer: 0, have: 3 }] },
  { kind: 'undo', ...at, seat: 0, ply: 4, to: 2, consent: [1], viewers: [{ viewer: 0, have: null, changes: true }] },
  { kind: 'deal', game: 'duel', options: { wonders: 'draft' }, seats: 2, seed: 'seed' },
  { kind: 'forget', table: 'table-0001' },
])('a job arrives as it was sent: %o', (job) => {
  expect(unpackJob(packJob(job, 7))).toEqual({ ...job, ticket: 7 })
})

const sight = {
  ply: 5,
  moves: 4,
  over: false,
  deciders: [0, 2],
  forBots: '{"secret":1}',
  sheets: [
    { viewer: null, from: 0, isChange: false, text: '{"view":"Київ"}' },
    { viewer: 1, from: 4, isChange: true, text: '{"type":"change"' },
  ],
}

it.each<ThreadAnswer>([
  { kind: 'prepared', ...sight },
  { kind: 'seen', ...sight, sheets: [], forBots: null, deciders: [] },
  { kind: 'refused', code: 'illegal', message: 'no', reason: { key: 'reason.notAsked' } },
  { kind: 'dealt', deal: [1, 2, 3] },
  { kind: 'failed', code: 'full', message: 'no space' },
])('an answer arrives as it was given: %o', (answer) => {
  expect(unpackAnswer(packAnswer(answer))).toEqual(answer)
})
