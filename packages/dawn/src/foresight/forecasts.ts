import type { BarbarianLetter } from '../data/tiles.ts'
import { type CityStateId, NONE } from '../data/types.ts'
import { AIMINGS } from '../modules.ts'
import { clone } from '../rules/clone.ts'
import type { Aim } from '../rules/military/aims.ts'
import { attacked, openAttack } from '../rules/military/combat.ts'
import type { TargetId } from '../rules/military/defenders.ts'
import { attackLines, defenceLines } from '../rules/military/strength.ts'
import { type Line, sumOf } from '../rules/source.ts'
import type { State } from '../rules/state.ts'
import { attackIn } from '../rules/undertakings.ts'
import type { Way } from '../rules/walks.ts'
import { chanceWithBoth, type Raise, raisesOf } from './raises.ts'

/** How an attack would stand before the dice. */
export type Forecast = {
  readonly space: number
  /** What is attacked, as in the event `attackDeclared`, and whose it is. */
  readonly target: TargetId
  readonly barbarian: BarbarianLetter | null
  readonly cityState: CityStateId | null
  readonly owner: number | null
  /** The move that declares it, in notation; `null` where an army has to go there first. */
  readonly move: string | null
  /** Both sums without the dice, line by line. */
  readonly attack: readonly Line[]
  readonly defence: readonly Line[]
  /** The odds of winning if nobody spends, and if the attacker spends 1, 2, 3 … tokens. */
  readonly odds: number
  readonly more: readonly Raise[]
  /** The most that the defender could add. */
  readonly defenderMay: number
}

export const forecastsOf = (state: State, ways: readonly Way[]): readonly Forecast[] => {
  const frame = state.pending[state.pending.length - 1]
  const aiming = frame === undefined ? undefined : AIMINGS[frame.kind]
  if (frame === undefined || aiming === undefined) return NO_FORECASTS
  return aiming(state, frame.seat, ways).map((aim) => forecast(state, frame.seat, aim))
}

const NO_FORECASTS: readonly Forecast[] = []

const forecast = (state: State, seat: number, aim: Aim): Forecast => {
  const { space, defender, move } = aim
  const opened = clone(state)
  // Cards returned when the attack is declared no longer help (N-14.13).
  openAttack(opened, seat, space, aim, undefined)
  const attack = attackLines(opened, seat)
  const defence = defenceLines(opened, seat)
  const lead = sumOf(attack) - sumOf(defence)
  return {
    space,
    ...targetIn(opened),
    move,
    attack,
    defence,
    odds: chanceWithBoth(lead),
    more: raisesOf(opened, seat).map((by, index) => ({ tokens: index + 1, by, odds: chanceWithBoth(lead + by) })),
    defenderMay: defender === NONE ? 0 : (raisesOf(opened, defender).at(-1) ?? 0),
  }
}

/** What is being attacked, by name. */
export const targetIn = (state: State): Pick<Forecast, 'target' | 'barbarian' | 'cityState' | 'owner'> => {
  const { target, barbarian, cityState } = attacked(state)
  const { defender } = attackIn(state)
  return {
    target,
    barbarian: barbarian ?? null,
    cityState: cityState ?? null,
    owner: defender === NONE ? null : defender,
  }
}
