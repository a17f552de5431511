import type { BattleView, UnitView } from '@ecumene/classic'
import type { Part } from '../../in-words/telling.ts'
import { doingOf, isBefore } from './battle-doing.ts'
import { squareName } from './pointing.ts'
import type { Teller } from './told-market.ts'

const SIDES = ['attacker', 'defender'] as const

/** The battle, while there is one: both sides, and every front. */
export const tellBattle = (desk: Teller): readonly Part[] => {
  const { view, text } = desk
  const { battle } = view
  if (battle === null) return []
  const unit = (one: UnitView | null) => unitWords(desk, one)
  return [
    {
      title: text('classicBoard.battle', { square: squareName(battle.square) }),
      lines: [
        ...SIDES.map((side, number) => sideWords(desk, battle, side, number)),
        ...battle.fronts.map(
          ({ attacker, defender }, index) =>
            `${text('classicBoard.front', { number: index + 1 })}: ${unit(attacker)} / ${unit(defender)}`,
        ),
      ],
    },
  ]
}

const sideWords = (
  { view, text, nameOf }: Teller,
  battle: BattleView,
  side: (typeof SIDES)[number],
  number: number,
): string => {
  const seat = battle[side]
  const does = doingOf(battle, side, view.asked)
  return [
    `${text(`classicBoard.${side}`)}: ${seat === null ? text('classicBoard.barbarians') : nameOf(seat)}`,
    ...(isBefore(battle)
      ? []
      : [
          text('classicBoard.bonus', { count: battle.bonus[number] ?? 0 }),
          text('classicBoard.killed', { count: battle.killed[number] ?? 0 }),
          text('classicBoard.hand', { count: battle.hands[number]?.size ?? 0 }),
        ]),
    ...(does === null ? [] : [text(does)]),
  ].join(', ')
}

const unitWords = ({ say, text }: Teller, one: UnitView | null): string => {
  if (one === null) return text('classicBoard.empty')
  const { unit, strength, wounds } = one
  const words = text('classicBoard.unit', { unit: say({ key: `unit.${unit}` }), strength })
  return wounds === 0 ? words : `${words}, ${text('classicBoard.wounds', { count: wounds })}`
}
