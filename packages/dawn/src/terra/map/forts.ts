import type { Message } from '@ecumene/kernel'
import { because } from '../../rules/because.ts'
import { boardOf, tileOn } from '../../rules/map/board.ts'
import { hasAdjacent } from '../../rules/map/spaces.ts'
import type { State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { hasRivalArmy } from '../armies/armies.ts'
import { isFort, isFortSpace } from './map.ts'

/** T-9.46, T-10.4: where no control token or district may be placed. */
export const forbidsControl = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (isFortSpace(state, space)) return because('reason.fort')
  return hasRivalArmy(state, seat, space) ? because('reason.rivalArmy') : null
}

/** T-9.45, T-10.3, T-10.11: where no city may be built. */
export const forbidsCity = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const forbidden = forbidsControl(state, seat, space)
  if (forbidden !== null) return forbidden
  const board = boardOf(state.layout)
  return hasAdjacent(board, space, (near) => isFort(tileOn(board, near))) ? because('reason.nextToFort') : null
}
