import { type Game, type Random, split } from '@ecumene/kernel'
import { worth } from './playout.ts'

/** Where a turn is made of several decisions: how whole turns are planned. See `guide.ts`. */
export type Planning<State = unknown> = {
  /** Whose turn it is; now and then others decide something in it. */
  owner(state: State): number
  /**
   * What a seat wants most, like the logarithm of its odds to win. In the middle of a turn it foresees, as well as it can, how the turn
   * ends.
   */
  odds(state: State, seat: number): number
  /** What has to be added to that for all turns that may follow from a position, to say how likely the seat is to win. */
  offset?(state: State, seat: number): number
  /** May chance decide what comes of the next decision, within the turn? */
  isRisky(state: State): boolean
  /** A number that changes whenever chance has decided something. */
  drawn(state: State): number
  /** Lets chance decide otherwise from here on. */
  reroll(state: State, random: Random): void
}

/** How a turn goes on with a first move: the moves up to its end or to the next chance, and what the seat may expect of it. */
export type TurnPlan<State, Move> = {
  readonly moves: readonly Move[]
  readonly value: number
  /** Where it ends; `null` if that depends on chance, or was not reached. */
  readonly end: State | null
}

export type TurnPlans<State, Move> = {
  /** One for each first move. */
  readonly plans: readonly TurnPlan<State, Move>[]
  /** Lines that were followed to their end. */
  readonly lines: number
  /** Were all of them? */
  readonly isComplete: boolean
}

/** Own decisions so far, the last one first. */
type Steps<Move> = { readonly move: Move; readonly before: Steps<Move> | null }

/** A turn in progress. */
type Line<State, Move> = {
  readonly state: State
  /** Its first move, by number. */
  readonly first: number
  readonly steps: Steps<Move>
  readonly odds: number
  /** What it was before the last move, if chance has decided something since. */
  readonly before: State | null
}

/**
 * Finds good turns that begin with each of the first moves: a beam search over the seat's own decisions, in which every first move
 * keeps a share of the width, since what is only half done compares badly. Where chance decides something, the line ends: the turn is
 * then finished in several ways that chance may go, taking at each decision what seems best, and they are averaged. Nobody knows dice
 * before they are rolled.
 */
