import { has, plus } from '@ecumene/kernel'
import { TECHS, type Tech } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import { knows } from '../powers.ts'
import { playerOf, type State } from '../state.ts'
import { battleOf, ofSide } from './battle.ts'
import { cardAt, frontCount, heal, woundsAt } from './fronts.ts'

/** Techs that heal once in a battle, the weakest first. */
const HEALERS = TECHS.filter(({ heals }) => heals > 0).sort((one, other) => one.heals - other.heals)

const HEALS_ALL = HEALERS.findIndex(({ heals }) => heals === Number.POSITIVE_INFINITY)

const isUnused = (state: State, side: number, seat: number, healer: number): boolean => {
  const healed = ofSide(battleOf(state).healed, side)
  return knows(playerOf(state, seat), (HEALERS[healer] as Tech).number) && !has(healed, healer)
}

/** The tech that heals next for a side, or `NONE`. */
const healerOf = (state: State, side: number, seat: number): number =>
  HEALERS.findIndex((_tech, healer) => isUnused(state, side, seat, healer))

export const canHeal = (state: State, side: number, seat: number): boolean =>
  (battleOf(state).healing > 0 || healerOf(state, side, seat) !== NONE) && woundedFronts(state, side).length > 0

/** Biology before Animal Husbandry, which would heal next: the player decides which to keep for later (C-28.21). */
export const canHealAll = (state: State, side: number, seat: number): boolean =>
  isUnused(state, side, seat, HEALS_ALL) &&
  (battleOf(state).healing > 0 || healerOf(state, side, seat) !== HEALS_ALL) &&
  woundedFronts(state, side).length > 0

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
    if (healer === HEALS_ALL) {
      healAll(state, side)
      return
    }
    battle.healed[side] = plus(ofSide(battle.healed, side), healer)
    battle.healing = (HEALERS[healer] as Tech).heals
  }
  heal(battle, side, front, 1)
  battle.healing--
}

/** Takes every wound off every unit. */
export const healAll = (state: State, side: number): void => {
  const battle = battleOf(state)
  battle.healed[side] = plus(ofSide(battle.healed, side), HEALS_ALL)
  for (const front of woundedFronts(state, side)) heal(battle, side, front, Number.POSITIVE_INFINITY)
}
