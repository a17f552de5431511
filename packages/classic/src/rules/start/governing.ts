import { has, type Message, NO_MEMBERS } from '@ecumene/kernel'
import { GOVERNMENT_IDS, type GovernmentId, INTERREGNUM } from '../../data/governments.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { useOnce, wasUsed } from '../once.ts'
import { playerOf, type State } from '../state.ts'

const LOCKED = because('reason.locked')

/** C-9.22 to C-9.28 */
export const whyNotGovern = (state: State, seat: number, government: number): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  if (wasUsed(player, 'government')) return because('reason.governmentChanged')
  if (player.government === government) return because('reason.sameGovernment')
  if (government === INTERREGNUM) return null
  if (!has(player.unlocked, government)) return LOCKED
  return player.government === INTERREGNUM || has(player.ripe, government) ? null : because('reason.needsAnarchy')
}

export const govern = (state: State, seat: number, government: number, tell: Teller): void => {
  playerOf(state, seat).government = government
  useOnce(state, seat, 'government')
  tell?.({ kind: 'governmentChanged', seat, government: GOVERNMENT_IDS[government] as GovernmentId })
}

/** C-9.24, C-9.25: governments unlocked since the player's last Start of Turn may be adopted directly in this one. */
export const ripenGovernments = (state: State, seat: number): void => {
  const player = playerOf(state, seat)
  player.ripe = player.fresh
  player.fresh = NO_MEMBERS
}
