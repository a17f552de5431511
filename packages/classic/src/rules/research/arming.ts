import { TECHS, type Tech } from '../../data/techs.ts'
import { MARKET_RESOURCES, NONE, RESOURCES, type Resource, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import { FIRST_STRENGTH } from '../../data/units.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { gainUnit } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { moveOf } from '../moves.ts'
import { civilizationOf } from '../powers.ts'
import { ask, playerOf, STRENGTHS, type State } from '../state.ts'

/** Germany: a researched tech that raises or unlocks a unit type brings a unit of it and a resource of the market. */
export const armByTech = (state: State, seat: number, tech: number, tell: Teller): void => {
  const type = (TECHS[tech] as Tech).unit
  if (type === NONE || !civilizationOf(state, seat).armsByTech) return
  const card = gainUnit(state, seat, type)
  if (card !== NONE) {
    const strength = FIRST_STRENGTH(type) + (card % STRENGTHS)
    tell?.({ kind: 'unitTrained', seat, unit: UNIT_TYPES[type] as UnitType, own: { strength } })
  }
  if (state.supply.some((count) => count > 0)) ask(state, { kind: 'armory', seat })
}

/** Which resource it is. */
export const armory: Asks<'armory', 'stock'> = {
  answers: ['stock'],
  decision: () => because('decision.armory'),
  candidates: () => Array.from({ length: MARKET_RESOURCES }, (_, kind) => moveOf('stock', kind)),
  whyNot: (state, _frame, _seat, move) => ((state.supply[move.resource] ?? 0) > 0 ? null : because('reason.noneLeft')),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    const { resources } = playerOf(state, seat)
    add(state.supply, move.resource, -1)
    add(resources, move.resource, 1)
    tell?.({ kind: 'resourceGained', seat, resource: RESOURCES[move.resource] as Resource })
  },
}
