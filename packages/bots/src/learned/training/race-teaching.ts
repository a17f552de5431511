import type { Planning } from '../../turn-plan.ts'
import type { TurnPlayer } from '../../turns.ts'
import { type KeptRace, keepRace, type Race, raceFrom } from '../race.ts'
import { type Contest, climb, gainOf, playDeal } from './contest.ts'
import { leaned, leaningFrom } from './leaning.ts'
import type { Teaching } from './teaching.ts'

/** A game that is learned by racing. */
export type Subject<State = unknown> = {
  readonly features: readonly string[]
  /** By how much the weight of each is changed at a time. */
  readonly steps: readonly number[]
  /** Can there be something to learn about a feature in games with these options? */
  isSeen(feature: string, options: object): boolean
  /** What they weigh at first, by name. */
  readonly beginning: Readonly<Record<string, number>>
  /** How to plan by what they weigh. */
  planning(weights: Race): Planning<State>
  /** What the bots of the game have learned so far. */
  known(): Promise<KeptRace>
  /** Has somebody won, or was the game only cut off? */
  isDecided(state: State): boolean
}

/**
 * For games of several decisions a turn: whole turns are planned, and judged by the weights of what each seat has. They are learned by
 * contests: every weight is changed a little at random, and whoever is judged so plays against the opposite.
 */
export const teachingByRace = <State>(name: string, subject: Subject<State>): Teaching<Contest> => {
  const { features, steps, isDecided } = subject
  const playerWith = (weights: Race, width: number): TurnPlayer<State> => ({
    planning: subject.planning(weights),
    width,
  })
  return {
    fresh: () => raceFrom(subject.beginning, features),
    async known() {
      const { weights, made } = await subject.known()
      return { weights: raceFrom(weights, features), hidden: 0, made }
    },
    lessons(game, options, { weights }, { seed, index, iterations }) {
      const leaning = leaningFrom(`${seed}#${index} leaning`, weights.length).map((side, place) =>
        subject.isSeen(features[place] ?? '', options) ? side : 0,
      )
      const [one, other] = ([1, -1] as const).map((side) =>
        playerWith(leaned(weights, steps, leaning, side), iterations),
      ) as [TurnPlayer<State>, TurnPlayer<State>]
      const match = playDeal(
        game as Parameters<typeof playDeal<State, unknown>>[0],
        options,
        [one, other],
        isDecided,
        `${seed}#${index}`,
      )
      return [{ leaning, gain: gainOf(match) }]
    },
    mirrored: (game, options, [one, other], { seed, index, iterations }) =>
      playDeal(
        game as Parameters<typeof playDeal<State, unknown>>[0],
        options,
        [playerWith(one.weights, iterations), playerWith(other.weights, iterations)],
        isDecided,
        `${seed}#${index}`,
      ),
    remembered: 1,
    learn: (weights, _hidden, contests, { momentum, generation }) => ({
      signal: climb(weights, steps, contests, momentum.mean, RATE / (1 + generation / SETTLING)),
    }),
    module: (weights, _hidden, made) => `import type { KeptRace } from '../race.ts'

/** Written by \`ecumene train\`; how strong it is stands in docs/bots.md. */
export const ${name}Race: KeptRace = ${JSON.stringify(keepRace(weights, features, made), null, 2)}
`,
  }
}

/** How far one goes: so many steps for a gain of 1. Less and less, since what is left to gain is ever harder to tell from chance. */
const RATE = 4
const SETTLING = 6
