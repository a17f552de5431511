import { TECHS } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { beginBattle } from '../battle/beginning.ts'
import { because } from '../because.ts'
import { setFigure } from '../map/figures.ts'
import { ownerOf } from '../map/outskirts.ts'
import { moveOf, PASS } from '../moves.ts'
import { useOnce, wasUsed } from '../once.ts'
import { civilizationOf, governmentOf } from '../powers.ts'
import { FIRST_SCOUT, IN_RESERVE, playerOf, type State } from '../state.ts'
import { foreignTechs } from './foreign-techs.ts'
import { gainTech } from './free-tech.ts'

const LAST_LEVEL = 4

/** Techs that the owner of the city on this square knows and the seat could learn. */
const secretsOf = (state: State, seat: number, square: number): readonly number[] => {
  const owner = ownerOf(state, square)
  return foreignTechs(state, seat, (other) => other === owner, LAST_LEVEL)
}

/** Russia: once a round a figure that moves alone into an enemy city may be given up for a tech of its owner. */
export const mayInfiltrate = (state: State, seat: number, size: number, square: number): boolean =>
  size === 1 &&
  civilizationOf(state, seat).sacrificesForTech &&
  !wasUsed(playerOf(state, seat), 'stealTech') &&
  secretsOf(state, seat, square).length > 0

const onlyFigure = ({ march }: State): number => 31 - Math.clz32(march.group)

/** Which tech, or rather an attack. The figure is still under way. */
export const infiltrate: Asks<'infiltrate', 'study' | 'pass'> = {
  answers: ['study', 'pass'],
  decision: () => because('decision.infiltrate'),
  candidates: () => [PASS, ...TECHS.map(({ number }) => moveOf('study', number))],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'study') {
      return secretsOf(state, seat, state.march.at).includes(move.tech) ? null : because('reason.noSuchTech')
    }
    if (onlyFigure(state) >= FIRST_SCOUT) return because('reason.scoutsAndCities')
    return governmentOf(state, seat).noAttackOnPlayers ? because('reason.peace') : null
  },
  apply(state, _frame, seat, move, tell) {
    const { march } = state
    const { at, group } = march
    state.pending.pop()
    march.at = NONE
    march.group = 0
    march.left = 0
    if (move.kind === 'pass') {
      beginBattle(state, seat, group, at, tell)
      return
    }
    useOnce(state, seat, 'stealTech')
    setFigure(state, seat, 31 - Math.clz32(group), IN_RESERVE)
    tell?.({ kind: 'figureGivenUp', seat, square: at })
    gainTech(state, seat, move.tech, tell)
  },
}
