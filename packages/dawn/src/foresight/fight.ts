import { NONE } from '../data/types.ts'
import { attackerSpends, defenderSpends } from '../rules/military/combat.ts'
import { attackLines, defenceLines } from '../rules/military/strength.ts'
import { type Line, sumOf } from '../rules/source.ts'
import type { Frame, FrameOf, State } from '../rules/state.ts'
import { isSpending } from '../rules/trade/trade.ts'
import { attackIn } from '../rules/undertakings.ts'
import { type Forecast, targetIn } from './forecasts.ts'
import { chanceWithOne, type Raise, raisesOf } from './raises.ts'

/** The current attack after the dice: one side may spend. */
export type Fight = Pick<Forecast, 'space' | 'target' | 'barbarian' | 'cityState' | 'owner'> & {
  /** Both current values. */
  readonly attack: number
  readonly defence: number
  /** Their parts, including dice and tokens spent. */
  readonly attackLines: readonly Line[]
  readonly defenceLines: readonly Line[]
  readonly dice: { readonly attack: number; readonly defence: number }
  /** Would the attack succeed if nobody spent any more? */
  readonly isWon: boolean
  /** The seat that may spend now, and what 1, 2, 3 … of its tokens would make of the attack (`odds` is 0 or 1). */
  readonly spender: number
  readonly more: readonly Raise[]
  /** T-9.28: the odds of the attack once the spender has re-rolled; `null` where nobody may. */
  readonly reroll: number | null
  /** The most that the defender could still add. */
  readonly defenderMay: number
}

export const fightNow = (state: State): Fight | null => {
  const frame = state.pending.findLast(isSpendingFrame)
  if (frame === undefined || state.attack === null) return null
  const { target: space, defender, attack, defence, attackDie, defenceDie } = attackIn(state)
  const { seat } = frame
  const isAttackers = frame.kind === 'attackerSpends'
  const lead = attack - defence
  return {
    space,
    ...targetIn(state),
    attack,
    defence,
    attackLines: whole(attackLines(state, state.active), attackDie, attack),
    defenceLines: whole(defenceLines(state, state.active), defenceDie, defence),
    dice: { attack: attackDie, defence: defenceDie },
    isWon: lead > 0,
    spender: seat,
    more: raisesOf(state, seat).map((by, index) => ({
      tokens: index + 1,
      by,
      odds: (isAttackers ? lead + by : lead - by) > 0 ? 1 : 0,
    })),
    reroll: mayReroll(state, frame)
      ? chanceWithOne(isAttackers ? lead - attackDie : lead + defenceDie, isAttackers)
      : null,
    defenderMay: defender === NONE ? 0 : (raisesOf(state, defender).at(-1) ?? 0),
  }
}

type SpendingFrame = FrameOf<'attackerSpends' | 'defenderSpends'>

const isSpendingFrame = (frame: Frame): frame is SpendingFrame =>
  frame.kind === 'attackerSpends' || frame.kind === 'defenderSpends'

/** All lines: the die first, what has been spent since the roll last. */
const whole = (lines: readonly Line[], die: number, value: number): readonly Line[] => {
  const spent = value - die - sumOf(lines)
  return [
    { source: { kind: 'die' }, value: die },
    ...lines,
    ...(spent === 0 ? [] : [{ source: { kind: 'spent' } as const, value: spent }]),
  ]
}

/** Any option other than spending or finishing is a re-roll. */
const mayReroll = (state: State, frame: SpendingFrame): boolean => {
  const ask = frame.kind === 'attackerSpends' ? attackerSpends : defenderSpends
  return ask
    .candidates(state, frame, frame.seat)
    .some((move) => !isSpending(move) && move.kind !== 'done' && ask.whyNot(state, frame, frame.seat, move) === null)
}
