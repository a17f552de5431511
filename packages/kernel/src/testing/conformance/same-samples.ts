import type { Game, Viewer } from '../../game.ts'
import { below, copyRandom, type Random, type Seed, seeded, split } from '../../values/random.ts'
import { difference } from './data.ts'
import type { Moment, Position } from './moment.ts'
import { named } from './secrecy.ts'
import type { Check } from './trial.ts'

/**
 * A sample may depend on what its viewer knows and on the generator it is drawn from, and on nothing else. So the true state
 * and a twin of it, which looks the same to the viewer, give the very same sample if they are asked with the same generator.
 * A sample that leans towards the truth, however little, cannot do that: no counting of many samples is needed to see it, and
 * chance can neither hide the fault nor feign one. It is cheap enough for one viewer at every decision.
 */
export const sameSamples: Check<Moment> = {
  name: 'secrecy',
  inspect({ trial, state }) {
    const { game, random, match } = trial
    const drawn = below(random, match.seats + 1)
    return leaning(game, state, drawn === match.seats ? null : drawn, random)
  },
}

/** The same for everybody who looks, with several twins each. */
export const sameSamplesForAll: Check<Position> = {
  name: 'secrecy',
  inspect({ trial, state }) {
    const { game, random, match } = trial
    for (let seat = 0; seat <= match.seats; seat++) {
      const viewer = seat === match.seats ? null : seat
      const problem = leaningIn(CLOSE, game, state, viewer, random)
      if (problem !== null) return problem
    }
    return null
  },
}

/** The same at one position, for those who build positions: what is wrong with the samples of a viewer, or `null`. */
export const unevenAt = (game: Game, state: unknown, viewer: Viewer, seed: Seed): string | null =>
  leaningIn(BUILT, game, state, viewer, seeded(seed))

/** How many twins are tried: a few wherever the kit looks closely, many where somebody cares for one position. */
const CLOSE = 3
const BUILT = 100

const leaningIn = (twins: number, game: Game, state: unknown, viewer: Viewer, random: Random): string | null => {
  for (let twin = 0; twin < twins; twin++) {
    const problem = leaning(game, state, viewer, random)
    if (problem !== null) return problem
  }
  return null
}

const leaning = (game: Game, state: unknown, viewer: Viewer, random: Random): string | null => {
  const twin = game.sample(state, viewer, random)
  const chance = split(random)
  const one = game.sample(state, viewer, copyRandom(chance))
  const apart = difference(one, game.sample(twin, viewer, chance))
  if (apart === null) return null
  return `what a sample of ${named(viewer)} draws depends on what it may not know (or on the order in which that lies: sort before you shuffle): state${apart}`
}
