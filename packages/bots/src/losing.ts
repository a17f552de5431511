import { type Game, perspective, type Random } from '@ecumene/kernel'
import { type Winning, winningMove } from './winning.ts'

/**
 * Can whoever decides next win at once, so that the seat which has just ended its turn should have done something else? Searched as that
 * player would, with less patience.
 */
export const isLost = <State, Move, View>(
  game: Game<State, Move, View>,
  state: State,
  seat: number,
  random: Random,
  winning: Winning<State>,
): boolean => {
  const rival = game.deciders(state)[0]
  if (rival === undefined || rival === seat) return false
  if (winning.isWon(state, seat) || !winning.isNear(state, rival)) return false
  const eyes = perspective(game, state, rival)
  return winningMove(eyes, eyes.legal(), random, { ...winning, positions: POSITIONS }) !== null
}

/** What takes longer to see than this, many rivals miss, too. */
const POSITIONS = 3000
