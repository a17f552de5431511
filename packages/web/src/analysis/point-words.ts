import type { TurningPoint } from '@ecumene/bots'
import type { Game, Message, Seat } from '@ecumene/kernel'
import { word } from '../words/keys.ts'
import type { Say } from '../words/use-words.tsx'

/** Chances and losses are told as whole percents. */
export const percentOf = (share: number): number => Math.round(share * 100)

/** What the log says beside a move that cost much. */
export const markOf = (game: Game, { loss, better }: TurningPoint): Message =>
  word('analysis.mark', { percent: percentOf(loss), move: moveOf(game, better) })

/** What happened, what was better, and what was to be expected after it. */
export const pointLines = (
  game: Game,
  { seat, loss, better, line }: TurningPoint,
  say: Say,
  nameOf: (seat: Seat) => string,
): readonly string[] => {
  const told = [
    say(word('analysis.lost', { player: { seat }, percent: percentOf(loss) })),
    say(word('analysis.better', { move: moveOf(game, better) })),
  ]
  if (line.length === 0) return told
  const moves = line.map((next) => `${nameOf(next.seat)}: ${say(moveOf(game, next.move))}`).join('; ')
  return [...told, say(word('analysis.then', { moves }))]
}

const moveOf = ({ notation, presentation }: Game, text: string): Message =>
  presentation.describe.move(notation.parse(text))
