import { type Guide, randomBot, search } from '@ecumene/bots'
import {
  type Game,
  MOST_DECISIONS,
  type Perspective,
  perspective,
  type Random,
  type Seat,
  seeded,
} from '@ecumene/kernel'
import { conform } from '@ecumene/kernel/testing'
import { play } from '../play.ts'
import { calibrationLoop } from './calibration.ts'

/** Does one thing, or several in one go, while somebody else holds the clock. */
export type Probe = {
  /** Names of the things it does. */
  readonly figures: readonly string[]
  /** Slow ones are measured in fewer rounds. */
  readonly slow: boolean
  /** Runs for about this many milliseconds and returns how often each thing was done. */
  work(milliseconds: number): readonly number[]
}

/** Runs the calibration loop over and over. */
export const calibration: Probe = {
  figures: ['calibration'],
  slow: false,
  work(milliseconds) {
    let sum = 0
    const counts = repeated(milliseconds, 1, (done) => {
      sum ^= calibrationLoop()
      done[0] = (done[0] ?? 0) + 1
    })
    // The sum is used, so the loop cannot be left out.
    return sum === -1 ? [] : counts
  },
}

/** Everything that is measured for a game. */
export const probesFor = (game: Game, guide: Guide, options: object): readonly Probe[] => {
  const seats = game.seats.min
  const bots = Array.from({ length: seats }, () => randomBot)
  const positions = positionsOf(game, options, seats)
  const random = seeded('bench')
  const moves: unknown[] = []
  let games = 0
  const each = (figure: string, act: (state: unknown, seat: Seat) => void): Probe => ({
    figures: [figure],
    slow: false,
    work: (milliseconds) =>
      repeated(milliseconds, 1, (counts) => {
        for (const { state, seat } of positions) act(state, seat)
        counts[0] = (counts[0] ?? 0) + positions.length
      }),
  })
  const probes: Probe[] = [
    {
      figures: ['games', 'decisions'],
      slow: false,
      work: (milliseconds) =>
        repeated(milliseconds, 2, (counts) => {
          const played = play(game, options, bots, `bench#${games++}`)
          counts[0] = (counts[0] ?? 0) + 1
          counts[1] = (counts[1] ?? 0) + played.decisions
        }),
    },
    each('legal', (state, seat) => game.legal(state, seat, moves)),
    each('clone', (state) => game.clone(state)),
    each('view', (state, seat) => game.view(state, seat)),
    each('sample', (state, seat) => game.sample(state, seat, random)),
    {
      figures: ['setup'],
      slow: false,
      work: (milliseconds) =>
        repeated(milliseconds, 1, (counts) => {
          game.setup(options, seats, `bench#${games++}`)
          counts[0] = (counts[0] ?? 0) + 1
        }),
    },
    searchProbe(positions, game, guide, 'searchFull', 'full'),
  ]
  if (guide.evaluate !== undefined) probes.push(searchProbe(positions, game, guide, 'searchEvaluator', 0))
  probes.push({
    figures: ['conformance'],
    slow: true,
    work(milliseconds) {
      // The kit reads all words and looks closely at everything new before it gets up to speed.
      const end = performance.now() + 3 * milliseconds
      return [conform(game, { options, seed: `bench#${games++}`, until: () => performance.now() >= end }).decisions]
    },
  })
  return probes
}

/** What a search may think about one decision, in milliseconds. */
const SEARCH_BUDGET = 20

/** Iterations of search, over positions far apart from one another. */
const searchProbe = (
  positions: readonly Spot[],
  game: Game,
  guide: Guide,
  figure: string,
  playout: number | 'full',
): Probe => {
  const random = seeded('bench search')
  let at = 0
  return {
    figures: [figure],
    slow: true,
    work: (milliseconds) =>
      repeated(milliseconds, 1, (counts) => {
        const { state, seat } = positions[at] as Spot
        at = (at + SEARCH_STRIDE) % positions.length
        counts[0] = (counts[0] ?? 0) + think(perspective(game, state, seat), random, playout, guide).iterations
      }),
  }
}

/** A prime, so that all positions get their turn. */
const SEARCH_STRIDE = 37

const think = (eyes: Perspective<unknown, unknown, unknown>, random: Random, playout: number | 'full', guide: Guide) =>
  search(eyes, random, { budget: { milliseconds: SEARCH_BUDGET }, playout }, guide)

/** Repeats a batch until the time is up; the batch adds to the counts. */
const repeated = (milliseconds: number, figures: number, batch: (counts: number[]) => void): readonly number[] => {
  const counts: number[] = Array.from({ length: figures }, () => 0)
  const end = performance.now() + milliseconds
  while (performance.now() < end) batch(counts)
  return counts
}

/** A position with whoever decides there. */
type Spot = { readonly state: unknown; readonly seat: Seat }

/** Positions of a few random games: all of them if they are short, else some all along the way. */
const positionsOf = (game: Game, options: object, seats: number): readonly Spot[] => {
  const positions: Spot[] = []
  for (let index = 0; index < 10; index++) {
    const all: Spot[] = []
    const state = game.setup(options, seats, `bench#${index}`)
    const random = seeded(`bench#${index} moves`)
    for (;;) {
      const seat = game.deciders(state)[0]
      if (seat === undefined || all.length === MOST_DECISIONS) break
      all.push({ state: game.clone(state), seat })
      game.apply(state, seat, randomBot.choose(perspective(game, state, seat), random))
    }
    const stride = Math.ceil(all.length / MOST_POSITIONS)
    positions.push(...all.filter((_spot, at) => at % stride === 0))
  }
  return positions
}

/** Of one game. */
const MOST_POSITIONS = 80
