import { BUILDINGS, type Building } from '../../data/buildings.ts'
import { techWith } from '../../data/techs.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { SQUARE_NAMES } from '../map/grid.ts'
import { ownerOf } from '../map/outskirts.ts'
import { isBuilding, removeMarker } from '../map/placing.ts'
import { builtOn } from '../map/squares.ts'
import { moveOf, PASS } from '../moves.ts'
import { useOnce, wasUsed } from '../once.ts'
import { knows } from '../powers.ts'
import { ask, BUILDING_CODE, playerOf, type State } from '../state.ts'

const TRAMPLE = moveOf('trample')
const TRAMPLING = techWith('destroyBuildingUnderfoot')

/** An army has ended its move on a square: Combustion lets it destroy a building there, whoever owns it. */
export const askToTrample = (state: State, seat: number, square: number): void => {
  if (state.phase !== 'movement' || !isBuilding(builtOn(state, square))) return
  const player = playerOf(state, seat)
  if (!knows(player, TRAMPLING) || wasUsed(player, 'destroyUnderfoot')) return
  ask(state, { kind: 'trample', seat, square })
}

/** Combustion, once a round: now, or another building later (C-26.9, C-8.10)? */
export const trample: Asks<'trample', 'trample' | 'pass'> = {
  answers: ['trample', 'pass'],
  decision: (state, { square }) =>
    because('decision.trample', {
      square: SQUARE_NAMES[square] as string,
      building: { key: `building.${(BUILDINGS[builtOn(state, square) - BUILDING_CODE] as Building).id}` },
      player: { seat: ownerOf(state, square) },
    }),
  candidates: () => [TRAMPLE, PASS],
  whyNot: () => null,
  apply(state, { square }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat, offer: 'trample' })
      return
    }
    useOnce(state, seat, 'destroyUnderfoot')
    removeMarker(state, square, false)
    tell?.({ kind: 'buildingDestroyed', seat, partner: ownerOf(state, square), square })
  },
}
