import type { Message, Outcome } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { word } from '../../words/keys.ts'

/**
 * Who won, in words for this viewer, and what is added in small print. To a player at a screen of their own "you win" or
 * "you lose"; to everyone else, and to several people at one screen, the names. Several winners share the victory, and
 * then nobody is called the winner.
 */
export const verdictOf = (
  { viewer, yours }: Pick<TableState, 'viewer' | 'yours'>,
  { winners }: Pick<Outcome, 'winners'>,
): readonly [verdict: Message, addition: Message | null] => {
  const names = namesOf(winners)
  if (viewer === null || yours.length !== 1) return [names, null]
  if (!winners.includes(viewer)) return [word('end.youLose'), names]
  return winners.length === 1 ? [word('end.youWin'), null] : [names, null]
}

const namesOf = (winners: Outcome['winners']): Message => {
  if (winners.length > 1) return word('end.shared', { players: winners.map((seat) => ({ seat })) })
  const [winner] = winners
  return word('end.winner', { player: winner === undefined ? '' : { seat: winner } })
}
