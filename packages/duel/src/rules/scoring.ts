import { has, type Outcome, type Scores, type Tell } from '@ecumene/kernel'
import { WONDER_PIECES } from '../data/pieces.ts'
import type { Event } from './events.ts'
import { guildPoints } from './guilds.ts'
import { militaryPoints } from './military.ts'
import { progressPoints } from './progress.ts'
import type { Side, State } from './state.ts'

/** D-20.6: coins per point. */
const COINS_PER_POINT = 3

/** D-19.3: the last card of Age III has been resolved. */
export const endByPoints = (state: State, tell: Tell<Event> | undefined): void => {
  state.ending = 'civilian'
  tell?.({
    kind: 'pointsCounted',
    points: [totalPoints(state, 0), totalPoints(state, 1)],
    winners: winnersByPoints(state),
  })
}

/** D-20: the points of a player by category, in the order of the score sheet. */
export const scoreSheet = (state: State, side: Side): Scores => {
  const city = state.cities[side]
  return {
    military: militaryPoints(state, side),
    civilian: city.bluePoints,
    scientific: city.greenPoints,
    commercial: city.yellowPoints,
    guilds: guildPoints(state, side),
    wonders: wonderPoints(city.builtWonders),
    progress: progressPoints(city),
    treasury: Math.floor(city.coins / COINS_PER_POINT),
  }
}

export const totalPoints = (state: State, side: Side): number => {
  const city = state.cities[side]
  return (
    militaryPoints(state, side) +
    city.bluePoints +
    city.greenPoints +
    city.yellowPoints +
    guildPoints(state, side) +
    wonderPoints(city.builtWonders) +
    progressPoints(city) +
    Math.floor(city.coins / COINS_PER_POINT)
  )
}

export const outcome = (state: State): Outcome | null => {
  switch (state.ending) {
    case '':
      return null
    case 'military':
    case 'scientific':
      return { ending: state.ending, ...ranked([state.victor as Side]), scores: [] }
    case 'civilian': {
      const winners = winnersByPoints(state)
      const tied = totalPoints(state, 0) === totalPoints(state, 1)
      const ending = winners.length === 2 ? 'shared' : tied ? 'tieBreak' : 'civilian'
      return { ending, ...ranked(winners), scores: [scoreSheet(state, 0), scoreSheet(state, 1)] }
    }
  }
}

/** D-20.7 to D-20.9: more points; then more points printed on blue Buildings; then both. */
const winnersByPoints = (state: State): readonly Side[] => {
  const lead = totalPoints(state, 0) - totalPoints(state, 1) || state.cities[0].bluePoints - state.cities[1].bluePoints
  return lead === 0 ? [0, 1] : [lead > 0 ? 0 : 1]
}

const ranked = (winners: readonly Side[]): { winners: readonly Side[]; places: readonly number[] } => ({
  winners,
  places: ([0, 1] as const).map((side) => (winners.includes(side) ? 1 : 2)),
})

/** D-20.4: only constructed Wonders give points. */
const wonderPoints = (built: number): number => {
  let points = 0
  for (const wonder of WONDER_PIECES) if (has(built, wonder.number)) points += wonder.points
  return points
}
