import { NONE } from '../data/types.ts'
import { isControl } from '../rules/map/pieces.ts'
import { OUT_OF_PLAY, type State } from '../rules/state.ts'
import { armiesAllowed } from './armies/armies.ts'
import { PIECES_OF_A_COLOUR, SHARED_PIECES } from './data/box.ts'
import { isFort } from './map/map.ts'
import { type TerraPlayer, terraOf } from './state.ts'

/** T-2: everything wrong with the expansion's part of a state. */
export const auditTerra = (state: State): readonly string[] => [
  ...tileProblems(state),
  ...terraOf(state).players.flatMap((player, seat) => playerProblems(state, player, seat)),
]

/** T-2.2: every tile is laid, in the stack or in the box, and none twice. */
const tileProblems = (state: State): readonly string[] => {
  const { stack, known, knownBelow } = terraOf(state)
  const laid = state.layout.flatMap(({ tile }) => (tile <= SHARED_PIECES.tiles || isFort(tile) ? [tile] : []))
  const problems: string[] = []
  if (new Set([...laid, ...stack]).size !== laid.length + stack.length) problems.push('a tile is doubled')
  if (known < 0 || knownBelow < 0 || known + knownBelow > stack.length)
    problems.push(`${known} and ${knownBelow} tiles of ${stack.length} are known`)
  return problems
}

const playerProblems = (state: State, player: TerraPlayer, seat: number): readonly string[] => {
  const problems: string[] = []
  if (player.armies.length !== PIECES_OF_A_COLOUR.armies)
    problems.push(`seat ${seat} has ${player.armies.length} armies`)
  if (player.armies.some((at) => at >= state.owner.length)) problems.push(`seat ${seat}: an army is off the map`)
  // T-9.1
  const inPlay = player.armies.filter((at) => at !== OUT_OF_PLAY).length
  const settling = state.pending.some(({ kind }) => kind === 'surplusArmy')
  if (state.phase !== 'setup' && !settling && inPlay > armiesAllowed(state, seat))
    problems.push(`seat ${seat}: ${inPlay} armies in play`)
  const placed = player.districts.filter((space) => space !== NONE)
  if (new Set(placed).size !== placed.length) problems.push(`seat ${seat}: two districts on one space`)
  for (const space of placed) {
    if (state.owner[space] !== seat || !isControl(state.piece[space]))
      problems.push(`seat ${seat}: no district on ${space}`)
  }
  return problems
}
