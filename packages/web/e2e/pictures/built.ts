import { Match, type Seat } from '@ecumene/kernel'
import { askedIn, type Pictured } from './pictured.ts'
import type { Positions } from './positions.ts'

/** A question that matches hardly ever come to: what is changed in the position of another so that it is asked. */
export type Built = {
  /** The name of the picture whose position is changed. */
  readonly from: string
  /** Changes the true state; `seat` is whoever is asked there. */
  readonly change: (state: never, seat: Seat) => void
}

/** Positions for the questions that no match has come to. */
export const builtFrom = ({ built = {} }: Pictured, found: Positions): Positions => {
  const positions = new Map<string, Match>()
  for (const [name, { from, change }] of Object.entries(built)) {
    if (found.has(name)) continue
    const match = found.get(from)
    if (match === undefined) throw new Error(`${name} is built from ${from}, and no match comes to that`)
    positions.set(name, changed(match, name, change))
  }
  return positions
}

/** The same match, to whose log the new state does not belong: it can be shown and played on, but not replayed. */
const changed = (match: Match, name: string, change: Built['change']): Match => {
  const { game } = match
  const snapshot = match.snapshot()
  change(snapshot.state as never, match.deciders()[0] ?? 0)
  const [problem] = game.proof.audit(snapshot.state)
  if (problem !== undefined) throw new Error(`${name}: ${problem}`)
  const restored = Match.restore(game, match.record(), snapshot)
  if (!restored.ok) throw new Error(`${name}: ${restored.error.message}`)
  const asks = askedIn(restored.value, restored.value.deciders()[0] ?? 0).view.asked?.kind
  if (asks !== name) throw new Error(`${name} is built, but ${asks} is asked`)
  return restored.value
}
