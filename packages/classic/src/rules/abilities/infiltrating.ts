import type { Message } from '@ecumene/kernel'
import { TECHS } from '../../data/techs.ts'
import type { WordKey } from '../../words/en.ts'
import type { Asks } from '../asks.ts'
import { beginBattle } from '../battle/beginning.ts'
import { because } from '../because.ts'
import { standOn } from '../map/figures.ts'
import { ownerOf } from '../map/outskirts.ts'
import { scoutsAmong } from '../movement/groups.ts'
import { moveOf, PASS } from '../moves.ts'
import { useOnce, wasUsed } from '../once.ts'
import { civilizationOf, governmentOf } from '../powers.ts'
import { IN_RESERVE, playerOf, type State } from '../state.ts'
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

const whyNoAttack = (state: State, seat: number, group: number): Message<WordKey> | null => {
  if (scoutsAmong(group) > 0) return because('reason.scoutsAndCities')
  return governmentOf(state, seat).noAttackOnPlayers ? because('reason.peace') : null
}

/** Which tech, or an attack instead. The figure is still under way. */
export const infiltrate: Asks<'infiltrate', 'study' | 'pass'> = {
  answers: ['study', 'pass'],
  decision: (state, { group, seat }) =>
    because(whyNoAttack(state, seat, group) === null ? 'decision.infiltrate' : 'decision.infiltrate.only'),
  candidates: () => [PASS, ...TECHS.map(({ number }) => moveOf('study', number))],
  whyNot(state, { at, group }, seat, move) {
    if (move.kind === 'study') {
      return secretsOf(state, seat, at).includes(move.tech) ? null : because('reason.noSuchTech')
    }
    return whyNoAttack(state, seat, group)
  },
  apply(state, { at, group }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      beginBattle(state, seat, group, at, tell)
      return
    }
    useOnce(state, seat, 'stealTech')
    standOn(state, seat, group, IN_RESERVE)
    tell?.({ kind: 'figureGivenUp', seat, square: at })
    gainTech(state, seat, move.tech, tell)
  },
}
