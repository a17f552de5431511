import type { Seat } from '@ecumene/kernel'
import { clockAfter } from '@ecumene/protocol/clock'
import { type Timed, timed } from '../clock/timed.ts'
import type { AtMatch, MatchRequest, RowChange, Sight } from './jobs.ts'

/** What a change of the match means for the row of its table. */
export const consequences = (sight: Sight, at: At, mover: Seat | null, before: readonly Seat[]): RowChange => {
  const status = sight.over ? 'over' : 'playing'
  const waitsForBot = sight.forBots !== null
  return {
    status: status === at.row.status ? undefined : status,
    waitsForBot: waitsForBot === at.row.waitsForBot ? undefined : waitsForBot,
    time: at.time === null ? undefined : timeAfter(sight, at, at.time, mover),
    began: sight.deciders.filter((seat) => seat !== mover && !before.includes(seat) && !at.bots.includes(seat)),
  }
}

/** The seat that a command moves for; none for an undo or a resignation. */
export const moverOf = (command: Pick<MatchRequest, 'kind'> & { readonly seat?: Seat }): Seat | null =>
  command.kind === 'submit' || command.kind === 'moveAnyhow' ? (command.seat ?? null) : null

type At = Pick<AtMatch, 'row' | 'now' | 'time' | 'bots'>

const timeAfter = (
  { deciders, moves, over }: Sight,
  { now, bots }: At,
  { terms, clock: before }: NonNullable<At['time']>,
  mover: Seat | null,
): Timed => {
  const running = over ? [] : deciders.filter((seat) => !bots.includes(seat))
  return timed(terms, clockAfter(terms.clock, before, { at: now, mover, running, moves }))
}
