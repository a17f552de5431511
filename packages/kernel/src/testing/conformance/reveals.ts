import type { GameEvent, Viewer } from '../../game.ts'
import { below, ChanceMismatch, replayingChance } from '../../values/random.ts'
import { difference, shown } from './data.ts'
import { type Played, type Run, runOf, type Turn } from './moment.ts'
import { named } from './secrecy.ts'
import type { Check, Trial } from './trial.ts'

/**
 * `reveals` is honest: up to the first event that admits to showing something, a move looks the same to the viewer
 * in the true state and in its sample. Undo relies on it.
 */
export const reveals: Check<Played> = {
  name: 'reveals',
  inspect(played) {
    const { trial, viewer, sample, sampled, events, chance } = played
    if (sampled === null) return null
    const { game, tally } = trial
    // Only outcomes other than 0 tell anything: a choice out of one always gives 0.
    if (chance.length === sampled.chance.length && chance.some((outcome) => outcome > 0)) {
      tally.chance++
      if (difference(chance, sampled.chance) !== null) tally.chanceAnew++
    }
    const hiding = events.every((event) => !game.proof.reveals(event))
    const before = seenBeforeReveal(trial, events, viewer)
    const sampledBefore = hiding
      ? projected(trial, sampled.events, viewer)
      : seenBeforeReveal(trial, sampled.events, viewer)
    const common = hiding
      ? Math.max(before.length, sampledBefore.length)
      : Math.min(before.length, sampledBefore.length)
    for (let at = 0; at < common; at++) {
      const apart = difference(before[at], sampledBefore[at])
      if (apart !== null) {
        return `${named(viewer)} learns something from an event that does not admit it: ${shown(before[at])}, ${apart}`
      }
    }
    if (!hiding || chance.length > 0 || sampled.chance.length > 0) return null
    const apart = difference(game.view(trial.state, viewer), game.view(sample, viewer))
    return apart === null ? null : `no event admits what the view shows ${named(viewer)} after the move: view${apart}`
  },
}

/**
 * What a move shows to some is kept from the others, again judged by the viewer's sample. Where the mover has learnt
 * something that the public view does not show, the public is told nothing of it. And what a viewer is told apart
 * from the public is in its view. (What everybody saw in passing, such as losing bids, need leave no trace.)
 */
export const projectedSecrets: Check<Played> = {
  name: 'projection',
  inspect({ trial, viewer, sample, sampled, seat, events, chance }) {
    if (viewer === null || sampled === null || chance.length > 0 || sampled.chance.length > 0) return null
    const { game, state } = trial
    const sameFor = (looking: Viewer) => difference(game.view(state, looking), game.view(sample, looking)) === null
    // Making views is expensive, and they are needed only where the events differ.
    const apart = difference(told(trial, events, viewer), told(trial, sampled.events, viewer))
    if (apart !== null && sameFor(viewer)) return tooMuch(viewer, apart)
    const publicly = viewer === seat ? toldApart(trial, null, events, sampled.events) : null
    return publicly !== null && sameFor(null) && !sameFor(seat) ? tooMuch(null, publicly) : null
  },
}

/**
 * A secret move is secret in its events too: where another move of the same seat would leave the viewer with the same
 * view, while the mover sees a difference, the viewer must be told the same of both.
 */
export const projectedMoves: Check<Turn> = {
  name: 'projection',
  inspect(turn) {
    const { trial, state, seat, move, legal } = turn
    if (legal.length < 2 || below(trial.random, 4) !== 0) return null
    const other = legal[below(trial.random, legal.length)]
    if (other === move) return null
    const viewer = anotherViewer(trial, seat)
    const here = trial.game.clone(state)
    const there = trial.game.clone(state)
    const one = runOf(trial, here, seat, move)
    trial.check = 'legality'
    const two = runOf(trial, there, seat, other)
    trial.check = 'projection'
    if (admits(trial, one) || admits(trial, two)) return null
    const apart = toldApart(trial, viewer, one.events, two.events)
    return apart !== null && secretlyApart(trial, here, there, viewer) ? tooMuch(viewer, apart) : null
  },
}

/** Chance that only some may see is kept from the others in its events too: the same, with other outcomes drawn. */
export const projectedChance: Check<Played> = {
  name: 'projection',
  inspect({ trial, text, seat, move, events, chance }) {
    if (chance.length === 0) return null
    const there: unknown = JSON.parse(text)
    const otherwise: GameEvent[] = []
    try {
      const drawn = chance.map((value) => Math.max(0, value - 1))
      replayingChance(drawn, () => trial.game.apply(there, seat, move, (event) => otherwise.push(event)))
    } catch (error) {
      // With these outcomes the move takes another course, which the recording does not fit.
      if (error instanceof ChanceMismatch) return null
      throw error
    }
    const viewer = anotherViewer(trial, seat)
    const apart = toldApart(trial, viewer, events, otherwise)
    return apart !== null && secretlyApart(trial, trial.state, there, viewer) ? tooMuch(viewer, apart) : null
  },
}

const admits = ({ game }: Trial, run: Run): boolean =>
  run.chance.length > 0 || run.events.some((event) => game.proof.reveals(event))

/** Two states that look the same to the viewer but not to somebody else. */
const secretlyApart = ({ game, match }: Trial, one: unknown, other: unknown, viewer: Viewer): boolean => {
  if (difference(game.view(one, viewer), game.view(other, viewer)) !== null) return false
  for (let seat = 0; seat < match.seats; seat++) {
    if (difference(game.view(one, seat), game.view(other, seat)) !== null) return true
  }
  return false
}

/** Where what the viewer is told of two runs differs. */
const toldApart = (
  trial: Trial,
  viewer: Viewer,
  events: readonly GameEvent[],
  others: readonly GameEvent[],
): string | null => difference(projected(trial, events, viewer), projected(trial, others, viewer))

const tooMuch = (viewer: Viewer, apart: string): string =>
  `an event tells ${named(viewer)} what its view does not show: events${apart}; hide it in project, or show it in view`

/** What this viewer is told otherwise than the public. */
const told = ({ game }: Trial, events: readonly GameEvent[], viewer: Viewer): (GameEvent | null)[] =>
  events.flatMap((event) => {
    const own = game.presentation.project(event, viewer)
    return difference(own, game.presentation.project(event, null)) === null ? [] : [own]
  })

const projected = ({ game }: Trial, events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.flatMap((event) => game.presentation.project(event, viewer) ?? [])

const seenBeforeReveal = (trial: Trial, events: readonly GameEvent[], viewer: Viewer): GameEvent[] => {
  const first = events.findIndex((event) => trial.game.proof.reveals(event))
  return projected(trial, first === -1 ? events : events.slice(0, first), viewer)
}

const anotherViewer = ({ match, random }: Trial, seat: number): Viewer => {
  const drawn = below(random, match.seats)
  return drawn === seat ? null : drawn
}
