import {
  type Entry,
  exportMatch,
  GAME_OVER,
  type Game,
  isResignation,
  Match,
  type Message,
  NOT_ASKED,
  type Seat,
  whyNots,
} from '@ecumene/kernel'
import { askFrozen, type FrozenMatch } from './frozen.ts'
import type { AtMatch, Change, Errand, RulesAnswer, RulesData, RulesJob } from './jobs.ts'
import { loadMatch, SNAPSHOT_EVERY, snapshotText } from './load.ts'
import { mayTakeBack } from './log-limit.ts'
import { lookBack } from './look-back.ts'
import { type Loaded, memoryFor } from './memory.ts'
import { keepViews, sightOf } from './sight.ts'
import { isStale, noteAsked } from './stale.ts'

/** Applies the rules to matches in memory. It never touches the store: what it answers is a proposal to be written. */
export type Referee = { work(job: RulesJob): RulesAnswer; held(): number; dropIdle(): void }

export const refereeFor = (games: readonly Game[], { matches, idleMs }: RulesData): Referee => {
  const memory = memoryFor(matches, () => performance.now())
  const frozen = new Map<string, FrozenMatch>()
  const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id)

  const deal = (job: Extract<RulesJob, { kind: 'deal' }>): RulesAnswer => {
    const game = gameOf(job.game)
    if (game === undefined) return refused('badOptions', `this server does not know the game ${job.game}`)
    const created = Match.create(game, job)
    if (!created.ok) return refused('badOptions', created.error)
    return { kind: 'dealt', deal: created.value.record().deal, asked: created.value.deciders() }
  }

  /** Memory had the match up to the entry that others were faster with, and it need not be read again. */
  const strike = ({ table, ply }: Extract<RulesJob, { kind: 'strike' }>): void => {
    const match = memory.get(table)?.match
    // What was noted about the position is of no use for the one before.
    if (match?.ply === ply && match.strike()) noteAsked(memory.put(table, match))
    else memory.drop(table)
  }

  const atMatch = (job: MatchJob): RulesAnswer => {
    let loaded = memory.get(job.table)
    if (loaded === null) {
      // A match that has gone on may be thawed, or frozen elsewhere.
      if (job.kind === 'follow') frozen.delete(job.table)
      const still = frozen.get(job.table)
      if (still !== undefined) return askFrozen(still, job)
      if (job.stored === undefined) return { kind: 'wanted' }
      const found = loadMatch(gameOf(job.stored.game), job.stored)
      if (found.kind === 'frozen') {
        // Few are, and fewer are looked at: when there are many, they are simply loaded again.
        if (frozen.size >= MOST_FROZEN) frozen.clear()
        frozen.set(job.table, found.frozen)
        return askFrozen(found.frozen, job)
      }
      loaded = memory.put(job.table, found.match)
      noteAsked(loaded)
    }
    const answer = answerTo(loaded, job)
    if (answer.kind === 'wanted') memory.drop(job.table)
    return answer
  }

  return {
    work(job) {
      try {
        switch (job.kind) {
          case 'deal':
            return deal(job)
          case 'forget':
            memory.drop(job.table)
            frozen.delete(job.table)
            return { kind: 'forgotten' }
          case 'strike':
            strike(job)
            return { kind: 'forgotten' }
          default:
            return atMatch(job)
        }
      } catch (error) {
        // The rules threw and may have left the state half changed: reload it from the store.
        if (job.kind !== 'deal') memory.drop(job.table)
        return refused('unavailable', `the rules have failed: ${error instanceof Error ? error.name : 'unknown fault'}`)
      }
    },
    held: () => memory.size,
    dropIdle: () => memory.dropIdle(performance.now() - idleMs),
  }
}

const MOST_FROZEN = 20

type Refused = Extract<RulesAnswer, { kind: 'refused' }>

const refused = (code: Refused['code'], message: string): Refused => ({
  kind: 'refused',
  code,
  message,
})

type MatchJob = Exclude<RulesJob, Errand>

