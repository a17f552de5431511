import { COINS_TO_WIN, CULTURE_TRACK, type Player } from '@ecumene/classic'

/** How near a player is to a victory by culture, coins or techs: nothing until the last few steps. */
export const closeness = ({ level, coins, rows }: Player): number =>
  Math.max(
    NEAR[CULTURE_TRACK.length - level] ?? 0,
    NEAR[COINS_TO_WIN - coins] ?? 0,
    // C-25.5: two techs of level IV carry Space Flight.
    (rows[3] ?? 0) > 1 ? 0.5 : (rows[3] ?? 0) * 0.2,
  )

/** By the number of steps left. */
const NEAR = [1, 0.6, 0.4, 0.25, 0.12, 0.05]
