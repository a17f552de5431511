import { type CSSProperties, type MouseEvent, type ReactElement, type RefObject, useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { PageKey } from '../words/keys.ts'
import { useWords } from '../words/use-words.tsx'
import { type Beyond, beyondRoom, type Side, toShow } from './beyond.ts'
import styles from './beyond-chips.module.css'
import type { Camera } from './camera.ts'
import type { Point } from './geometry.ts'

type BeyondChipsProps = {
  readonly pane: RefObject<HTMLElement | null>
  readonly camera: RefObject<Camera | null>
}

const NAMES: Readonly<Record<Side, PageKey>> = {
  left: 'stage.beyond.left',
  right: 'stage.beyond.right',
  top: 'stage.beyond.top',
  bottom: 'stage.beyond.bottom',
}

/** At the edges of an enlarged map: how much that can be done now lies out of sight there. A press goes to the nearest of it. */
export const BeyondChips = ({ pane, camera }: BeyondChipsProps): ReactElement => {
  const { text } = useWords()
  const [beyond, setBeyond] = useState<readonly Beyond[]>(NOTHING)
  useEffect(() => {
    const room = pane.current
    if (room === null) return
    return watchLit(room, (hasChanged) => {
      // A map that is seen as a whole hides nothing, and asks nothing of the browser.
      if (camera.current?.canPan() !== true) return setBeyond(NOTHING)
      const { clientWidth: width, clientHeight: height } = room
      const places = litIn(room)
      const found = beyondRoom(places, { width, height })
      const place = toShow(places, { width, height }, controlsOver(room))
      // What is asked now is all somewhere else: nobody has to look for it.
      if (hasChanged && place !== null) return goTo(camera.current, room, place)
      setBeyond((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    })
  }, [pane, camera])
  const press = (event: MouseEvent, { nearest }: Beyond) => {
    const room = pane.current
    if (room === null || camera.current === null) return
    goTo(camera.current, room, nearest)
    // By keyboard one goes on from there: the chip goes away.
    if (event.detail === 0) nearestLit(room, nearest)?.focus({ preventScroll: true })
  }
  return (
    <div className={styles['chips']} data-untold>
      {beyond.map((one) => (
        <button
          key={one.side}
          type="button"
          className={styles['chip']}
          style={{ '--along': one.along } as CSSProperties}
          aria-label={text(NAMES[one.side], { count: one.count })}
          data-beyond={one.side}
          onClick={(event) => press(event, one)}
        >
          <Icon name="chevron-right" size="16px" />
          <span>{one.count}</span>
        </button>
      ))}
    </div>
  )
}

const NOTHING: readonly Beyond[] = []
const LIT = '[data-lit], [data-arrow]'
/** A map that is being moved is looked at when it rests. */
const AT_REST_MS = 120

/** Calls when what is lit has changed (`true`), or has come to lie elsewhere in the room, as soon as the map rests. */
const watchLit = (pane: HTMLElement, look: (hasChanged: boolean) => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let hasChanged = true
  const later = (wait: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const was = hasChanged
      hasChanged = false
      look(was)
    }, wait)
  }
  const moved = () => later(AT_REST_MS)
  const changes = new MutationObserver(() => {
    hasChanged = true
    later(0)
  })
  changes.observe(pane, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
  // The sheet grows and shrinks with the map, and the pane with the window.
  const sizes = new ResizeObserver(moved)
  for (const element of [pane, ...pane.children]) sizes.observe(element)
  pane.addEventListener('scroll', moved, { passive: true })
  later(AT_REST_MS)
  return () => {
    clearTimeout(waiting)
    changes.disconnect()
    sizes.disconnect()
    pane.removeEventListener('scroll', moved)
  }
}

/** The middles of everything lit on the map, from the corner of the room. */
const litIn = (pane: HTMLElement): readonly Point[] => {
  const { left, top } = pane.getBoundingClientRect()
  return [...pane.querySelectorAll(LIT)].map((element) => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top }
  })
}

/** Where the buttons of the stage lie over the map, from the corner of the room. */
const controlsOver = (pane: HTMLElement): DOMRect => {
  const controls = pane.parentElement?.querySelector('[data-stage-control]')?.parentElement
  const { left, top } = pane.getBoundingClientRect()
  const box = controls?.getBoundingClientRect() ?? new DOMRect()
  return new DOMRect(box.left - left, box.top - top, box.width, box.height)
}

const nearestLit = (pane: HTMLElement, { x, y }: Point): SVGElement | null => {
  const places = litIn(pane)
  const number = places.findIndex((place) => Math.hypot(place.x - x, place.y - y) < 1)
  const found = pane.querySelectorAll(LIT)[number]
  return found instanceof SVGElement ? found : null
}

const goTo = (camera: Camera, { clientWidth, clientHeight }: HTMLElement, { x, y }: Point): void =>
  camera.panBy(x / clientWidth - 0.5, y / clientHeight - 0.5)
