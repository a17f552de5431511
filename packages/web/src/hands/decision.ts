import type { Seen, Viewer } from '@ecumene/kernel'

/** What is asked of a player, until they have answered it. What others do meanwhile changes nothing about it. */
export type Decision = {
  /** The last ply at which the player did something, or something was taken back; -1 before that. */
  readonly since: number
  /** The question, and to whom it is put. */
  readonly asked: string
}

export const decisionOf = ({ asked, history }: Pick<Seen, 'asked' | 'history'>, viewer: Viewer): Decision => ({
  since: history.findLast(({ seat, undo }) => seat === viewer || undo !== undefined)?.ply ?? -1,
  asked: JSON.stringify([viewer, asked]),
})

/** What was taken hold of for one decision, and which of it the rules had listed. */
export type Taken = { readonly decision: Decision; readonly listed: readonly string[] }

/** It is held as long as the same is asked and every move of it is still on offer. */
export const isStillHeld = ({ decision, listed }: Taken, now: Decision, isListed: (move: string) => boolean): boolean =>
  decision.since === now.since && decision.asked === now.asked && listed.every(isListed)
