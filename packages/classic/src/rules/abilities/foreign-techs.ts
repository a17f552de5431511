import { TECHS } from '../../data/techs.ts'
import { knows } from '../powers.ts'
import { hasPlace } from '../research/pyramid.ts'
import { playerOf, type State } from '../state.ts'

/** Techs of some others that a player could learn without cost. */
export const foreignTechs = (
  state: State,
  seat: number,
  from: (other: number) => boolean,
  most: number,
): readonly number[] => {
  const player = playerOf(state, seat)
  const isKnownElsewhere = (tech: number): boolean =>
    state.players.some((other, index) => index !== seat && from(index) && knows(other, tech))
  return TECHS.filter(
    ({ number, level }) =>
      level <= most && !knows(player, number) && hasPlace(player, level) && isKnownElsewhere(number),
  ).map(({ number }) => number)
}
