import type { View } from '@ecumene/classic'
import type { Room } from '../desk/room.ts'
import { moveBy } from './moves.ts'
import { sheetOf } from './sheets.ts'
import { thingsOf } from './things.ts'

type Asking = {
  readonly legal: readonly string[]
  /** What is done at no thing of the table. */
  readonly loose: readonly string[]
  readonly view: View
  readonly room: Room
  readonly mine: number
}

/**
 * The answers that have a button: what lies nowhere on the table; what is asked for in the middle of something else and lies
 * behind a tab of a phone; any way to interfere with others, and any card to give up, with what it does. To do nothing comes last.
 */
export const listedIn = ({ legal, loose, view, room, mine }: Asking): readonly string[] => {
  const kind = view.asked?.kind
  const isHidden = (move: string) => thingsOf(move, view).every((thing) => sheetOf(thing, mine) !== null)
  const isAside = room === 'phone' && kind !== undefined && ASIDE.has(kind)
  const more = legal.filter(
    (move) => !loose.includes(move) && (kind === 'react' || kind === 'discard' || (isAside && isHidden(move))),
  )
  return nothingLast([...loose, ...more])
}

type Asked = NonNullable<View['asked']>['kind']

/** Questions in the middle of something else, with few answers. */
const ASIDE: ReadonlySet<Asked> = new Set<Asked>(['aim', 'again', 'bestow', 'spend', 'infiltrate', 'learnBack'])

/** Whoever reads from the top reads first what can be done. */
export const nothingLast = (moves: readonly string[]): readonly string[] => [
  ...moves.filter((move) => !isNothing(move)),
  ...moves.filter(isNothing),
]

const isNothing = (move: string): boolean => {
  const kind = moveBy(move)?.kind
  return kind === 'pass' || kind === 'done' || kind === 'refuse'
}
