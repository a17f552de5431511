import { isDeepStrictEqual } from 'node:util'
import { type Entry, fingerprint, type Game, isResignation, isUndo, Match, seen as seenBy } from '@ecumene/kernel'
import type { Attempt, Fault, FaultKind, KeptEntry, KeptMatch, Sight, Testimony } from './history.ts'

/**
 * The model of a match: one log, in which every acknowledged move stands exactly once and no refused one does, which the rules
 * accept from beginning to end, and of which every position that anybody saw is a beginning.
 */
export const faultsOf = (game: Game, match: KeptMatch, { attempts, sights }: Testimony): readonly Fault[] => {
  const { id: table, entries } = match
  const faults: Fault[] = []
  const find = (kind: FaultKind, what: string): void => void faults.push({ table, kind, what })

  for (const [place, { ply }] of entries.entries()) {
    if (ply !== place) return [{ table, kind: 'gap', what: `entry ${place} of the log has ply ${ply}` }]
  }
  const sent = attempts.filter((attempt) => attempt.table === table)
  for (const attempt of sent) judgeAttempt(attempt, entries, find)
  judgeRequests(match, sent, find)

  const seen = sights.filter((sight) => sight.table === table)
  const past = replay(game, match, seen)
  if (past.problem !== null) find('illegal', past.problem)
  for (const sight of seen) judgeSight(sight, past.prints, find)
  judgeClock(match, past, find)
  if (past.problem === null) judgeBots(match, past, find)
  return faults
}

/** Everything visible in a position except how it came about. */
export const printOf = (shown: Shown): string => {
  const { ply, moves, view, deciders, legal, outcome } = shown
  return fingerprint(JSON.parse(JSON.stringify({ ply, moves, view, deciders, legal, outcome })))
}

export type Shown = {
  readonly ply: number
  readonly moves: number
  readonly view: unknown
  readonly deciders: readonly number[]
  readonly legal: readonly string[]
  readonly outcome: unknown
}

type Find = (kind: FaultKind, what: string) => void

const judgeAttempt = ({ request, seat, move, verdict }: Attempt, log: readonly KeptEntry[], find: Find): void => {
  const found = log.filter((entry) => entry.request === request)
  if (found.length > 1)
    find('doubled', `${request} (${move}) stands at plies ${found.map(({ ply }) => ply).join(', ')}`)
  const [kept] = found
  if (verdict.kind === 'refused' && kept !== undefined) {
    find('revived', `${request} (${move}) was refused (${verdict.why}) and stands at ply ${kept.ply}`)
  }
  if (verdict.kind === 'done' && kept === undefined) {
    find('lost', `${request} (${move}) was acknowledged as version ${verdict.ply}, and is not in the log`)
  }
  if (kept === undefined) return
  const entry = JSON.parse(kept.entry) as Entry
  const isThatMove = 'move' in entry && entry.move === move && entry.seat === seat
  if (!isThatMove || (verdict.kind === 'done' && verdict.ply !== kept.ply + 1)) {
    const told = verdict.kind === 'done' ? `acknowledged as version ${verdict.ply}` : 'sent'
    find('displaced', `${request} (${move}) was ${told}; at ply ${kept.ply} stands ${kept.entry}`)
  }
}

/** Who may have made each entry? */
const judgeRequests = ({ entries, seats, clockMs }: KeptMatch, sent: readonly Attempt[], find: Find): void => {
  const known = new Set(sent.map(({ request }) => request))
  for (const { ply, entry, request } of entries) {
    const made = JSON.parse(entry) as Entry
    const isBot = seats[made.seat]?.kind === 'bot'
    const byClock = request === null && isResignation(made) && clockMs !== null
    const isExplained = request === null ? isBot || byClock : !isBot && known.has(request)
    if (!isExplained) find('unsent', `nobody has sent ${entry} at ply ${ply} (${request ?? 'no request'})`)
  }
}

