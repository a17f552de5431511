import { DIRECTIONS, type Hex, hexesLaid } from '@ecumene/dawn'
import { type KeyboardEvent, type ReactElement, startTransition, useMemo, useRef, useState } from 'react'
import { dropPulled } from '../../hands/use-pulled.ts'
import type { Pull } from '../../stage/pull.ts'
import { Stage } from '../../stage/stage.tsx'
import { useBestWay } from '../../stage/use-orientation.ts'
import { shiftedTo } from './arrows.ts'
import { chancesAt } from './combat.tsx'
import { Compass } from './compass.tsx'
import { useDesk } from './desk.ts'
import { frameOf, middleOf, neighbourBy, placeOf, spaceAt, waysToLie } from './geometry.ts'
import { LaidTile } from './laid-tile.tsx'
import { dawnLegend } from './legend.tsx'
import styles from './map.module.css'
import { MapArrows } from './map-arrows.tsx'
import { MapLand } from './map-land.tsx'
import { openingOf } from './map-opening.ts'
import { MapOutlooks } from './map-outlooks.tsx'
import { MapSpace, type SpaceHands, WayDrawn } from './map-space.tsx'
import { MotionLayer } from './motion-layer.tsx'
import { moveBy } from './moves.ts'
import { namedBy } from './pointing.ts'
import { previewLines } from './preview.ts'
import { spaceLines, spaceName } from './space-words.ts'
import { useSpaceTexts } from './use-space-texts.ts'
import { pulledFrom, stepsTo, throughCourse, wayBy } from './ways.ts'

