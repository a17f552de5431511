import { below } from '../../values/random.ts'
import { difference } from './data.ts'
import type { Played } from './moment.ts'
import { type Check, type Trial, unchanged } from './trial.ts'

/** Where the match lets a move be taken back, takes it back and plays it again. */
export const takenBack: Check<Played> = {
  name: 'undo',
  inspect({ trial, text, seat, moveText }) {
    const { match } = trial
    if (match.whyNoUndo(seat) !== null) return null
    const ply = match.ply
    if (!match.undo(seat).ok) return 'a free undo is refused'
    if (!unchanged(match.state(), text)) return 'undo did not bring back the state before the move'
    if (!match.submit(seat, moveText).ok) return 'a move that was taken back cannot be played again'
    if (match.ply !== ply + 2) return 'an undo is not kept in the log'
    const apart = difference(match.state(), trial.state)
    return apart === null ? null : `a move that was taken back comes out otherwise when played again: state${apart}`
  },
}

/** With everybody's consent the finished game goes back to a moment that was remembered. */
export const wentBack: Check<Trial> = {
  name: 'undo',
  inspect(trial) {
    const { match, memory } = trial
    if (match.moves === 0) return null
    const seat = below(trial.random, match.seats)
    const log = match.record().log
    if (match.undo(seat, memory.kept).ok) return 'a finished game was taken back without consent'
    const undone = match.undo(seat, memory.kept, everybody(trial))
    if (!undone.ok) return `undo with everybody's consent is refused: ${undone.error.key}`
    if (!unchanged(match.state(), memory.text)) return `undo to move ${memory.kept} gave another state`
    const grown = match.record().log
    return grown.length === log.length + 1 && difference(grown.slice(0, log.length), log) === null
      ? null
      : 'undo changed what was in the log'
  },
}

/** The moves taken back, played once more, end the game in the same state. */
export const cameForward: Check<Trial> = {
  name: 'undo',
  inspect(trial) {
    const { match, memory } = trial
    for (const line of trial.moves.slice(memory.kept)) {
      const space = line.indexOf(' ')
      const submitted = match.submit(Number(line.slice(0, space)), line.slice(space + 1))
      if (!submitted.ok) return `after undo the same move is refused (${submitted.error.key}): ${line}`
    }
    const apart = difference(match.state(), trial.state)
    return apart === null ? null : `after undo the same moves end in another state: state${apart}`
  },
}

const everybody = ({ match }: Trial): number[] => Array.from({ length: match.seats }, (_, seat) => seat)
