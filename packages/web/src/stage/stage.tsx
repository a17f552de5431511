import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { BeyondChips } from './beyond-chips.tsx'
import { type Camera, makeCamera, type Opening } from './camera.ts'
import { Controls, markControls } from './controls.tsx'
import type { Frame } from './geometry.ts'
import { watchGestures } from './gestures.ts'
import { Legend, LegendButton, type LegendGroup } from './legend.tsx'
import type { Pull } from './pull.ts'
import { roomOf } from './room.ts'
import styles from './stage.module.css'
import { useStageKeys } from './use-stage-keys.ts'

type StageProps = {
  /** What the drawing is called. */
  readonly label: string
  /** The part of the plane that the drawing takes. */
  readonly frame: Frame
  /** How the drawing lies; it is fitted anew when that changes. */
  readonly lies: string | number
  /** The element whose room the stage takes: `useBestWay` measures it. */
  readonly room: RefObject<HTMLDivElement | null>
  /** Says how high the stage may become (`max-height`), or gives it a height. */
  readonly className?: string | undefined
  /** Where the drawing opens if it is too small as a whole; another `of` is brought into sight when it comes. */
  readonly opening?: (Opening & { readonly of: string }) | undefined
  /** The key to the drawing, made when somebody asks for it. */
  readonly legend?: (() => readonly LegendGroup[]) | undefined
  /** What happens when something on the map is pulled over it. */
  readonly pull?: Pull | undefined
  /** What is said about how the map lies, below its buttons. */
  readonly sign?: ReactNode
  /** The drawing: anything that SVG has, of hexes or squares. */
  readonly children: ReactNode
}

/**
 * A map one can live on: zoom and pan by wheel, pinch, drag, keys and buttons; it fits the room it has when it opens and
 * when the room changes. React draws the map and nothing else: what moves it is a camera of its own.
 */
export const Stage = (props: StageProps): ReactElement => {
  const { label, frame, lies, room, className, opening, legend, pull, sign, children } = props
  const pane = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const camera = useRef<Camera>(null)
  const latestPull = useRef<Pull | null>(null)
  const [isExplained, setExplained] = useState(false)
  const { x, y, width, height } = frame

  useLayoutEffect(() => {
    const [outer, glass, paper, picture] = [room.current, pane.current, sheet.current, drawing.current]
    if (outer === null || glass === null || paper === null || picture === null) return
    const made = makeCamera({ window: glass, sheet: paper, drawing: picture }, (isFitted, isClosest) => {
      outer.toggleAttribute('data-fitted', isFitted)
      markControls(outer, { in: isClosest, out: isFitted, fit: isFitted })
    })
    camera.current = made
    let known = windowSize()
    made.measure(roomOf(outer))
    const watch = new ResizeObserver(() => {
      const now = windowSize()
      made.measure(roomOf(outer), now === known && isOnPhone(outer))
      known = now
    })
    watch.observe(glass)
    const forget = watchGestures(glass, made, () => latestPull.current)
    return () => {
      watch.disconnect()
      forget()
      camera.current = null
    }
  }, [room])
  useLayoutEffect(() => {
    latestPull.current = pull ?? null
  })
  useLayoutEffect(() => camera.current?.lay({ x, y, width, height }), [x, y, width, height])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing that is turned is another one; where it opens is asked once
  useLayoutEffect(() => camera.current?.open(opening ?? null), [lies])
  const of = opening?.of
  const looked = useRef(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place moves with the game, and the map only with what it is the place of
  useLayoutEffect(() => {
    if (looked.current === of) return
    looked.current = of
    if (opening === undefined || room.current === null) return
    // What is looked at may have taken some of the room at the same moment.
    camera.current?.measure(roomOf(room.current), isOnPhone(room.current))
    camera.current?.look(opening)
  }, [of])
  useStageKeys(camera)

  return (
    <div
      ref={room}
      className={`${styles['stage']} ${className ?? ''}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-stage
      data-explained={isExplained || undefined}
    >
      <div ref={pane} className={styles['pane']}>
        <div ref={sheet} className={styles['sheet']}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
          <svg
            ref={drawing}
            role="group"
            onFocus={bringIntoSight}
            aria-label={label}
            className={styles['drawing']}
            data-orientation={lies}
            viewBox={`${x} ${y} ${width} ${height}`}
            width={width}
            height={height}
          >
            {children}
          </svg>
        </div>
      </div>
      <BeyondChips {...{ pane, camera }} />
      {isExplained && legend !== undefined && <Legend groups={legend()} />}
      <Controls camera={camera}>
        {legend !== undefined && <LegendButton isOpen={isExplained} onToggle={setExplained} />}
        {sign}
      </Controls>
    </div>
  )
}

/** Chromium takes a space of which a strip can be seen for one in sight; a pointer has pressed what it sees, and the map stays. */
const bringIntoSight = ({ target }: FocusEvent<SVGSVGElement, Element>): void => {
  if (!target.matches(':focus-visible')) return
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

const windowSize = (): string => `${window.innerWidth} ${window.innerHeight}`

/** There questions stand below the map, and take their room from it. */
const isOnPhone = (stage: HTMLElement): boolean => stage.closest('[data-room="phone"]') !== null
