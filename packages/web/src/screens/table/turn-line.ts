import type { Message } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { word } from '../../words/keys.ts'

/** Whose turn it is and what is asked. */
export type TurnLine = {
  readonly isYours: boolean
  readonly whose: Message
  /** What is asked of the viewer, or who else decides at the same time. */
  readonly asked: Message | null
}

export const turnLine = ({ seen, viewer, seats, yours, frozen }: TableState): TurnLine => {
  if (frozen !== undefined) return { isYours: false, whose: word('frozen.title'), asked: null }
  if (seen === null || seen.outcome !== null) return { isYours: false, whose: word('table.over'), asked: null }
  const { deciders, asked } = seen
  if (viewer !== null && deciders.includes(viewer)) {
    // With several people at one screen, it says which of them is meant.
    const whose = yours.length > 1 ? word('table.turnOf', { player: { seat: viewer } }) : word('table.yourTurn')
    return { isYours: true, whose, asked }
  }
  const [first, ...others] = deciders
  if (first === undefined) return { isYours: false, whose: word('table.over'), asked: null }
  if (others.length > 0) {
    const players = deciders.map((seat) => ({ seat }))
    return { isYours: false, whose: word('table.allChoose', { players }), asked: null }
  }
  const player = { seat: first }
  if (seats[first]?.kind === 'bot') return { isYours: false, whose: word('table.thinking', { player }), asked: null }
  const key = viewer === null ? 'table.turnOf' : 'table.waitingFor'
  return { isYours: false, whose: word(key, { player }), asked: null }
}