export const planTurn = <State, Move>(
  game: Game<State, Move>,
  world: State,
  seat: number,
  firsts: readonly Move[],
  random: Random,
  planning: Planning<State>,
  width: number,
  goesOn: (lines: number) => boolean = () => true,
): TurnPlans<State, Move> => {
  const turn = game.proof.turn(world)
  const isOwn = planning.owner(world) === seat
  const offset = planning.offset?.(world, seat) ?? 0
  const best: { value: number; steps: Steps<Move>; end: State | null }[] = firsts.map((move) => ({
    value: -1,
    steps: { move, before: null },
    end: null,
  }))
  let lines = 0
  const finish = (first: number, steps: Steps<Move>, value: number, end: State | null = null): void => {
    lines++
    const known = best[first]
    if (known === undefined || value <= known.value) return
    known.value = value
    known.steps = steps
    known.end = end
  }
  /** What a position is worth at the end of a line. */
  const worthAt = (state: State): number =>
    game.deciders(state).length === 0 ? worth(game, state, seat) : chanceOf(planning.odds(state, seat) + offset)
  const isEnd = (state: State): boolean => {
    const decider = game.deciders(state)[0]
    return decider === undefined || game.proof.turn(state) !== turn || (decider !== seat && !isOwn)
  }
  /** Makes a move, and what others decide next. */
  const make = (state: State, move: Move): void => {
    game.apply(state, seat, move)
    for (let others = 0; others < MOST_DECISIONS && !isEnd(state); others++) {
      const decider = game.deciders(state)[0] ?? seat
      if (decider === seat) return
      game.apply(state, decider, seemsBest(game, state, decider, game.legal(state, decider), planning))
    }
  }
  /** Finishes the turn by taking what seems best. */
  const playOut = (state: State): void => {
    for (let made = 0; made < MOST_DECISIONS && !isEnd(state); made++) {
      make(state, seemsBest(game, state, seat, game.legal(state, seat), planning))
    }
  }
  /** The mean over several ways that chance may go with a move. */
  const overChances = (before: State, move: Move, judge: (state: State) => number): number => {
    let sum = 0
    for (let time = 0; time < CHANCES; time++) {
      const state = game.clone(before)
      planning.reroll(state, split(random))
      make(state, move)
      sum += judge(state)
    }
    return sum / CHANCES
  }
  const playedOut = (state: State): number => {
    playOut(state)
    return worthAt(state)
  }

  const next: Line<State, Move>[] = []
  const grow = (before: State, move: Move, first: number, earlier: Steps<Move> | null): void => {
    const state = game.clone(before)
    const steps = { move, before: earlier }
    make(state, move)
    const hasDrawn = planning.isRisky(before) && planning.drawn(state) !== planning.drawn(before)
    if (isEnd(state) && hasDrawn) finish(first, steps, overChances(before, move, playedOut))
    else if (isEnd(state)) finish(first, steps, worthAt(state), state)
    else if (hasDrawn) {
      const odds = overChances(before, move, (after) => planning.odds(after, seat))
      next.push({ state, first, steps, odds, before })
    } else next.push({ state, first, steps, odds: planning.odds(state, seat), before: null })
  }

  for (const [first, move] of firsts.entries()) grow(world, move, first, null)
  const share = Math.max(1, Math.floor(width / firsts.length))
  let isComplete = true
  for (let depth = 0; next.length > 0 && depth < MOST_DECISIONS; depth++) {
    const line = select(next.splice(0), share, width)
    for (const { state, first, steps, odds, before } of line) {
      isComplete &&= goesOn(lines)
      if (!isComplete) finish(first, steps, chanceOf(odds + offset))
      else if (before !== null) finish(first, steps, overChances(before, steps.move, playedOut))
      else for (const move of game.legal(state, seat)) grow(state, move, first, steps)
    }
  }
  return { plans: best.map(({ value, steps, end }) => ({ moves: inOrder(steps), value, end })), lines, isComplete }
}

/** A turn of more decisions is not planned to its end. */
const MOST_DECISIONS = 60
/** In how many ways chance is tried. */
const CHANCES = 3

/** The best lines of every first move, and of all not many more than the width; of lines that come to the same, one. */
const select = <State, Move>(
  lines: readonly Line<State, Move>[],
  share: number,
  width: number,
): readonly Line<State, Move>[] => {
  const sorted = [...lines].sort((one, other) => other.odds - one.odds)
  const taken = new Map<number, { count: number; odds: number }>()
  const chosen: Line<State, Move>[] = []
  for (const line of sorted) {
    const known = taken.get(line.first)
    if (known === undefined) {
      if (chosen.length >= width) continue
      taken.set(line.first, { count: 1, odds: line.odds })
    } else {
      if (known.count >= share || known.odds === line.odds) continue
      known.count++
      known.odds = line.odds
    }
    chosen.push(line)
  }
  return chosen
}

const inOrder = <Move>(last: Steps<Move>): readonly Move[] => {
  const moves: Move[] = []
  for (let step: Steps<Move> | null = last; step !== null; step = step.before) moves.push(step.move)
  return moves.reverse()
}

/** What seems best to a seat at a glance. */
const seemsBest = <State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: number,
  moves: readonly Move[],
  planning: Planning<State>,
): Move => {
  let [best] = moves
  if (moves.length === 1) return best as Move
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const after = game.clone(state)
    game.apply(after, seat, move)
    const odds =
      game.deciders(after).length === 0 ? SURE * (2 * worth(game, after, seat) - 1) : planning.odds(after, seat)
    if (odds <= most) continue
    most = odds
    best = move
  }
  return best as Move
}

/** The logarithm of the odds of a win that is certain. */
const SURE = 30

/** The chance that belongs to the logarithm of the odds. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
