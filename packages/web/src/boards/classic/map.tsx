import { layoutFor, SQUARE_NAMES, type SquareView } from '@ecumene/classic'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { dropPulled } from '../../hands/use-pulled.ts'
import { wayBy } from '../../hands/ways.ts'
import type { Pull } from '../../stage/pull.ts'
import { Stage } from '../../stage/stage.tsx'
import { useOrientation } from '../../stage/use-orientation.ts'
import { CityOverlay } from './city-overlay.tsx'
import { useDesk } from './desk.ts'
import { cornerOf, frameOf, lineOver, neighbourBy } from './geometry.ts'
import { GroupChooser } from './group-chooser.tsx'
import { classicLegend } from './legend.tsx'
import styles from './map.module.css'
import { MapLand } from './map-land.tsx'
import { MapMarks } from './map-marks.tsx'
import { openingOf } from './map-opening.ts'
import { MapSquare } from './map-square.tsx'
import { squareName, squaresOf } from './pointing.ts'
import { SiteSwitch, useSiteNumbers } from './site-switch.tsx'
import { squareThing } from './things.ts'
import { useWalk } from './use-walk.ts'
import { Walker } from './walker.tsx'
import { stepsOf } from './ways-pulled.ts'

/** The map of Classic. One stop for Tab, arrows walk; a click on a lit square does what can be done there. */
export const ClassicMap = (): ReactElement => {
  const desk = useDesk()
  const { view, viewer, mine, text, hands, grouping, pulling, openedCity } = desk
  const { walking, arrived } = useWalk(viewer)
  const room = useRef<HTMLDivElement>(null)
  const list = useRef<SVGGElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const { squares } = layoutFor(view.players.length)
  const [focus, setFocus] = useState(squares[0] ?? 0)
  const hasNumbers = useSiteNumbers()
  // Who closes a city goes on where it lies.
  const lastCity = useRef<number | null>(null)
  if (openedCity !== null) lastCity.current = openedCity
  const orientation = useOrientation(room, frameOf(squares, 'upright'))
  const { held, considered } = hands
  const way =
    pulling.way ?? wayBy(grouping.ways, considered ?? (held?.moves.length === 1 ? (held.moves[0] ?? null) : null))
  const meant = new Set(way !== null ? [way.square] : considered === null ? [] : squaresOf(considered, view))
  const canStop = view.marching !== null && hands.movesAt(`square:${squareName(view.marching)}`).includes('stop')

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

  return (
    <div ref={around} className={styles['around']}>
      <Stage
        label={text('classicBoard.map')}
        frame={frameOf(squares, orientation)}
        lies={orientation}
        room={room}
        opening={openingOf(view, mine, lastCity.current, orientation)}
        className={styles['map']}
        legend={() => classicLegend(desk)}
        pull={pull}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; what takes the focus lies over it */}
        <g aria-hidden="true">
          <MapLand view={view} orientation={orientation} walking={walking} />
        </g>
        {openedCity !== null && <CityOverlay view={view} centre={openedCity} orientation={orientation} />}
        <g ref={list} className={styles['squares']} data-going={grouping.ways.length > 0 || undefined}>
          {view.squares.map((at) => {
            const { square } = at
            const { x, y } = cornerOf(square, orientation)
            return (
              <MapSquare
                key={square}
                at={at}
                place={`translate(${x} ${y})`}
                isStop={focus === square}
                isMeant={meant.has(square)}
                onFocus={() => setFocus(square)}
                onKey={(event) => walk(event, square)}
              >
                <MapMarks
                  isBare={isBare(at)}
                  way={grouping.ways.find((each) => each.square === square) ?? null}
                  isStop={canStop && view.marching === square}
                  site={hasNumbers ? (view.sites.find((site) => site.square === square) ?? null) : null}
                  change={view.changes.find((change) => change.square === square) ?? null}
                />
              </MapSquare>
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
      {view.sites.length > 0 && <SiteSwitch />}
      <GroupChooser around={around} />
    </div>
  )
}

const isBare = ({ city, building, wonder, person, token, holder }: SquareView): boolean =>
  city === null && building === null && wonder === null && person === null && token === null && holder === null

/** The square that a thing of the map is. */
const squareOf = (thing: string): number => SQUARE_NAMES.indexOf(thing.split(':')[1] ?? '')
