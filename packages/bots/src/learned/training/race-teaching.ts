import { below, seatsWith } from '@ecumene/kernel'
import { chanceOf, type Planning } from '../../turn-plan.ts'
import type { TurnPlayer } from '../../turns.ts'
import { packRace, partsOfRace, type RaceModel, type RaceShape } from '../race.ts'
import { fitRaceBatch, type RaceLesson } from './race-fit.ts'
import { raceLessonsOf, raceMirrored } from './race-play.ts'
import type { Learner, Teaching } from './teaching.ts'

/** A game that is learned by racing. */
export type Subject<State = unknown> = {
  readonly features: readonly string[]
  /** Fills a row of features for every seat. */
  see(state: State, into: Float32Array): void
  /** How to plan with what was learned, and before anything was. */
  planning(model: RaceModel): Planning<State>
  readonly teacher: Planning<State>
  /** Options that the games take turns with. */
  readonly variants: readonly object[]
}

/** For games of several decisions a turn, with any number of players: whole turns are planned, and judged by what each seat has. */
export const teachingByRace = <State>(name: string, subject: Subject<State>): Teaching<RaceLesson> => {
  const shapeOf = (hidden: number): RaceShape => ({ inputs: subject.features.length, hidden })
  const modelOf = ({ weights, hidden }: Learner): RaceModel => ({ shape: shapeOf(hidden), weights })
  const planningOf = (learner: Learner): Planning<State> =>
    learner.generation === 0 ? subject.teacher : subject.planning(modelOf(learner))
  const variantOf = (options: object, index: number): object => ({
    ...options,
    ...subject.variants[index % subject.variants.length],
  })
  const playerOf = (learner: Learner, width: number): TurnPlayer<State> => ({ planning: planningOf(learner), width })
  return {
    fresh(hidden, random) {
      const { rows, biases, end } = partsOfRace(shapeOf(hidden))
      const weights = new Float32Array(end)
      // Nothing weighs anything yet, but no two hidden units are alike.
      for (let place = rows; place < biases; place++) weights[place] = (below(random, 2001) - 1000) / 5000
      return weights
    },
    known: async () => null,
    lessons(game, given, learner, { seed, index, iterations }) {
      const options = variantOf(given, index)
      const { min, max } = seatsWith(game, options)
      const seats = min + (Math.floor(index / subject.variants.length) % (max - min + 1))
      const planning = planningOf(learner)
      return raceLessonsOf(
        game as Parameters<typeof raceLessonsOf<State, unknown>>[0],
        options,
        seats,
        {
          planning,
          see(state) {
            const features = new Float32Array(seats * subject.features.length)
            subject.see(state, features)
            return features
          },
          expect(state) {
            const chances = Float32Array.from({ length: seats }, (_unused, seat) =>
              chanceOf(planning.odds(state, seat)),
            )
            const total = chances.reduce((sum, chance) => sum + chance)
            return chances.map((chance) => chance / total)
          },
        },
        `${seed}#${index}`,
        iterations,
      )
    },
    mirrored: (game, options, [one, other], { seed, index, iterations }) =>
      raceMirrored(
        game as Parameters<typeof raceMirrored<State, unknown>>[0],
        variantOf(options, index),
        [playerOf(one, iterations), playerOf(other, iterations)],
        `${seed}#${index}`,
      ),
    fit: (weights, hidden, batch, momentum, rate) => ({
      loss: fitRaceBatch({ shape: shapeOf(hidden), weights }, batch, momentum, rate),
    }),
    rate: (generation) => (generation === 0 ? 5e-3 : 1e-3),
    looks: 6,
    remembered: 3,
    module: (weights, hidden, made) => `import type { PackedRace } from '../race.ts'

/** Written by \`ecumene train\`; how strong it is stands in docs/bots.md. */
export const ${name}Race: PackedRace = ${JSON.stringify(packRace({ shape: shapeOf(hidden), weights }, subject.features, made), null, 2)}
`,
  }
}