/** The map of New Dawn. One stop for Tab, arrows walk; a click on a lit space does what can be done there. */
export const DawnMap = (): ReactElement => {
  const { seen, view, mine, say, text, hands, laying, shown, pulling, isAsked, room: table } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  const list = useRef<SVGGElement>(null)
  const [focus, setFocus] = useState(0)
  // Wherever the tile can lie, it lies in sight.
  const hexes =
    laying === null ? view.spaces : [...view.spaces, ...laying.lays.flatMap(({ placement }) => hexesLaid(placement))]
  const ground = hexes.map(({ q, r }) => `${q} ${r}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ground` says where all of them are
  const ways = useMemo(() => waysToLie(hexes), [ground])
  const orientation = useBestWay(room, ways)
  const { held, considered } = hands
  const way = pulling.way ?? wayBy(view.ways, considered ?? (held?.moves.length === 1 ? (held.moves[0] ?? null) : null))
  const steps = stepsTo(view.ways)
  const pulls = isAsked ? pulledFrom(view.ways) : NOWHERE
  const chances = chancesAt(view.forecasts)
  const meant =
    way?.space ??
    (considered === null ? null : (shiftedTo(view.spaces, moveBy(considered)) ?? namedBy(moveBy(considered)).space))
  const isChoosing = view.spaces.some((_space, index) => hands.movesAt(`space:${index}`).length > 0)
  const stop = view.spaces[focus] === undefined ? 0 : focus

  const walk = (event: KeyboardEvent, from: number) => {
    const to = neighbourBy(view.spaces, from, event.key, orientation)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    setFocus(to)
    list.current?.querySelector<SVGGElement>(`[data-space="${to}"]`)?.focus()
  }
  const lineOver = (way: readonly number[]): string =>
    way
      .flatMap((index) => view.spaces[index] ?? [])
      .map((space, number) => {
        const { x, y } = middleOf(space, orientation)
        return `${number === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
      })
      .join('')
  /** A place beyond the map by the spaces it lies next to, or by its own name if there is nothing yet. */
  const besideWords = ({ q, r }: Hex): string => {
    const near = DIRECTIONS.flatMap(
      (step) => view.spaces.find((space) => space.q === q + step.q && space.r === r + step.r) ?? [],
    )
    return (near.length === 0 ? [{ q, r }] : near).map((space) => spaceName(space, text)).join(', ')
  }
  /** Of several moves each says in its menu what it brings. */
  const preview = (index: number, isLandTold = false): readonly string[] => {
    const [only, ...others] = hands.movesAt(`space:${index}`)
    return only === undefined || others.length > 0 ? [] : previewLines(view, only, say, text, isLandTold)
  }
  const texts = useSpaceTexts(view, say, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with the legal moves and the ways
  const labels = useMemo(
    () => texts.map((words, index) => [words, ...preview(index)].join('. ')),
    [texts, view, seen.legal, say, text],
  )
  const layout = view.spaces.map(({ q, r }) => `${q} ${r}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `layout` says where all spaces are
  const places = useMemo(() => view.spaces.map((space) => spaceAt(space, orientation)), [layout, orientation])
  const latest = useRef<SpaceHands | null>(null)
  latest.current = {
    // With Shift a figure only passes through the space: its way goes on from there.
    press: (index, isThrough) => {
      const thing = `space:${index}`
      const through = isThrough ? throughCourse(view.ways, only(hands.movesAt(thing))) : null
      if (through === null) hands.take(thing)
      else hands.make(through)
    },
    point: (index, isThere) => {
      const moves = hands.movesAt(`space:${index}`)
      if (moves.length > 0) hands.consider(isThere ? only(moves) : null)
    },
    focus: (index) => startTransition(() => setFocus(index)),
    key: walk,
    tell: (index) => {
      const space = view.spaces[index]
      if (space === undefined) return {}
      const lines = [...preview(index, true).map((words) => ({ words })), ...spaceLines(view, index, say, text)]
      return { name: spaceName(space, text), lines }
    },
  }
  const spaceHands = useMemo(
    (): SpaceHands => ({
      press: (...pressed) => latest.current?.press(...pressed),
      point: (...pointed) => latest.current?.point(...pointed),
      focus: (index) => latest.current?.focus(index),
      key: (...pressed) => latest.current?.key(...pressed),
      tell: (index) => latest.current?.tell(index) ?? {},
    }),
    [],
  )
  const pull: Pull = {
    over: (from, thing, isWellInside) =>
      pulling.over(spaceOf(from), thing === null ? null : spaceOf(thing), isWellInside),
    drop: () => dropPulled(pulling, hands, ({ space }) => `space:${space}`),
    cancel: pulling.letGo,
  }
  const isPress = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' '

  return (
    <Stage
      label={text('dawnBoard.map')}
      frame={frameOf(hexes, orientation)}
      lies={orientation}
      room={room}
      className={styles['map']}
      opening={table === 'phone' ? openingOf(view, mine, orientation, litSpaces(hands.things())) : undefined}
      pull={pull}
      legend={() => dawnLegend({ view, mine, say, text })}
      sign={<Compass orientation={orientation} />}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; what takes the focus lies over it */}
      <g aria-hidden="true" data-land>
        <MapLand view={view} orientation={orientation} />
      </g>
      <g ref={list} className={styles['spaces']} data-choosing={isChoosing || undefined}>
        {view.spaces.map((space, index) => {
          const isLit = hands.movesAt(`space:${index}`).length > 0
          const mark = chances.has(index) ? `${chances.get(index)}%` : (steps.get(index)?.toString() ?? null)
          return (
            <MapSpace
              key={`${space.q} ${space.r}`}
              index={index}
              {...(places[index] ?? spaceAt(space, orientation))}
              label={labels[index] ?? ''}
              isStop={stop === index}
              isPressed={held?.thing === `space:${index}`}
              isLit={isLit}
              isMeant={meant === index}
              isShown={shown.includes(index)}
              isAbout={view.asked?.space === index}
              isPulled={pulls.has(index)}
              mark={isLit ? mark : null}
              hands={spaceHands}
            />
          )
        })}
      </g>
      <MotionLayer orientation={orientation} />
      {way !== null && <WayDrawn line={lineOver([way.from, ...way.path])} />}
      <MapArrows orientation={orientation} />
      <MapOutlooks orientation={orientation} />
      {laying !== null && <LaidTile laying={laying} orientation={orientation} seat={view.asked?.seat ?? 0} />}
      {laying?.places.map(({ thing, q, r }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
        <g
          key={thing}
          role="button"
          tabIndex={0}
          aria-label={`${text('dawnBoard.layHere')}: ${besideWords({ q, r })}`}
          aria-pressed={held?.thing === thing}
          data-anchor={thing}
          data-lit
          className={styles['anchor']}
          transform={placeOf({ q, r }, orientation)}
          onClick={() => hands.take(thing)}
          onPointerEnter={() => laying.point(thing)}
          onPointerLeave={() => laying.point(null)}
          onFocus={() => laying.point(thing)}
          onBlur={() => laying.point(null)}
          onKeyDown={(event) => {
            if (!isPress(event)) return
            event.preventDefault()
            hands.take(thing)
          }}
        >
          <circle className={styles['grip']} r="26" />
          <circle r="13" />
        </g>
      ))}
    </Stage>
  )
}

/** The only move there is; `null` where there are several. */
const NOWHERE: ReadonlySet<number> = new Set()

/** The space that a thing of the map is. */
const spaceOf = (thing: string): number => Number(thing.split(':')[1])

const only = (moves: readonly string[]): string | null => (moves.length === 1 ? (moves[0] ?? null) : null)

/** The spaces at which something can be done. */
const litSpaces = (things: Iterable<string>): readonly number[] =>
  [...things].flatMap((thing) => (thing.startsWith('space:') ? Number(thing.slice('space:'.length)) : []))
