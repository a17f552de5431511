import { below, type Entry, Match, seeded, seen } from '@ecumene/kernel'
import { duelManifest } from '@ecumene/shelf/games/duel'
import { describe, expect, it } from 'vitest'
import { faultsOf, printOf } from './check.ts'
import type { Attempt, FaultKind, KeptEntry, KeptMatch, Sight, Testimony } from './history.ts'

const { game } = duelManifest
const TABLE = 'AAAAAAAAAAAAAAAA'
const MOVES = 12

/** A sound match of two people, and what they were told of it: each saw every position, and every move was acknowledged. */
const soundRun = () => {
  const created = Match.create(game, { seats: 2, options: {}, seed: 'a sound match' })
  if (!created.ok) throw new Error('no match')
  const match = created.value
  const random = seeded('moves')
  const entries: KeptEntry[] = []
  const attempts: Attempt[] = []
  const sights: Sight[] = []
  const look = (): void => {
    for (const viewer of [0, 1]) {
      sights.push({ table: TABLE, viewer, ply: match.ply, print: printOf(seen(match, viewer, match.ply)) })
    }
  }
  look()
  for (let ply = 0; ply < MOVES; ply++) {
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    const move = game.notation.notate(legal[below(random, legal.length)])
    match.submit(seat, move)
    const request = `${seat}:move-${ply}`
    entries.push({ ply, entry: JSON.stringify(match.last()), request, at: 1_000 * (ply + 1) })
    attempts.push({ table: TABLE, seat, move, request, verdict: { kind: 'done', ply: ply + 1 } })
    look()
  }
  const { rules, options, deal } = match.record()
  const person = { kind: 'person', guest: 'somebody', name: 'Somebody' } as const
  const kept: KeptMatch = {
    id: TABLE,
    game: game.id,
    rules,
    options: options as Readonly<Record<string, unknown>>,
    seats: [person, person],
    seed: 'a sound match',
    deal,
    status: 'playing',
    waitsForBot: false,
    begunAt: 0,
    clockMs: null,
    entries,
  }
  return { kept, told: { attempts, sights } satisfies Testimony, match }
}

const kindsOf = (kept: KeptMatch, told: Testimony): readonly FaultKind[] => [
  ...new Set(faultsOf(game, kept, told).map(({ kind }) => kind)),
]
const renumbered = (entries: readonly KeptEntry[]): readonly KeptEntry[] =>
  entries.map((entry, ply) => ({ ...entry, ply }))
const at = <Item>(items: readonly Item[], place: number): Item => items.at(place) as Item