const answerTo = (loaded: Loaded, job: MatchJob): RulesAnswer => {
  const { match } = loaded
  const before = { ply: match.ply, asked: match.deciders() }
  keepViews(loaded, job)
  switch (job.kind) {
    case 'look':
      return { kind: 'seen', sight: sightOf(loaded, job, before.ply) }
    case 'follow':
      return follow(loaded, job) ? { kind: 'seen', sight: sightOf(loaded, job, job.since) } : { kind: 'wanted' }
    case 'lookBack':
      return lookBack(match, job.ply)
    case 'file':
      return match.outcome() === null ? notOver() : { kind: 'text', text: exportMatch(match) }
    case 'why': {
      const move = match.game.notation.parse(job.move)
      return { kind: 'reason', reason: move === null ? NOT_ASKED : match.whyNot(job.seat, move) }
    }
    case 'whyNots':
      return { kind: 'reasons', reasons: whyNots(match, job.seat) }
    case 'submit': {
      if (match.outcome() !== null) return over()
      if (isStale(loaded, job.seat, job.ply)) return stale(match.ply)
      const submitted = match.submit(job.seat, job.move)
      return submitted.ok ? changed(loaded, job, before) : illegal(submitted.error)
    }
    case 'moveAnyhow': {
      if (job.ply !== match.ply) return stale(match.ply)
      const move = match.legal(job.seat)[0]
      const submitted = match.submit(job.seat, move)
      return submitted.ok ? changed(loaded, job, before) : illegal(submitted.error)
    }
    case 'undo': {
      if (job.ply !== match.ply) return stale(match.ply)
      if (!mayTakeBack(match)) return illegal({ key: 'undo.tooMany' })
      const undone = match.undo(job.seat, job.to, job.consent)
      if (undone.ok) return changed(loaded, job, before)
      const last = match.last()
      const isHopeless = undone.error.key === 'undo.nothing' || (last !== null && isResignation(last))
      return { ...illegal(undone.error), ...(!isHopeless && { needsConsent: true }) }
    }
    case 'resign': {
      if (job.ply !== undefined && job.ply !== match.ply) return stale(match.ply)
      const resigned = match.resign(job.seat)
      return resigned.ok ? changed(loaded, job, before) : over()
    }
  }
}

/** Applies entries it lacks; `false` if they do not fit and the match has to be loaded again. */
const follow = (loaded: Loaded, { since, entries }: Extract<MatchJob, { kind: 'follow' }>): boolean => {
  const { match } = loaded
  const known = match.ply - since
  const missing = entries.slice(known).map((entry) => JSON.parse(entry) as Entry)
  return known >= 0 && match.follow(missing, () => noteAsked(loaded)) === null
}

const over = (): RulesAnswer => ({ ...refusedOver, reason: GAME_OVER })
const refusedOver = { kind: 'refused', code: 'over', message: 'the game is over' } as const

const notOver = (): RulesAnswer => refused('notOver', 'the match is a secret until it is over')

const stale = (ply: number): RulesAnswer => refused('stale', `the match is at ply ${ply} already`)

const illegal = (reason: Message): Refused => ({
  kind: 'refused',
  code: 'illegal',
  message: `the rules do not allow this: ${reason.key}`,
  reason,
})

type Before = { readonly ply: number; readonly asked: readonly Seat[] }

const changed = (loaded: Loaded, job: MatchJob & AtMatch, before: Before): RulesAnswer => {
  noteAsked(loaded)
  const isLate = job.kind === 'submit' && job.ply !== before.ply
  const change = changeOf(loaded.match, isLate, before.asked)
  return { kind: 'changed', change, sight: sightOf(loaded, job, before.ply) }
}

const changeOf = (match: Match, isLate: boolean, before: readonly Seat[]): Change => ({
  entry: JSON.stringify(match.last()),
  snapshot: match.ply % SNAPSHOT_EVERY === 0 ? snapshotText(match) : null,
  isLate,
  before,
})
