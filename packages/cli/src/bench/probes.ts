import type { Random, Seat } from '@ecumene/kernel'
import { calibrationLoop } from './calibration.ts'
import type { Engine } from './engine.ts'
import { type PlayGame, randomGames } from './play-out.ts'

/** Does one thing, or several at once, while the caller measures the time. */
export type Probe = {
  /** Names of the things it does. */
  readonly figures: readonly string[]
  /** Slow ones are measured in fewer rounds. */
  readonly slow: boolean
  /** Does a piece of work, which follows from its number alone, and returns how often each thing was done. */
  batch(number: number): readonly number[]
}

/** Runs the calibration loop once. */
export const calibration: Probe = {
  figures: ['calibration'],
  slow: false,
  // Using the result keeps the engine from optimizing the loop away.
  batch: () => (calibrationLoop() === -1 ? [] : [1]),
}

/** Everything that is measured for a game. Its positions are those of the first games. */
export const probesFor = (
  engine: Engine,
  options: object,
  seed = 'bench',
  playGame: PlayGame = randomGames(engine, options, seed),
): readonly Probe[] => {
  const { game, guide, seeded } = engine
  const seats = game.seats.min
  const { positions, ends } = positionsOf(engine, playGame)
  const moves: unknown[] = []
  const each = (figure: string, act: (state: unknown, seat: Seat, random: Random, count: number) => void): Probe => ({
    figures: [figure],
    slow: false,
    batch(number) {
      const random = seeded(`${seed} ${number}`)
      for (let count = number * SPOTS; count < (number + 1) * SPOTS; count++) {
        const { state, seat } = spotAt(positions, count)
        act(state, seat, random, count)
      }
      return [SPOTS]
    },
  })
  const probes: Probe[] = [
    {
      figures: ['games', 'decisions'],
      slow: false,
      batch: (number) => [1, playGame(number).decisions],
    },
    each('legal', (state, seat) => game.legal(state, seat, moves)),
    each('clone', (state) => game.clone(state)),
    each('view', (state, seat) => game.view(state, seat)),
    // At its end nothing is foreseen for anybody: so much of a view is there at every moment.
    each('endView', (_state, seat, _random, count) => game.view(ends[count % ends.length], seat)),
    each('sample', (state, seat, random) => game.sample(state, seat, random)),
    {
      figures: ['setup'],
      slow: false,
      batch(number) {
        game.setup(options, seats, `${seed}#${number}`)
        return [1]
      },
    },
    searchProbe(engine, positions, 'searchFull', 'full'),
  ]
  if (guide.evaluate !== undefined) probes.push(searchProbe(engine, positions, 'searchEvaluator', 0))
  probes.push(searchProbe(engine, positions, 'search'))
  probes.push({
    figures: ['conformance'],
    slow: true,
    batch(number) {
      // A game that goes on is cut off, which the kit calls a failure of the check called "ending".
      const run = { options, seats, seed: `${seed}#${number}`, games: 1, maxDecisions: MOST_CONFORMING }
      const { decisions, failure } = engine.conform(game, run)
      if (failure !== null && failure.check !== 'ending') throw new Error(failure.message)
      return [decisions]
    },
  })
  return probes
}

/** How many positions are one batch. */
const SPOTS = 40

/** Decisions of a game that the conformance kit looks at. */
const MOST_CONFORMING = 100

/** Iterations of a search for one decision: few, because a playout to the end takes long. */
const FULL_SEARCH = 8
const EVALUATED_SEARCH = 64
const OWN_SEARCH = 32

/** Iterations of search: with leaves judged in this way, or as the game's own bots search where none is named. */
const searchProbe = (
  { game, guide, perspective, search, seeded }: Engine,
  positions: readonly Spot[],
  figure: string,
  playout?: number | 'full',
): Probe => {
  const iterations = playout === undefined ? OWN_SEARCH : playout === 'full' ? FULL_SEARCH : EVALUATED_SEARCH
  const options = { budget: { iterations }, ...(playout !== undefined && { playout }) }
  return {
    figures: [figure],
    slow: true,
    batch(number) {
      const { state, seat } = spotAt(positions, number)
      const eyes = perspective(game, state, seat)
      return [search(eyes, seeded(`search ${number}`), options, guide).iterations]
    },
  }
}

/** A position with whoever decides there. */
type Spot = { readonly state: unknown; readonly seat: Seat }

/** Positions far apart from each other; since the stride is a prime, all get their turn. */
const spotAt = (positions: readonly Spot[], number: number): Spot =>
  positions[(number * STRIDE) % positions.length] as Spot

const STRIDE = 37

/** Positions of a few games: all of them if they are short, else some all along the way; and how they ended. */
const positionsOf = (
  { game }: Engine,
  playGame: PlayGame,
): { readonly positions: readonly Spot[]; readonly ends: readonly unknown[] } => {
  const positions: Spot[] = []
  const ends: unknown[] = []
  for (let index = 0; index < GAMES; index++) {
    const all: Spot[] = []
    ends.push(playGame(index, (state, seat) => all.push({ state: game.clone(state), seat })).state)
    const stride = Math.ceil(all.length / MOST_POSITIONS)
    positions.push(...all.filter((_spot, at) => at % stride === 0))
  }
  return { positions, ends }
}

const GAMES = 5

/** Of one game. */
const MOST_POSITIONS = 80
