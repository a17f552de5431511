import { madeOnce, type Seat } from '@ecumene/kernel'
import type { TableStatus } from '../store/store.ts'
import { numberIn, type Parcel, type Value } from '../threads/jobs.ts'
import type { AtTable, Errand, MatchRequest, RowChange, RulesJob, Sheet, Sight, ThreadAnswer, Wanted } from './jobs.ts'

/**
 * Jobs and answers of the rules as parcels. Moves, which are nearly all of the traffic, are written out value by value;
 * everything else travels as JSON.
 */
export const packRequest = (request: MatchRequest, at: AtTable, ticket: number): Parcel => {
  if (request.kind !== 'submit') return [JSON.stringify({ ...request, ...at, ticket })]
  const { seat, ply, move } = request
  const { table, row, bots, now } = at
  const viewers = maskOfWanted(at.viewers)
  const time = at.time === null ? null : JSON.stringify(at.time)
  return [
    table,
    ticket,
    seat,
    ply,
    move,
    at.request,
    row.status,
    row.waitsForBot,
    row.version,
    viewers,
    maskOfSeats(bots),
    now,
    time,
  ]
}

export const packErrand = (errand: Errand): Parcel => [JSON.stringify(errand)]

export const unpackJob = (parcel: Parcel): RulesJob => {
  if (parcel.length === 1) return JSON.parse(parcel[0] as string) as RulesJob
  const [table, ticket, seat, ply, move, request, status, waitsForBot, version, viewers, bots, now, time] =
    parcel as Submitted
  return {
    kind: 'submit',
    table,
    ticket,
    seat,
    ply,
    move,
    request,
    row: { status, waitsForBot, version },
    viewers: wantedOf(viewers),
    bots: seatsOf(bots),
    now,
    time: time === null ? null : (JSON.parse(time) as AtTable['time']),
  }
}

type Submitted = readonly [
  string,
  number,
  number,
  number,
  string,
  string | null,
  TableStatus,
  boolean,
  number,
  number,
  number,
  number,
  string | null,
]

export const packAnswer = (answer: ThreadAnswer): Parcel => {
  switch (answer.kind) {
    case 'seen':
      return packSight(['seen'], answer.sight)
    case 'prepared':
      return packSight(['prepared', ...packRow(answer.row)], answer.sight)
    default:
      return [JSON.stringify(answer)]
  }
}

export const unpackAnswer = (parcel: Parcel): ThreadAnswer => {
  if (parcel.length === 1) return JSON.parse(parcel[0] as string) as ThreadAnswer
  if (parcel[0] === 'seen') return { kind: 'seen', sight: unpackSight(parcel, 1) }
  return { kind: 'prepared', sight: unpackSight(parcel, 5), row: unpackRow(parcel) }
}

const packRow = ({ status, waitsForBot, time, began }: RowChange): PackedRow => [
  status ?? null,
  waitsForBot ?? null,
  time === undefined ? null : JSON.stringify(time),
  maskOfSeats(began),
]

const unpackRow = (parcel: Parcel): RowChange => {
  const [, status, waitsForBot, time, began] = parcel as readonly ['prepared', ...PackedRow, ...Parcel]
  return {
    status: status ?? undefined,
    waitsForBot: waitsForBot ?? undefined,
    time: time === null ? undefined : JSON.parse(time),
    began: seatsOf(began),
  }
}

type PackedRow = readonly [TableStatus | null, boolean | null, string | null, number]

const packSight = (head: Parcel, { ply, moves, over, deciders, sheets, forBots }: Sight): Parcel => {
  const parcel: Value[] = [...head, ply, moves, over, maskOfSeats(deciders), forBots]
  for (const { viewer, from, isChange, text } of sheets) parcel.push(viewer, from, isChange, text)
  return parcel
}

/** Read by position, without copies: every move passes through here on the main thread. */
const unpackSight = (parcel: Parcel, from: number): Sight => {
  const sheets: Sheet[] = []
  for (let at = from + 5; at < parcel.length; at += 4) {
    sheets.push({
      viewer: parcel[at],
      from: parcel[at + 1],
      isChange: parcel[at + 2],
      text: parcel[at + 3],
    } as Sheet)
  }
  return {
    ply: numberIn(parcel, from),
    moves: numberIn(parcel, from + 1),
    over: parcel[from + 2] === true,
    deciders: seatsOf(numberIn(parcel, from + 3)),
    forBots: parcel[from + 4] as string | null,
    sheets,
  }
}

const maskOfSeats = (seats: readonly Seat[]): number => {
  let mask = 0
  for (const seat of seats) mask |= 1 << seat
  return mask
}

/** The public and up to eight seats, twice: those who want the whole and those who want changes. All have the past. */
const maskOfWanted = (wanted: readonly Wanted[]): number => {
  let mask = 0
  for (const { viewer, changes } of wanted) mask |= 1 << ((viewer ?? -1) + 1 + (changes === true ? VIEWERS : 0))
  return mask
}

const VIEWERS = 9

const bitsOf = (mask: number): readonly number[] =>
  Array.from({ length: 2 * VIEWERS }, (_unused, bit) => bit).filter((bit) => (mask & (1 << bit)) !== 0)

// The same few masks come again and again.
const seatsOf = madeOnce<readonly Seat[]>(bitsOf)

const wantedOf = madeOnce<readonly Wanted[]>((mask) =>
  bitsOf(mask).map((bit) => {
    const place = bit % VIEWERS
    return { viewer: place === 0 ? null : place - 1, have: null, changes: bit >= VIEWERS }
  }),
)