/** The result of replaying a log, as far as the rules can follow it. */
type Past = {
  readonly problem: string | null
  /** Fingerprints of the positions that somebody saw, by version and viewer. */
  readonly prints: ReadonlyMap<string, string>
  /** Who was asked at each version. */
  readonly asked: readonly (readonly number[])[]
  readonly isOver: boolean
}

const replay = (game: Game, match: KeptMatch, seen: readonly Sight[]): Past => {
  const { rules, options, seats, seed, deal, entries } = match
  const log = entries.map(({ entry }) => JSON.parse(entry) as Entry)
  const wanted = new Set(seen.map(placeOf))
  const viewers = [...new Set(seen.map(({ viewer }) => viewer))]
  const prints = new Map<string, string>()
  const asked: (readonly number[])[] = []
  let isOver = false
  const visit = (now: Match): void => {
    asked.push(now.deciders())
    isOver = now.outcome() !== null
    for (const viewer of viewers) {
      const place = placeOf({ ply: now.ply, viewer })
      if (wanted.has(place)) prints.set(place, printOf(seenBy(now, viewer, now.ply)))
    }
  }
  const record = { game: game.id, rules, seats: seats.length, options, seed, deal, log }
  const replayed = Match.replay(game, record, visit)
  if (replayed.ok) return { problem: null, prints, asked, isOver }
  return { problem: `${replayed.error.path}: ${replayed.error.message}`, prints, asked, isOver }
}

const placeOf = ({ ply, viewer }: Pick<Sight, 'ply' | 'viewer'>): string => `${ply} ${viewer}`

const judgeSight = (sight: Sight, prints: ReadonlyMap<string, string>, find: Find): void => {
  const { viewer, ply, print } = sight
  const whose = viewer === null ? 'somebody watching' : `seat ${viewer}`
  const was = prints.get(placeOf(sight))
  if (was === undefined) find('forked', `${whose} saw version ${ply}, which the log does not have`)
  else if (was !== print) find('forked', `${whose} saw another position at version ${ply} than the log leads to`)
}

/** A bot moves in the end. The row says whether one has to, for those who wake bots look there: it must agree with the log. */
const judgeBots = ({ entries, seats, status, waitsForBot }: KeptMatch, { asked, isOver }: Past, find: Find): void => {
  const bots = (asked.at(-1) ?? []).filter((seat) => seats[seat]?.kind === 'bot')
  if (bots.length > 0) find('overdue', `the bot at seat ${bots.join(', ')} has not moved at ply ${entries.length}`)
  const kept = { isOver: status === 'over', waitsForBot }
  const really = { isOver, waitsForBot: bots.length > 0 }
  if (isDeepStrictEqual(kept, really)) return
  find('misfiled', `the row says ${JSON.stringify(kept)}, the log ${JSON.stringify(really)}`)
}

/** A clock makes its seat resign, once, when the seat has used up its time; and it does so in the end. */
const judgeClock = ({ entries, begunAt, clockMs, seats }: KeptMatch, { asked, isOver }: Past, find: Find): void => {
  if (clockMs === null || begunAt === null) return
  const used = seats.map(() => 0)
  let since = begunAt
  for (const { ply, entry, at, request } of entries) {
    const made = JSON.parse(entry) as Entry
    for (const seat of asked[ply] ?? []) used[seat] = (used[seat] ?? 0) + (at ?? since) - since
    since = at ?? since
    if (isUndo(made) || !isResignation(made) || request !== null) continue
    const thought = used[made.seat] ?? 0
    if (thought < clockMs - CLOCK_ERROR_MS) find('early', `seat ${made.seat} had used ${thought} of ${clockMs} ms`)
  }
  if (!isOver) find('overdue', 'its player has left, and no clock has ended it')
}

/** Nodes need not agree on the time to the millisecond. */
const CLOCK_ERROR_MS = 2_000
