import { below, type Game, Match, seeded } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, it } from 'vitest'
import type { StoredMatch } from '../store/store.ts'
import type { RulesAnswer, RulesJob } from './jobs.ts'
import { SNAPSHOT_EVERY } from './load.ts'
import { refereeFor } from './referee.ts'

const game = bazaar
const DATA = { shelf: '', matches: 2, idleMs: 1000 }

const stored = (over: Partial<StoredMatch> = {}): StoredMatch => {
  const created = Match.create(game, { seats: 3, seed: 'seed', options: { length: 'long' } })
  if (!created.ok) throw new Error(created.error)
  const { options, deal } = created.value.record()
  return {
    game: 'bazaar',
    rules: game.rules,
    options: options as Readonly<Record<string, unknown>>,
    seats: 3,
    seed: 'seed',
    deal,
    entries: [],
    snapshot: null,
    ...over,
  }
}
const at = (table = 'a') => ({
  table,
  ticket: 1,
  request: null,
  row: { status: 'playing', waitsForBot: false, version: 0 } as const,
  viewers: [{ viewer: null, have: null }],
  bots: [],
  now: 0,
  time: null,
})
const changed = (answer: RulesAnswer) => {
  if (answer.kind !== 'changed') throw new Error(JSON.stringify(answer))
  return { ...answer.change, ...answer.sight }
}