describe('the model of a match', () => {
  it('finds nothing in a sound one, whether or not its last move was answered', () => {
    const { kept, told } = soundRun()
    expect(faultsOf(game, kept, told)).toEqual([])
    const unanswered = { ...at(told.attempts, -1), verdict: { kind: 'open' } } as const
    expect(faultsOf(game, kept, { ...told, attempts: told.attempts.with(-1, unanswered) })).toEqual([])
    const never = { ...unanswered, request: '0:never', verdict: { kind: 'refused', why: 'stale' } } as const
    expect(faultsOf(game, kept, { ...told, attempts: [...told.attempts, never] })).toEqual([])
  })

  it('finds an acknowledged move that is lost, at the end or in the middle', () => {
    const { kept, told } = soundRun()
    expect(kindsOf({ ...kept, entries: kept.entries.slice(0, -1) }, told)).toEqual(['lost', 'forked'])
    expect(kindsOf({ ...kept, entries: kept.entries.toSpliced(5, 1) }, told)).toEqual(['gap'])
    const closed = renumbered(kept.entries.toSpliced(5, 1))
    expect(kindsOf({ ...kept, entries: closed }, told)).toEqual(
      expect.arrayContaining(['lost', 'displaced', 'illegal']),
    )
    expect(kindsOf({ ...kept, entries: [] }, told)).toContain('lost')
  })

  it('finds a move that was made twice', () => {
    const { kept, told } = soundRun()
    const twice = renumbered([...kept.entries, at(kept.entries, -1)])
    expect(kindsOf({ ...kept, entries: twice }, told)).toEqual(expect.arrayContaining(['doubled', 'illegal']))
    // Two rows with the same place, which no key would allow.
    expect(kindsOf({ ...kept, entries: [...kept.entries, at(kept.entries, -1)] }, told)).toEqual(['gap'])
  })

  it('finds moves in another order than they were acknowledged in', () => {
    const { kept, told } = soundRun()
    const swapped = kept.entries.with(6, at(kept.entries, 7)).with(7, at(kept.entries, 6))
    expect(kindsOf({ ...kept, entries: renumbered(swapped) }, told)).toContain('displaced')
  })

  it('finds a second history: positions that one player saw and the log does not lead to', () => {
    const { kept, told, match } = soundRun()
    const other = Match.create(game, { seats: 2, options: {}, seed: 'another match' })
    if (!other.ok) throw new Error('no match')
    const print = printOf({ ...seen(other.value, 1, 0), ply: 4 })
    const forked = [...told.sights, { table: TABLE, viewer: 1, ply: 4, print }]
    expect(kindsOf(kept, { ...told, sights: forked })).toEqual(['forked'])
    const ahead = { table: TABLE, viewer: 0, ply: match.ply + 1, print }
    expect(kindsOf(kept, { ...told, sights: [...told.sights, ahead] })).toEqual(['forked'])
  })

  it('finds another move in the place of the acknowledged one', () => {
    const { kept, told } = soundRun()
    const last = at(kept.entries, -1)
    const { seat, move } = JSON.parse(last.entry) as Extract<Entry, { move: string }>
    const told2 = told.attempts.with(-1, { ...at(told.attempts, -1), move: `${move} otherwise` })
    expect(kindsOf(kept, { ...told, attempts: told2 })).toEqual(['displaced'])
    const usurped = kept.entries.with(-1, { ...last, request: `${seat}:somebody else's` })
    expect(kindsOf({ ...kept, entries: usurped }, told)).toEqual(['lost', 'unsent'])
  })

  it('finds a refused move that was made all the same', () => {
    const { kept, told } = soundRun()
    const refused = { ...at(told.attempts, -1), verdict: { kind: 'refused', why: 'stale' } } as const
    expect(kindsOf(kept, { ...told, attempts: told.attempts.with(-1, refused) })).toEqual(['revived'])
  })

  it('finds a bot that moves for a person, and a person who moves for a bot', () => {
    const { kept, told } = soundRun()
    const last = at(kept.entries, -1)
    const byItself = kept.entries.with(-1, { ...last, request: null })
    const others = { ...told, attempts: told.attempts.slice(0, -1) }
    expect(kindsOf({ ...kept, entries: byItself }, others)).toEqual(['unsent'])
    const { seat } = JSON.parse(last.entry) as Entry
    const seats = kept.seats.with(seat, { kind: 'bot', level: 'easy' })
    expect(kindsOf({ ...kept, seats }, told)).toEqual(['unsent'])
  })

  it('finds a bot that was never asked, whether or not the row says that one has to move', () => {
    const { kept, told: all, match } = soundRun()
    const asked = match.deciders()[0] ?? 0
    const seats = kept.seats.with(asked, { kind: 'bot', level: 'easy' })
    const isOfBot = ({ entry }: KeptEntry): boolean => (JSON.parse(entry) as Entry).seat === asked
    const entries = kept.entries.map((entry) => (isOfBot(entry) ? { ...entry, request: null } : entry))
    const told = { ...all, attempts: all.attempts.filter(({ seat }) => seat !== asked) }
    expect(kindsOf({ ...kept, seats, entries, waitsForBot: true }, told)).toEqual(['overdue'])
    expect(kindsOf({ ...kept, seats, entries }, told)).toEqual(['overdue', 'misfiled'])
  })

  it('finds a table that is kept as waiting for a bot, or as over, and is not', () => {
    const { kept, told } = soundRun()
    expect(kindsOf({ ...kept, waitsForBot: true }, told)).toEqual(['misfiled'])
    expect(kindsOf({ ...kept, status: 'over' }, told)).toEqual(['misfiled'])
  })

  it('finds a clock that took effect early, twice or not at all', () => {
    const { kept, told, match } = soundRun()
    const seat = match.deciders()[0] ?? 0
    const resigned = (ply: number, time: number): KeptEntry => ({
      ply,
      entry: JSON.stringify({ seat, resign: true }),
      request: null,
      at: time,
    })
    const timed: KeptMatch = { ...kept, clockMs: 60_000 }
    const ended = (time: number): KeptMatch => ({
      ...timed,
      status: 'over',
      entries: [...kept.entries, resigned(MOVES, time)],
    })
    expect(kindsOf(ended(90_000), told)).toEqual([])
    expect(kindsOf(ended(20_000), told)).toEqual(['early'])
    expect(kindsOf(timed, told)).toEqual(['overdue'])
    const twice = { ...timed, entries: [...ended(90_000).entries, resigned(MOVES + 1, 90_001)] }
    expect(kindsOf(twice, told)).toEqual(['illegal'])
  })
})
