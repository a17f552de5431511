import { Match } from '../match/match.ts'
import { below, type Random, type Seed, seeded } from '../values/random.ts'
import { bazaar } from './index.ts'

/** A match of the bazaar. Throws if the set-up is refused: that would be a mistake in the test. */
export const bazaarMatch = (seats: number, seed: Seed, options: object = {}) => {
  const created = Match.create(bazaar, { seats, seed, options })
  if (!created.ok) throw new Error(created.error)
  return created.value
}

export type BazaarMatch = ReturnType<typeof bazaarMatch>

/** Plays this many random moves, offers among them, or to the end; calls `after` each one. */
export const playRandomly = (
  match: BazaarMatch,
  seed: Seed,
  moves = Number.POSITIVE_INFINITY,
  after: () => void = () => {},
): BazaarMatch => {
  const random = seeded(seed)
  for (let count = 0; count < moves && match.deciders().length > 0; count++) {
    playOne(match, random)
    after()
  }
  return match
}

const playOne = (match: BazaarMatch, random: Random): void => {
  const deciders = match.deciders()
  const seat = deciders[below(random, deciders.length)] ?? 0
  const offer = below(random, 3) === 0 ? (bazaar.openMoves?.suggest(match.state(), seat, random) ?? null) : null
  const legal = match.legal(seat)
  const move = offer ?? legal[below(random, legal.length)]
  if (move === undefined || !match.submit(seat, move).ok) throw new Error('random play met an illegal move')
}
