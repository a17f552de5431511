import { classic, describeWay, type SquareView } from '@ecumene/classic'
import type { Citations } from '@ecumene/kernel'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { throughCourse, wayBy } from '../../hands/ways.ts'
import { type TipLine, telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import { SIDE } from './geometry.ts'
import styles from './map.module.css'
import { afootOn, ownSeat, squareName } from './pointing.ts'
import { squareLines, squareText } from './square-words.ts'
import { squareThing } from './things.ts'
import { TIP_RULES } from './tip-rules.ts'
import { wayLines } from './way-words.ts'
import { barTo } from './ways.ts'

type MapSquareProps = {
  readonly at: SquareView
  readonly place: string
  /** Does Tab come to this one? */
  readonly isStop: boolean
  readonly isMeant: boolean
  readonly onFocus: () => void
  /** Any key but those that press it. */
  readonly onKey: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

const RULES = classic.presentation.citations

/** One square as it is pointed at: what lies there, what a press does. */
export const MapSquare = ({ at, place, isStop, isMeant, onFocus, onKey, children }: MapSquareProps): ReactElement => {
  const { view, say, text, hands, grouping, shown, openedCity, openCity, moveText, noteOn } = useDesk()
  const { square } = at
  const thing = squareThing(square)
  const moves = hands.movesAt(thing)
  const afoot = afootOn(view, square)
  const isPile = grouping.piles.includes(square)
  const isTaken = grouping.group?.from === square
  const own = ownSeat(view)
  const city = own === null ? -1 : (view.players[own]?.cities.indexOf(square) ?? -1)
  const isBusyCity = city >= 0 && hands.movesAt(`city:${city}`).length > 0
  const isCity = view.accounts.some((account) => account.square === square)
  const isLit = moves.length > 0 || isPile || isBusyCity
  const only = moves.length === 1 ? (moves[0] ?? null) : null
  const bar = barTo(view, grouping.group, square)
  /** There is nothing to be done but to hear why not; cities can still be looked at. */
  const isRefused = bar !== null && !isLit && !isCity

  /** A press makes no move yet, but lights those there are. */
  const opens = moves.length > 0 ? null : isPile ? 'group' : isBusyCity ? 'city' : null

  const press = (isThrough: boolean) => {
    // With Shift figures only pass through the square: their way goes on from there.
    const through = isThrough ? throughCourse(grouping.ways, only) : null
    if (through !== null) hands.make(through)
    else if (moves.length > 0) hands.take(thing)
    else if (isPile) grouping.take(square)
    else if (!isRefused) {
      // With nothing to do there, it is only looked at.
      hands.take(thing)
      grouping.letGo()
      openCity(isCity && openedCity !== square ? square : null)
    }
  }
  const why: readonly TipLine[] =
    bar === null ? [] : [{ words: say(bar), rules: (RULES as Citations)[bar.key] ?? TIP_RULES.speed }]
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={[squareText(at, afoot, say, text), ...why.map(({ words }) => words), ...deeds()].join('. ')}
      aria-pressed={hands.held?.thing === thing || isTaken || openedCity === square}
      data-anchor={thing}
      data-space={squareName(square)}
      data-lit={isLit || undefined}
      data-taken={isTaken || undefined}
      data-pulls={isPile || view.marching === square || undefined}
      data-opens={opens ?? undefined}
      data-meant={isMeant || undefined}
      data-shown={shown === square || undefined}
      data-barred={bar?.key}
      {...telling<SVGGElement>(
        () => ({
          name: squareName(square),
          lines: [...deeds().map((words) => ({ words })), ...why, ...squareLines(at, afoot, say, text)],
        }),
        isRefused ? 'only' : 'too',
      )}
      className={styles['square']}
      transform={place}
      onClick={(event) => press(event.shiftKey)}
      onPointerEnter={() => only !== null && hands.consider(only)}
      onPointerLeave={() => only !== null && hands.consider(null)}
      onFocus={() => {
        onFocus()
        if (only !== null) hands.consider(only)
      }}
      onBlur={() => only !== null && hands.consider(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKey(event)
        event.preventDefault()
        press(event.shiftKey)
      }}
    >
      <rect className={styles['whole']} width={SIDE} height={SIDE} />
      <rect className={styles['rim']} x="2" y="2" width={SIDE - 4} height={SIDE - 4} />
      {children}
    </g>
  )
}
