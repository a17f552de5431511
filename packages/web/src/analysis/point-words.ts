import type { ExpectedMove, TurningPoint } from '@ecumene/bots'
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
): readonly string[] => [
  say(word('analysis.lost', { player: { seat }, percent: percentOf(loss) })),
  say(word('analysis.better', { move: moveOf(game, better) })),
  ...lineWords(game, line, say, nameOf),
]

/** What is to be expected after a move, in one line; none where that cannot be said. */
export const lineWords = (
  game: Game,
  line: readonly ExpectedMove[],
  say: Say,
  nameOf: (seat: Seat) => string,
): readonly string[] => {
  if (line.length === 0) return []
  const moves = line.map((next) => `${nameOf(next.seat)}: ${say(moveOf(game, next.move))}`).join('; ')
  return [say(word('analysis.then', { moves }))]
}

const moveOf = ({ notation, presentation }: Game, text: string): Message =>
  presentation.describe.move(notation.parse(text))
