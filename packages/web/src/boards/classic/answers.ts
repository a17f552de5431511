import { type MoveOf, TECHS, type View } from '@ecumene/classic'
import type { Room } from '../desk/room.ts'
import { isIdle } from './idle-deeds.ts'
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
  /** A lesson teaches where on the table things are done. */
  readonly isTaught?: boolean | undefined
}

/**
 * The answers that have a button: what lies nowhere on the table; what is asked for in the middle of something else and lies
 * behind a tab of a phone; any way to interfere with others, and any card to give up, with what it does; a few that would else take
 * a press more. To do nothing comes last.
 */
export const listedIn = ({ legal, loose, view, room, mine, isTaught = false }: Asking): readonly string[] => {
  const kind = view.asked?.kind
  const isHidden = (move: string) => thingsOf(move, view).every((thing) => sheetOf(thing, mine) !== null)
  const isAside = room === 'phone' && kind !== undefined && ASIDE.has(kind)
  const short = isTaught ? [] : shortcutsIn(legal, view, room)
  const more = legal.filter(
    (move) =>
      !loose.includes(move) &&
      (kind === 'react' || kind === 'discard' || (isAside && isHidden(move)) || short.includes(move)),
  )
  return nothingLast([...loose, ...more])
}

/**
 * What would be chosen from a menu at a square or a level: cities to found and scouts to send, and the techs of the highest level that
 * can be learned. And the next step on the culture track, which lies below the panel of a city or behind a tab.
 */
const shortcutsIn = (legal: readonly string[], view: View, room: Room): readonly string[] => {
  const moves = legal.flatMap((handle) => {
    const move = moveBy(handle)
    return move === null ? [] : [move]
  })
  if (view.asked?.kind === 'start') {
    // On a phone the map needs the room.
    if (room === 'phone') return []
    const near = moves.filter((move) => (move.kind === 'found' || move.kind === 'send') && !isIdle(move, view))
    return near.length > MOST_SHORTCUTS ? [] : near.map(({ notation }) => notation)
  }
  if (view.asked?.kind === 'manage') {
    return moves.filter(({ kind }) => kind === 'advance').map(({ notation }) => notation)
  }
  const techs = moves.flatMap((move) => (move.kind === 'research' ? [move] : []))
  const highest = Math.max(...techs.map(levelOf))
  return techs.filter((move) => levelOf(move) === highest).map(({ notation }) => notation)
}

const levelOf = ({ tech }: MoveOf<'research'>): number => TECHS[tech]?.level ?? 0

/** More than that are found sooner on the map. */
const MOST_SHORTCUTS = 6

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
