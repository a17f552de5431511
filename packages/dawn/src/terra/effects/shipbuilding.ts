import type { Message } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { add, DIRECTIONS, type Hex, holesIn, keyOf } from '../../hex.ts'
import { type Ask, because } from '../../rules/because.ts'
import type { CaravanOption } from '../../rules/hooks/hooks.ts'
import { boardOf, hexesLaid, hexOn, neighbour } from '../../rules/map/board.ts'
import { layMove, moveOf, placementOf } from '../../rules/moves.ts'
import { ask, askAgain, type State } from '../../rules/state.ts'
import { resolvingIn, useOption } from '../../rules/undertakings.ts'
import type { WordKey } from '../../words/en.ts'
import { SHARED_PIECES } from '../data/box.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { explore, whyNotExplore } from '../map/explore.ts'
import { growMap } from '../map/map.ts'

/** Shipbuilding: once in each resolution, before a caravan explores, a water token may be laid next to its space. */
export const flooding: CaravanOption = {
  move: moveOf('flood'),
  whyNot(state, _seat, caravan, at, steps) {
    if (resolvingIn(state).isUsed) return because('reason.usedThisTurn')
    // T-2.4: the tokens are limited; only holes are water without one (N-1.8).
    if (waterTokens(state) >= SHARED_PIECES.waterTokens) return because('reason.noWaterTokens')
    const barred = whyNotExplore(state, caravan, at, steps)
    if (barred !== null) return barred
    return freeAround(state, at).some((hex) => whyNotFlood(state, at, hex) === null)
      ? null
      : because('reason.closesOff')
  },
  begin: (state, seat, caravan, at) => ask(state, { kind: 'flood', seat, caravan, at, isLaid: false }),
}

const waterTokens = (state: State): number => state.layout.filter(({ tile }) => tile === WATER_TOKEN).length

/** Free hexes next to a space. */
const freeAround = (state: State, space: number): readonly Hex[] => {
  const board = boardOf(state.layout)
  const at: Hex = hexOn(board, space)
  return DIRECTIONS.flatMap((step, direction) => (neighbour(board, space, direction) === NONE ? [add(at, step)] : []))
}

/** The caravan is to explore from its space, so that must stay an edge space (T-11.1). */
const whyNotFlood = (state: State, at: number, hex: Hex): Message<WordKey> | null => {
  const covered = [hex, ...holesIn([...state.layout.flatMap(hexesLaid), hex])].map(({ q, r }) => keyOf(q, r))
  const staysFree = freeAround(state, at).some(({ q, r }) => !covered.includes(keyOf(q, r)))
  return staysFree ? null : because('reason.closesOff')
}

const EXPLORE = moveOf('explore')

/** The token is laid, then the tile drawn: two decisions, since only the second shows something hidden. */
export const flood: Ask<'flood', 'lay' | 'explore'> = {
  answers: ['lay', 'explore'],
  decision: (_state, { isLaid }) => ({ key: isLaid ? 'decision.flooded' : 'decision.flood' }),
  candidates: (state, { at }) => [
    ...freeAround(state, at).map(({ q, r }) => layMove({ side: 0, rotation: 0, q, r })),
    EXPLORE,
  ],
  whyNot(state, { at, isLaid }, _seat, move) {
    if (move.kind === 'explore') return isLaid ? null : because('reason.waterFirst')
    if (isLaid) return because('reason.partDone')
    const { q, r } = placementOf(move, WATER_TOKEN)
    const hex = freeAround(state, at).find((one) => one.q === q && one.r === r)
    return hex === undefined || move.facing !== 0 ? because('reason.notAdjacent') : whyNotFlood(state, at, hex)
  },
  apply(state, frame, seat, move, tell) {
    if (move.kind === 'lay') {
      askAgain(state, { ...frame, isLaid: true })
      const space = growMap(state, placementOf(move, WATER_TOKEN))
      tell?.({ kind: 'waterLaid', seat, space })
      return
    }
    state.pending.pop()
    useOption(state)
    explore(state, seat, frame.caravan, frame.at, tell)
  },
}
