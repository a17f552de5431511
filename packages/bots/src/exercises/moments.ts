import { type Match, seeded, shuffle } from '@ecumene/kernel'
import { type Decision, decisionsOf } from '../analysis/decisions.ts'
import { expectedLine } from '../analysis/line.ts'
import { choices } from '../choices.ts'
import { greedyBot } from '../greedy.ts'
import type { Guide } from '../guide.ts'
import { type Reason, reasonsFor } from '../hint.ts'
import { search, tryMove } from '../search.ts'
import { winningMove } from '../winning.ts'
import type { Exercise, Worths } from './exercise.ts'
import { type Demands, LEAST_MOVES, type Minds, type Sifted, sift } from './sift.ts'

/** A decision of a match that makes an exercise. */
export type Moment = Sifted &
  Omit<Exercise, 'match'> & {
    /** What is asked, and the kind of the best move. */
    readonly kind: string
  }

export type MomentOptions = Demands & {
  /** How many decisions of the match are looked at. */
  readonly most: number
  readonly seed: string
}

/** Looks for exercises among the decisions of a match, and yields how much of the work is done, from 0 to 1. */
export function* momentsOf(match: Match, guide: Guide, options: MomentOptions): Generator<number, readonly Moment[]> {
  const open = [...decisionsOf(match)].filter(({ eyes }) => eyes.legal().length >= LEAST_MOVES)
  shuffle(seeded(options.seed), open)
  const looked = open.slice(0, options.most)
  const moments: Moment[] = []
  for (const [index, decision] of looked.entries()) {
    const moment = momentIn(decision, guide, options)
    if (moment !== null) moments.push(moment)
    yield (index + 1) / looked.length
  }
  return moments.sort((one, other) => one.ply - other.ply)
}

const momentIn = ({ ply, seat, eyes }: Decision, guide: Guide, { seed, ...demands }: MomentOptions): Moment | null => {
  const { notation, presentation } = eyes.game
  const chance = `${seed} ${ply}`
  const sifted = sift(mindsOf(eyes, guide, chance), demands)
  if (sifted === null) return null
  const [best, ...others] = Object.keys(sifted.worths).map(notation.parse)
  const random = seeded(`${chance} on`)
  const asked = presentation.describe.decision(eyes.sample(random), seat).key
  const iterations = Math.max(1, Math.ceil(demands.iterations / 4))
  // Worths are rounded: what is all but won does not win yet.
  const isWin =
    Object.values(sifted.worths)[0] === 1 && winningMove(eyes, [best], seeded(`${chance} win`), guide.winning) !== null
  const reasons: readonly Reason[] = isWin ? [{ feature: 'victory' }] : reasonsFor(eyes, best, others, random, guide)
  const line = expectedLine(eyes, best, iterations, guide, random)
  return {
    ...sifted,
    ply,
    seat,
    kind: `${asked} ${presentation.describe.move(best).key}`,
    reasons,
    line: line.map((next) => ({ seat: next.seat, move: notation.notate(next.move) })),
  }
}

const mindsOf = (eyes: Decision['eyes'], guide: Guide, seed: string): Minds => {
  const { notate, parse } = eyes.game.notation
  const moves = choices(eyes, seeded(seed), guide).map(notate)
  return {
    moves,
    search(iterations, chance) {
      const { move, thoughts } = search(eyes, seeded(`${seed} ${chance}`), { budget: { iterations } }, guide)
      return { move: notate(move), worths: worthsOf(thoughts.map((thought) => [notate(thought.move), thought.value])) }
    },
    weigh(iterations) {
      const worth = (move: string): number =>
        // The same chance for all: what is drawn favours no move.
        tryMove(eyes, parse(move), seeded(`${seed} weigh`), { budget: { iterations } }, guide).value
      return worthsOf(moves.map((move) => [move, worth(move)]))
    },
    glance: (chance) => notate(greedyBot(guide).choose(eyes, seeded(`${seed} ${chance}`))),
  }
}

/** The best first, in thousandths. */
const worthsOf = (worths: readonly (readonly [string, number])[]): Worths =>
  Object.fromEntries(
    worths
      .map(([move, worth]) => [move, Math.round(worth * 1000) / 1000] as const)
      .sort(([, one], [, other]) => other - one),
  )
