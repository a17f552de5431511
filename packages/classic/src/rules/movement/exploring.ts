import { minus } from '@ecumene/kernel'
import { NEUTRAL_TILES } from '../../data/tiles.ts'
import { NONE } from '../../data/types.ts'
import { drawMember } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { layTile, tokenFor } from '../map/land.ts'
import { layoutFor, type Place } from '../map/layouts.ts'
import { landOn } from '../map/squares.ts'
import { HUT_TOKEN, NO_TOKEN, type State, VILLAGE_TOKEN } from '../state.ts'

/** The first neutral tile; they stand together in the list. */
const FIRST_TILE = NEUTRAL_TILES[0] ?? 0

/** C-22.4, C-22.5: turns up the tile that covers a square, its arrow in the direction from the figure to it. */
export const revealTile = (state: State, seat: number, square: number, direction: number, tell: Teller): void => {
  const layout = layoutFor(state.players.length)
  const place = layout.placeOf[square] ?? 0
  const drawn = drawMember(state.random, state.unseenTiles)
  if (drawn === NONE) throw new Error('no tile is left for a face-down place')
  state.unseenTiles = minus(state.unseenTiles, drawn)
  layTile(state, place, FIRST_TILE + drawn, direction)
  for (const each of (layout.places[place] as Place).squares) layMarker(state, each)
  tell?.({ kind: 'tileRevealed', seat, square, tile: FIRST_TILE + drawn })
}

/** C-22.6: symbols for which no marker is left stay empty. */
const layMarker = (state: State, square: number): void => {
  const token = tokenFor(landOn(state, square))
  if (token === NO_TOKEN) return
  if (token === HUT_TOKEN && state.huts > 0) {
    state.huts--
    state.token[square] = HUT_TOKEN
  } else if (token === VILLAGE_TOKEN && state.villages > 0) {
    state.villages--
    state.token[square] = VILLAGE_TOKEN
  }
}