describe('the referee', () => {
  it('asks for a match that it does not have, and then has it', () => {
    const referee = refereeFor([game], DATA)
    expect(referee.work({ kind: 'look', ...at() })).toEqual({ kind: 'wanted' })
    expect(referee.work({ kind: 'look', ...at(), stored: stored() }).kind).toBe('seen')
    expect(referee.work({ kind: 'look', ...at() }).kind).toBe('seen')
    referee.work({ kind: 'forget', table: 'a' })
    expect(referee.work({ kind: 'look', ...at() })).toEqual({ kind: 'wanted' })
  })

  it('strikes an entry that was not written, and forgets a match that has gone on otherwise', () => {
    const referee = refereeFor([game], DATA)
    const submit = (seat: number, ply: number, move: string): RulesAnswer =>
      referee.work({ kind: 'submit', seat, ply, move, ...at() })
    const look = () => referee.work({ kind: 'look', ...at() })
    referee.work({ kind: 'look', ...at(), stored: stored() })
    const before = look()
    expect(changed(submit(0, 0, 'bid 7')).ply).toBe(1)
    referee.work({ kind: 'strike', table: 'a', ply: 1 })
    expect(look()).toEqual(before)
    // Others were faster with another bid; then the one that was struck counts after all.
    const theirs = JSON.stringify({ seat: 1, move: 'bid 2' })
    expect(referee.work({ kind: 'follow', since: 0, entries: [theirs], ...at() })).toMatchObject({ sight: { ply: 1 } })
    expect(changed(submit(0, 0, 'bid 7'))).toMatchObject({ ply: 2, deciders: [2], isLate: true })
    referee.work({ kind: 'strike', table: 'a', ply: 1 })
    expect(look()).toEqual({ kind: 'wanted' })
    referee.work({ kind: 'strike', table: 'nowhere', ply: 1 })
    expect(referee.held()).toBe(0)
  })

  it('keeps a limited number of matches, and drops the least recently used', () => {
    const referee = refereeFor([game], DATA)
    for (const table of ['a', 'b']) referee.work({ kind: 'look', ...at(table), stored: stored() })
    referee.work({ kind: 'look', ...at('a') })
    referee.work({ kind: 'look', ...at('c'), stored: stored() })
    expect(referee.held()).toBe(2)
    expect(referee.work({ kind: 'look', ...at('b') })).toEqual({ kind: 'wanted' })
    expect(referee.work({ kind: 'look', ...at('a') }).kind).toBe('seen')
  })

  it('says which entry to write, and hides it from those who may not know', () => {
    const referee = refereeFor([game], DATA)
    const job: RulesJob = { kind: 'submit', seat: 1, ply: 0, move: 'bid 7', ...at(), stored: stored() }
    const answer = changed(referee.work(job))
    expect(JSON.parse(answer.entry)).toEqual({ seat: 1, move: 'bid 7' })
    expect(answer).toMatchObject({ ply: 1, over: false, deciders: [0, 2], forBots: null })
    expect(answer.sheets[0]?.text).not.toContain('bid 7')
  })

  it('limits how far undo can make a log grow, but never refuses a move', () => {
    const referee = refereeFor([game], DATA)
    const bid = (ply: number): RulesAnswer =>
      referee.work({ kind: 'submit', seat: 0, ply, move: 'bid 1', ...at(), stored: stored() })
    const undo = (ply: number, consent: readonly number[] = []): RulesAnswer =>
      referee.work({ kind: 'undo', seat: 0, ply, to: 0, consent, ...at() })
    let ply = 0
    for (; ply < 10_000; ply += 2) {
      expect(bid(ply).kind).toBe('changed')
      if (undo(ply + 1).kind !== 'changed') break
    }
    expect(ply).toBeGreaterThan(1_000)
    expect(ply).toBeLessThan(3_000)
    const refused = { kind: 'refused', code: 'illegal', reason: { key: 'undo.tooMany' } }
    // Not even with everybody's consent, for which nobody is asked.
    expect(undo(ply + 1)).toEqual({ ...refused, message: expect.any(String) })
    expect(undo(ply + 1, [1, 2])).toEqual({ ...refused, message: expect.any(String) })
    const next = referee.work({ kind: 'submit', seat: 1, ply: ply + 1, move: 'bid 1', ...at() })
    expect(next.kind).toBe('changed')
  })

  it('takes secret bids made at the same time, and refuses what is really stale', () => {
    const referee = refereeFor([game], DATA)
    const bid = (seat: number, ply: number): RulesAnswer =>
      referee.work({ kind: 'submit', seat, ply, move: 'bid 1', ...at(), stored: stored() })
    expect(bid(0, 0).kind).toBe('changed')
    expect(bid(1, 0).kind).toBe('changed')
    // The third bid closes the auction. Whoever still answers ply 0 answers a question that is gone.
    expect(bid(2, 0).kind).toBe('changed')
    expect(bid(0, 0)).toMatchObject({ kind: 'refused', code: 'stale' })
    expect(bid(0, 99)).toMatchObject({ kind: 'refused', code: 'stale' })
  })

  it('takes a secret bid made at the same time as others that are loaded from the store by now', () => {
    const first = refereeFor([game], DATA)
    const bid = (referee: typeof first, seat: number, ply: number, from: StoredMatch): RulesAnswer =>
      referee.work({ kind: 'submit', seat, ply, move: 'bid 1', ...at(), stored: from })
    const entries: string[] = []
    for (const seat of [0, 1]) entries.push(changed(bid(first, seat, entries.length, stored())).entry)
    const restarted = refereeFor([game], DATA)
    expect(bid(restarted, 0, 0, stored({ entries }))).toMatchObject({ kind: 'refused', code: 'stale' })
    expect(changed(bid(restarted, 2, 0, stored({ entries }))).ply).toBe(3)
    // The market has opened: a bid on the old lot is gone for good.
    expect(bid(restarted, 2, 0, stored({ entries }))).toMatchObject({ kind: 'refused', code: 'stale' })
  })

  it('refuses a move meant for an earlier question, even if the new one reads the same', () => {
    const first = refereeFor([game], DATA)
    const entries: string[] = []
    const play = (seat: number, move: string) =>
      void entries.push(
        changed(first.work({ kind: 'submit', seat, ply: entries.length, move, ...at(), stored: stored() })).entry,
      )
    for (const seat of [0, 1, 2]) play(seat, `bid ${seat === 1 ? 1 : 0}`)
    play(0, 'offer 1 1ducat for 1spice')
    play(1, 'decline')
    const restarted = refereeFor([game], DATA)
    const leave = (ply: number) =>
      restarted.work({ kind: 'submit', seat: 2, ply, move: 'leave', ...at(), stored: stored({ entries }) })
    expect(leave(3)).toMatchObject({ kind: 'refused', code: 'stale' })
    expect(leave(5).kind).toBe('changed')
  })

  it('takes snapshots, from which a match loads as from its log', () => {
    const referee = refereeFor([game], DATA)
    const random = seeded('long')
    const entries: string[] = []
    let snapshot: string | null = null
    let first: StoredMatch | undefined = stored()
    const context = () => ({ ...at(), ...(first !== undefined && { stored: first }) })
    for (let ply = 0; ply < SNAPSHOT_EVERY + 7; ply++) {
      const looked = referee.work({
        kind: 'look',
        ...context(),
        viewers: [0, 1, 2].map((viewer) => ({ viewer, have: ply })),
      })
      first = undefined
      if (looked.kind !== 'seen') throw new Error(JSON.stringify(looked))
      const seen = looked.sight
      const seat = seen.deciders[0] ?? 0
      const legal = JSON.parse(seen.sheets[seat]?.text ?? '').legal as readonly string[]
      // Taking back with consent makes a log of any length.
      const undo = ply % 20 === 19 || seen.over
      const job: RulesJob = undo
        ? { kind: 'undo', seat: 0, ply, to: Math.max(0, seen.moves - 15), consent: [1, 2], ...at() }
        : { kind: 'submit', seat, ply, move: legal[below(random, legal.length)] as string, ...at() }
      const answer = changed(referee.work(job))
      entries.push(answer.entry)
      expect(answer.snapshot !== null).toBe(answer.ply === SNAPSHOT_EVERY)
      snapshot = answer.snapshot ?? snapshot
    }
    const look = (from: StoredMatch) =>
      refereeFor([game], DATA).work({
        kind: 'look',
        ...at(),
        viewers: [null, 0, 1, 2].map((viewer) => ({ viewer, have: 0 })),
        stored: from,
      })
    const byLog = look(stored({ entries }))
    expect(byLog.kind).toBe('seen')
    expect(look(stored({ entries, snapshot }))).toEqual(byLog)
    // A snapshot that does not fit is ignored.
    expect(look(stored({ entries, snapshot: '{"ply":3,"state":{},"steps":[]}' }))).toEqual(byLog)
  })

  it('sends the history again from where the past has changed', () => {
    const referee = refereeFor([game], DATA)
    const play = (job: RulesJob) => changed(referee.work(job)).sheets[0]
    const viewers = [{ viewer: 0, have: null }]
    const bid = { kind: 'submit', seat: 0, ply: 0, move: 'bid 1', ...at(), viewers, stored: stored() } as const
    expect(play(bid)?.from).toBe(0)
    expect(play({ ...bid, seat: 1, ply: 1 })?.from).toBe(1)
    const undone = play({ kind: 'undo', seat: 1, ply: 2, to: 1, consent: [], ...at(), viewers })
    expect(undone?.from).toBe(1)
    expect(JSON.parse(undone?.text ?? '').history).toMatchObject([{ undone: true }, { undo: 1 }])
    play({ ...bid, seat: 1, ply: 3 })
    expect(play({ kind: 'undo', seat: 1, ply: 4, to: 1, consent: [], ...at(), viewers })?.from).toBe(3)
  })

  it('goes on with a match of older rules that it can follow, but ignores their snapshots', () => {
    const referee = refereeFor([game], DATA)
    const entries = ['{"seat":0,"move":"bid 2"}']
    const snapshot =
      '{"rules":"0","ply":1,"state":{"of":"another shape"},"steps":[{"turn":0,"revealed":false,"events":[]}]}'
    const look = (over: Partial<StoredMatch>) =>
      referee.work({ kind: 'look', ...at(JSON.stringify(over)), stored: stored({ entries, ...over }) })
    const today = look({})
    expect(today).toMatchObject({ kind: 'seen', sight: { ply: 1 } })
    expect(look({ rules: '0' })).toEqual(today)
    expect(look({ rules: '0', snapshot })).toEqual(today)
    expect(look({ snapshot })).toEqual(today)
  })

  it('ignores snapshots of another shape, and takes those from before shapes for the first', () => {
    const created = Match.create(game, { seats: 3, seed: 'seed', options: { length: 'long' } })
    if (!created.ok) throw new Error(created.error)
    const match = created.value
    match.submit(0, 'bid 2')
    const entries = match.record().log.map((entry) => JSON.stringify(entry))
    const { shape, ...unnumbered } = match.snapshot()
    // A state that is sound, but not the one of the log: it shows whether the snapshot was taken.
    const other = Match.create(game, { seats: 3, seed: 'another', options: { length: 'long' } })
    if (!other.ok) throw new Error(other.error)
    other.value.submit(0, 'bid 2')
    const saved = { ...unnumbered, rules: game.rules, state: other.value.state() }
    const viewOf = (rules: Game, snapshot: object | null) => {
      const job = stored({ entries, snapshot: snapshot === null ? null : JSON.stringify(snapshot) })
      const answer = refereeFor([rules], DATA).work({ kind: 'look', ...at(), stored: job })
      return answer.kind === 'seen' ? JSON.parse(answer.sight.sheets[0]?.text ?? '{}').view : answer.kind
    }
    const reshaped: Game = { ...game, notation: { ...game.notation, shape: 2 } }
    const byLog = viewOf(game, null)
    const bySnapshot = viewOf(game, { ...saved, shape })
    expect(shape).toBe(1)
    expect(bySnapshot).not.toEqual(byLog)
    expect(viewOf(game, saved)).toEqual(bySnapshot)
    expect(viewOf(reshaped, { ...saved, shape: 2 })).toEqual(bySnapshot)
    expect(viewOf(reshaped, { ...saved, shape })).toEqual(byLog)
    expect(viewOf(reshaped, saved)).toEqual(byLog)
  })

  it('freezes a match that it cannot follow, or whose game it does not know', () => {
    const referee = refereeFor([game], DATA)
    const work = (kind: 'look' | 'whyNots', over: Partial<StoredMatch>) =>
      referee.work({ kind, seat: 0, ...at(JSON.stringify(over)), stored: stored(over) } as RulesJob)
    const entries = ['{"seat":0,"move":"bid 2"}', '{"seat":1,"move":"bid 999"}']
    expect(work('look', { game: 'chess' })).toMatchObject({ kind: 'frozen', frozen: { now: null }, sight: null })
    expect(work('look', { entries })).toMatchObject({
      kind: 'frozen',
      frozen: { begun: game.rules, now: game.rules, entries: 2, shown: 1 },
      sight: { ply: 2, deciders: [], forBots: null },
    })
    expect(work('whyNots', { entries })).toMatchObject({ kind: 'refused', code: 'frozen' })
    expect(referee.held()).toBe(0)
  })

  it('shows a frozen match from its snapshot if that is later than the log and sound', () => {
    const match = Match.create(game, { seats: 3, seed: 'seed', options: { length: 'long' } })
    if (!match.ok) throw new Error(match.error)
    for (const seat of [0, 1, 2]) match.value.submit(seat, `bid ${seat}`)
    const entries = match.value.record().log.map((entry) => JSON.stringify(entry))
    // The first move is not understood any more, and neither is the last: the snapshot is what is left.
    const broken = ['{"seat":0,"move":"dance"}', ...entries.slice(1), '{"seat":0,"move":"dance"}']
    const look = (snapshot: object) =>
      refereeFor([game], DATA).work({
        kind: 'look',
        ...at(),
        stored: stored({ entries: broken, snapshot: JSON.stringify(snapshot) }),
      })
    expect(look(match.value.snapshot())).toMatchObject({ kind: 'frozen', frozen: { entries: 4, shown: 3 } })
    expect(look({ ...match.value.snapshot(), state: {} })).toMatchObject({ kind: 'frozen', frozen: { shown: 0 } })
  })

  it('forgets a match whose rules have thrown', () => {
    const faulty: Game = {
      ...game,
      apply() {
        throw new Error('the secret seed')
      },
    }
    const referee = refereeFor([faulty], DATA)
    const answer = referee.work({ kind: 'submit', seat: 0, ply: 0, move: 'bid 1', ...at(), stored: stored() })
    expect(answer).toMatchObject({ kind: 'refused', code: 'unavailable' })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(referee.held()).toBe(0)
  })
})
