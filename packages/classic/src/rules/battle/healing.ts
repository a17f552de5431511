import { TECHS, type Tech } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import { knows } from '../powers.ts'
import { playerOf, type State } from '../state.ts'
import { battleOf } from './battle.ts'
import { cardAt, frontCount, heal, woundsAt } from './fronts.ts'

/** Techs that heal once in a battle, the weakest first. */
const HEALERS = TECHS.filter(({ heals }) => heals > 0).sort((one, other) => one.heals - other.heals)

/** The tech that heals next for a side, or `NONE`. */
const healerOf = (state: State, side: number, seat: number): number => {
  const { healed } = battleOf(state)
  const player = playerOf(state, seat)
  return HEALERS.findIndex(({ number }, bit) => knows(player, number) && ((healed[side] as number) & (1 << bit)) === 0)
}

export const canHeal = (state: State, side: number, seat: number): boolean =>
  (battleOf(state).healing > 0 || healerOf(state, side, seat) !== NONE) && woundedFronts(state, side).length > 0

export const woundedFronts = (state: State, side: number): readonly number[] => {
  const battle = battleOf(state)
  const fronts: number[] = []
  for (let front = 0; front < frontCount(battle); front++) {
    if (cardAt(battle, front, side) !== NONE && woundsAt(battle, front, side) > 0) fronts.push(front)
  }
  return fronts
}

/** Takes one wound off a unit, as often as the tech that heals now can; a tech without such a limit heals all units at once. */
export const healFront = (state: State, side: number, seat: number, front: number): void => {
  const battle = battleOf(state)
  if (battle.healing === 0) {
    const healer = healerOf(state, side, seat)
    battle.healed[side] = (battle.healed[side] as number) | (1 << healer)
    const { heals } = HEALERS[healer] as Tech
    if (heals === Number.POSITIVE_INFINITY) {
      for (const each of woundedFronts(state, side)) heal(battle, side, each, heals)
      return
    }
    battle.healing = heals
  }
  heal(battle, side, front, 1)
  battle.healing--
}
