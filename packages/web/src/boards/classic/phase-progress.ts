import { PHASES, type View } from '@ecumene/classic'

/** Where a player is in the current phase: done with it, asked now, or still to come. */
export type Progress = 'done' | 'now' | 'next'

/** Everybody's progress in the phase, by seat (C-8.4 to C-8.6). */
export const progressOf = (view: View, deciders: readonly number[]): readonly Progress[] =>
  view.players.map((_player, seat) => {
    if (deciders.includes(seat)) return 'now'
    return isDone(view, seat) ? 'done' : 'next'
  })

const isDone = (view: View, seat: number): boolean => {
  const { phase, players, first, active } = view
  const player = players[seat]
  if (player === undefined || phase === 'setup' || phase === 'over') return false
  if (phase === 'trade') return player.done
  if (phase === 'research') return player.chosen
  return turnOf(seat) < turnOf(active)
  function turnOf(of: number): number {
    return (of - first + players.length) % players.length
  }
}

/** The place of the current phase among the five; -1 before the first round and after the last. */
export const phaseNumber = ({ phase }: View): number => (PHASES as readonly string[]).indexOf(phase)
