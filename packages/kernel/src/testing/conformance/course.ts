import type { Game, Seat } from '../../game.ts'
import { below, type Random, shuffle } from '../../values/random.ts'
import type { Met, Step, Trial } from './trial.ts'

/**
 * The next step of a random game. Chance alone seldom goes where a game is at its most intricate, so the game looks ahead:
 * of many stretches that it could take at random, it takes the one that brings most of what came up least in it so far,
 * questions and events. Looking ahead costs little beside the checks. Only this game counts, so that its course follows
 * from its seed.
 */
export const nextStep = (trial: Trial, deciders: readonly Seat[]): Step => {
  const { game, state, course, met, plan } = trial
  if (plan.length === 0) plan.push(...bestStretch(trial))
  const step = plan.shift()
  // A game that takes another course from a saved state is a fault for the checks to find, not for the plan.
  return step !== undefined && deciders.includes(step.seat) ? step : anyStep(game, state, deciders, met, course)
}

export const noteMet = (met: Met, what: string): void => {
  met.set(what, timesMet(met, what) + 1)
}

const timesMet = (met: Met, what: string): number => met.get(what) ?? 0

const STRETCHES = 32
const LENGTH = 48

const bestStretch = (trial: Trial): readonly Step[] => {
  const text = JSON.stringify(trial.state)
  let best: Stretch | null = null
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const walked = walk(trial, JSON.parse(text))
    if (best === null || walked.worth > best.worth) best = walked
  }
  return best?.steps ?? []
}

type Stretch = { readonly steps: readonly Step[]; readonly worth: number }

/** Plays on at random. What throws is worth most: the checks are to meet it and say what it is. */
const walk = ({ game, course, met }: Trial, state: unknown): Stretch => {
  const steps: Step[] = []
  const found = new Set<string>()
  const metByThen = new Map(met)
  try {
    // A stretch that ends the game is a short one, and so worth less than one that plays on.
    while (steps.length < LENGTH && game.deciders(state).length > 0) {
      const step = anyStep(game, state, game.deciders(state), metByThen, course)
      steps.push(step)
      found.add(game.presentation.describe.decision(state, step.seat).key)
      noteMet(metByThen, game.notation.notate(step.planned))
      game.apply(state, step.seat, step.planned, ({ kind }) => found.add(kind))
    }
  } catch {
    return { steps, worth: Number.POSITIVE_INFINITY }
  }
  let worth = 0
  for (const what of found) worth += 1 / (1 + timesMet(met, what)) ** 2
  return { steps, worth }
}

/** Now and then an open-ended move that the game suggests; else a legal one, any or the one that was played least. */
export const anyStep = (game: Game, state: unknown, deciders: readonly Seat[], met: Met, random: Random): Step => {
  const seat = deciders[below(random, deciders.length)] as Seat
  const open = (below(random, 4) === 0 ? game.openMoves?.suggest(state, seat, random) : null) ?? null
  if (open !== null) return { seat, planned: open, isOpen: true }
  const legal = game.legal(state, seat)
  const isBold = below(random, 2) === 0
  return { seat, planned: isBold ? leastPlayed(game, legal, met, random) : drawn(legal, random), isOpen: false }
}

const drawn = (moves: readonly unknown[], random: Random): unknown => moves[below(random, moves.length)]

/** Who plays what was not played yet gets about: pieces go where none of them has been. */
const leastPlayed = (game: Game, legal: readonly unknown[], met: Met, random: Random): unknown => {
  const moves = legal.slice()
  shuffle(random, moves)
  let [least] = moves
  let fewest = Number.POSITIVE_INFINITY
  for (const move of moves) {
    const times = timesMet(met, game.notation.notate(move))
    if (times >= fewest) continue
    least = move
    fewest = times
    if (times === 0) break
  }
  return least
}
