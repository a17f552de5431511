import { layoutFor, SQUARE_NAMES } from '@ecumene/classic'
import { type KeyboardEvent, type ReactElement, startTransition, useMemo, useRef, useState } from 'react'
import { useSteady } from '../../controls/use-steady.ts'
import { dropPulled } from '../../hands/use-pulled.ts'
import { throughCourse, wayBy } from '../../hands/ways.ts'
import type { Pull } from '../../stage/pull.ts'
import { Stage } from '../../stage/stage.tsx'
import { useOrientation } from '../../stage/use-orientation.ts'
import { askedPlace, askedSquare, isPlacing, offeredPlace } from './asked-square.ts'
import { CityOverlay } from './city-overlay.tsx'
import { useDesk } from './desk.ts'
import { cornerOf, frameOf, lineOver, neighbourBy } from './geometry.ts'
import { classicLegend } from './legend.tsx'
import styles from './map.module.css'
import { MapLand } from './map-land.tsx'
import { openingOf } from './map-opening.ts'
import { MapSquare, type SquareHands } from './map-square.tsx'
import { moveBy } from './moves.ts'
import { afootOn, squareName, squaresOf } from './pointing.ts'
import { SiteSwitch, useSiteNumbers } from './site-switch.tsx'
import { readSquares, type SquareReading } from './square-reading.ts'
import { squareLines } from './square-words.ts'
import { isPerson, squareThing } from './things.ts'
import { useWalk } from './use-walk.ts'
import { Walker } from './walker.tsx'
import { STOP } from './ways.ts'
import { stepsOf } from './ways-pulled.ts'

/** The map of Classic. One stop for Tab, arrows walk; a click on a lit square does what can be done there. */
export const ClassicMap = (): ReactElement => {
  const desk = useDesk()
  const { view, seen, viewer, mine, say, text, hands, grouping, pulling, isAsked, shown, openedCity, openCity } = desk
  const { walking, arrived } = useWalk(viewer)
  const room = useRef<HTMLDivElement>(null)
  const list = useRef<SVGGElement>(null)
  const { squares } = layoutFor(view.players.length)
  const [focus, setFocus] = useState(squares[0] ?? 0)
  const hasNumbers = useSiteNumbers()
  // Who closes a city or has answered goes on where that was.
  const place = useRef<{ readonly of: number; readonly square: number } | null>(null)
  const looksAt = openedCity ?? (isAsked ? (askedPlace(seen) ?? offeredPlace(view, grouping)) : null)
  if (looksAt !== null) place.current = { of: mine, square: looksAt }
  // The map has followed the others: whoever is asked after that is brought back to what is theirs.
  const isAway = useRef(false)
  const returns = useRef(0)
  if (!isAsked && shown.length > 0) isAway.current = true
  else if (isAsked && isAway.current) {
    isAway.current = false
    returns.current++
  }
  const lastPlace = place.current?.of === mine ? place.current.square : null
  const about = isAsked ? askedSquare(seen) : null
  const orientation = useOrientation(room, frameOf(squares, 'upright'))
  const { held, considered } = hands
  const way =
    pulling.way ?? wayBy(grouping.ways, considered ?? (held?.moves.length === 1 ? (held.moves[0] ?? null) : null))
  const deeds = considered !== null ? [considered] : isPerson(held?.thing ?? null) ? (held?.moves ?? []) : []
  const meant = new Set(way !== null ? [way.square] : deeds.flatMap((deed) => squaresOf(moveBy(deed), view)))

  const pull: Pull = {
    over: (from, thing, isWellInside) => {
      const pile = squareOf(from)
      if (view.marching === null && grouping.group?.from !== pile) grouping.take(pile)
      pulling.over(pile, thing === null ? null : squareOf(thing), isWellInside)
    },
    drop: () => {
      if (pulling.way === null) grouping.letGo()
      dropPulled(pulling, hands, ({ square }) => squareThing(square))
    },
    cancel: pulling.letGo,
  }

  const walk = (event: KeyboardEvent, from: number) => {
    const to = neighbourBy(squares, from, event.key, orientation)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    setFocus(to)
    list.current?.querySelector<SVGGElement>(`[data-space="${squareName(to)}"]`)?.focus()
  }

  const { piles, group, isOffered, ways } = grouping
  const lastRead = useRef<readonly SquareReading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read of the desk changes with these alone
  const read = useMemo(
    () => readSquares(desk, hasNumbers, lastRead.current),
    [view, seen.legal, piles, group, isOffered, ways, hasNumbers, say, text],
  )
  lastRead.current = read
  const press = useSteady(({ at, only, hasMoves, isPile, isRefused, isCity }: SquareReading, isThrough: boolean) => {
    const { square } = at
    // With Shift figures only pass through the square: their way goes on from there.
    const through = isThrough ? throughCourse(ways, only, STOP) : null
    if (through !== null) hands.make(through)
    else if (hasMoves) hands.take(squareThing(square))
    else if (isPile) grouping.take(square)
    else if (!isRefused) {
      // With nothing to do there, it is only looked at.
      hands.take(squareThing(square))
      grouping.letGo()
      openCity(isCity && openedCity !== square ? square : null)
    }
  })
  const key = useSteady(walk)
  const { consider } = hands
  const squareHands = useMemo(
    (): SquareHands => ({
      press,
      consider,
      focus: (square) => startTransition(() => setFocus(square)),
      key,
      tell: ({ at, deeds, why }) => ({
        name: squareName(at.square),
        lines: [...deeds.map((words) => ({ words })), ...why, ...squareLines(at, afootOn(view, at.square), say, text)],
      }),
    }),
    [press, consider, key, view, say, text],
  )

  return (
    <div className={styles['around']}>
      <Stage
        label={text('classicBoard.map')}
        frame={frameOf(squares, orientation)}
        lies={orientation}
        room={room}
        opening={openingOf(view, mine, lastPlace, orientation, {
          returns: returns.current,
          isClose: openedCity !== null || (isAsked && isPlacing(view) && looksAt !== null),
          isTaught: desk.props.isTaught === true,
        })}
        className={styles['map']}
        legend={() => classicLegend(desk)}
        pull={pull}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; what takes the focus lies over it */}
        <g aria-hidden="true" data-land>
          <MapLand view={view} orientation={orientation} walking={walking} />
        </g>
        {openedCity !== null && <CityOverlay view={view} centre={openedCity} orientation={orientation} />}
        <g ref={list} className={styles['squares']} data-going={grouping.ways.length > 0 || undefined}>
          {read.map((each) => {
            const { square } = each.at
            return (
              <MapSquare
                key={square}
                square={each}
                {...cornerOf(square, orientation)}
                isStop={focus === square}
                isPressed={held?.thing === squareThing(square) || each.isTaken || openedCity === square}
                isMeant={meant.has(square)}
                isShown={shown.length > 0 ? shown.includes(square) : about === square}
                hands={squareHands}
              />
            )
          })}
        </g>
        <Walker walking={walking} orientation={orientation} onArrival={arrived} />
        {way !== null && (
          <path
            className={styles['way']}
            data-way
            data-ends={way.ends}
            d={lineOver([way.from, ...stepsOf(way)], orientation)}
          />
        )}
      </Stage>
      {desk.room === 'phone' && <SiteSwitch />}
    </div>
  )
}

/** The square that a thing of the map is. */
const squareOf = (thing: string): number => SQUARE_NAMES.indexOf(thing.split(':')[1] ?? '')
