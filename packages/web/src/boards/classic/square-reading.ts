import { type Change, classic, describeWay, type Site, type SquareView, type Way } from '@ecumene/classic'
import type { Citations } from '@ecumene/kernel'
import { wayBy } from '../../hands/ways.ts'
import { kept } from '../../table/kept.ts'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import type { Desk } from './desk.ts'
import { afootOn, ownSeat, squareName } from './pointing.ts'
import { squareText } from './square-words.ts'
import { squareThing } from './things.ts'
import { TIP_RULES } from './tip-rules.ts'
import { wayLines } from './way-words.ts'
import { barTo, STOP } from './ways.ts'

/** What a square is and what a press on it does, whatever is pointed at or held: read once for every position and group. */
export type SquareReading = {
  readonly at: SquareView
  /** In words, with what a press does, for whoever hears it. */
  readonly label: string
  /** The only move there is; `null` where there is none or several. */
  readonly only: string | null
  readonly hasMoves: boolean
  readonly isPile: boolean
  readonly isTaken: boolean
  readonly isCity: boolean
  readonly isLit: boolean
  readonly isPulled: boolean
  /** Others come here than those who are offered to go next. */
  readonly isAside: boolean
  /** There is nothing to be done but to hear why not; cities can still be looked at. */
  readonly isRefused: boolean
  /** A press makes no move yet, but lights those there are. */
  readonly opens: 'group' | 'city' | null
  readonly barred: string | undefined
  readonly deeds: readonly string[]
  readonly why: readonly TipLine[]
  /** What is drawn on it. */
  readonly marks: {
    readonly isBare: boolean
    readonly way: Way | null
    readonly isStop: boolean
    readonly site: Site | null
    readonly change: Change | null
  }
}

type Read = Pick<Desk, 'view' | 'say' | 'text' | 'hands' | 'grouping' | 'moveText' | 'noteOn'>

const RULES = classic.presentation.citations

/** All squares, one by one. What says the same as `before` is the same object, so that its square is not drawn anew. */
export const readSquares = (
  desk: Read,
  hasNumbers: boolean,
  before: readonly SquareReading[],
): readonly SquareReading[] => {
  // Most of the squares that are out of reach are so for the same reason.
  const reasons = new Map<string, string>()
  const sayOnce: Say = (reason) => {
    const name = JSON.stringify(reason)
    const words = reasons.get(name) ?? desk.say(reason)
    reasons.set(name, words)
    return words
  }
  return kept(
    before,
    desk.view.squares.map((at) => readSquare(desk, at, hasNumbers, sayOnce)),
  )
}

const readSquare = (desk: Read, at: SquareView, hasNumbers: boolean, sayOnce: Say): SquareReading => {
  const { view, say, text, hands, grouping, moveText, noteOn } = desk
  const { square } = at
  const moves = hands.movesAt(squareThing(square))
  const only = moves.length === 1 ? (moves[0] ?? null) : null
  const isPile = grouping.piles.includes(square)
  const isTaken = grouping.group?.from === square
  const own = ownSeat(view)
  const city = own === null ? -1 : (view.players[own]?.cities.indexOf(square) ?? -1)
  const isBusyCity = city >= 0 && hands.movesAt(`city:${city}`).length > 0
  const isCity = view.accounts.some((account) => account.square === square)
  const isLit = moves.length > 0 || isPile || isBusyCity
  // Others than those who are offered may come here.
  const bar = moves.length > 0 ? null : barTo(view, grouping.group, square)
  const opens = moves.length > 0 ? null : isPile ? 'group' : isBusyCity ? 'city' : null
  const why: readonly TipLine[] =
    bar === null ? [] : [{ words: sayOnce(bar), rules: (RULES as Citations)[bar.key] ?? TIP_RULES.speed }]
  /** What a press does; of several moves each says in its menu what it brings. */
  const deeds = (): readonly string[] => {
    const way = wayBy(grouping.ways, only)
    // What may lie under a marker is told with the marker.
    if (way !== null) return [say(describeWay(way)), ...wayLines(way, view, text)]
    if (only !== null) return [moveText(only), ...(noteOn(only)?.split('\n') ?? [])]
    if (moves.length > 0) return moves.map(moveText)
    if (isTaken && !grouping.isOffered) return [text('classicBoard.map.putBack')]
    if (opens === null) return []
    return [text(opens === 'group' ? 'classicBoard.map.takes' : 'classicBoard.map.opens')]
  }
  const told = deeds()
  const way = grouping.ways.find((each) => each.square === square) ?? null
  return {
    at,
    label: [squareWords(desk, at), ...why.map(({ words }) => words), ...told].join('. '),
    only,
    hasMoves: moves.length > 0,
    isPile,
    isTaken,
    isCity,
    isLit,
    isAside: way !== null && grouping.group !== null && way.from !== grouping.group.from,
    isPulled: isPile || view.marching === square,
    isRefused: bar !== null && !isLit && !isCity,
    opens,
    barred: bar?.key,
    deeds: told,
    why,
    marks: {
      isBare: isBare(at),
      way,
      isStop: view.marching === square && hands.movesAt(`square:${squareName(square)}`).includes(STOP),
      site: hasNumbers ? (view.sites.find((site) => site.square === square) ?? null) : null,
      change: onlyOne(view.changes.filter(({ move }) => moves.includes(move))),
    },
  }
}

/** Of several great people each would change the square in its own way. */
const onlyOne = (changes: readonly Change[]): Change | null => (changes.length === 1 ? (changes[0] ?? null) : null)

/** A square in words. Most stay as they are when the match goes on, and are put into words once. */
const squareWords = ({ view, say, text }: Read, at: SquareView): string => {
  const afoot = afootOn(view, at.square)
  if (afoot !== null) return squareText(at, afoot, say, text)
  const known = told.get(text) ?? new WeakMap<SquareView, string>()
  told.set(text, known)
  const words = known.get(at) ?? squareText(at, null, say, text)
  known.set(at, words)
  return words
}

const told = new WeakMap<Desk['text'], WeakMap<SquareView, string>>()

const isBare = ({ city, building, wonder, person, token, holder }: SquareView): boolean =>
  city === null && building === null && wonder === null && person === null && token === null && holder === null
