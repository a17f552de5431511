import { isStill } from '../controls/media.ts'
import {
  allowedScale,
  boundScroll,
  type Frame,
  fitScale,
  middleOfRoom,
  type Point,
  pointUnder,
  type Room,
  type Sheet,
  scrollFor,
  sheetOf,
} from './geometry.ts'

/** The elements of a stage: a window, the sheet behind it, and the drawing on the sheet. */
export type StageElements = {
  readonly window: HTMLElement
  readonly sheet: HTMLElement
  readonly drawing: SVGSVGElement
}

/** How a stage is seen at a moment: what is needed to go on from there. */
export type Sight = { readonly scale: number; readonly scroll: Point; readonly sheet: Sheet }

/** Where a map opens that does not fit its room at a scale one can read: a place of the plane, the least scale for the whole, and the one it opens at. */
export type Opening = { readonly on: Point; readonly least: number; readonly scale: number }

export type Camera = {
  /** The drawing takes this part of the plane from now on. */
  lay(frame: Frame): void
  /**
   * The stage has this room from now on. In the same window it has become lower because something else is shown there, such as a
   * question: a map that was seen as a whole keeps its size then, and is seen as a whole again when it has its room back.
   */
  measure(room: Room, isSameWindow?: boolean): void
  sight(): Sight
  canPan(): boolean
  canZoom(factor: number): boolean
  panTo(scroll: Point): void
  /** By shares of the room; on a short way, where motion is welcome. */
  panBy(across: number, down: number): void
  /** What lay under `from` at that sight comes to lie under `to`, at another scale: at once. */
  pinch(start: Sight, scale: number, from: Point, to: Point): void
  /**
   * Larger or smaller about a point of the room, at once, as a wheel does step by step. As long as it turns in one place, what
   * lay under that place at first is meant, even where the map has room beside it and could not follow for some steps.
   */
  turnWheel(factor: number, at: Point): void
  /** Larger or smaller about a point of the room, or its middle; on a short way, where motion is welcome. */
  zoom(factor: number, about?: Point): void
  fit(): void
  /** Lays the map anew: as a whole, or about a place where it would be too small to be read as a whole. */
  open(opening: Opening | null): void
  /** Brings a place into the middle, unless all is in sight and can be read. A map that nobody has moved is laid anew about it. */
  look(opening: Opening): void
  /** Whatever is still on its way stays where it is. */
  stop(): void
}

const GLIDE_MS = 180
/** A hand on a wheel moves the pointer by a pixel or two. */
const UNMOVED = 3

/**
 * Moves a drawing behind its window without React. The window is a true scroller: what takes the focus or is scrolled to
 * comes into sight by itself, its bounds are those of the sheet, and to pan only moves a layer that has been painted.
 */
export const makeCamera = (
  { window: pane, sheet: paper, drawing }: StageElements,
  onScale: (isFitted: boolean, isClosest: boolean) => void,
): Camera => {
  let frame: Frame = { x: 0, y: 0, width: 1, height: 1 }
  let room: Room = { width: 0, height: 0, right: 0, bottom: 0 }
  let scale = 1
  let sheet: Sheet = { width: 0, height: 0, left: 0, top: 0, scale: 1 }
  /** Where the sheet should be: the browser keeps whole pixels only, and they would add up. */
  let meant: Point = { x: 0, y: 0 }
  let isFitted = true
  let gliding = 0
  /** Where the map is on its way to. */
  let goal: Point | null = null
  /** What was brought into the middle, and how the map lay then: it stays there while only the room changes. */
  let aim: { readonly on: Point; readonly scroll: Point } | null = null
  /** Nobody has chosen how near the map is: it lies as it was laid. */
  let isAsLaid = true
  /** It was seen as a whole, and keeps its size while something else takes a part of its room. */
  let isCut = false
  /** Where the wheel turned last, what it turned about, and what it left behind. */
  let wheel: { readonly at: Point; readonly under: Point; readonly sheet: Sheet; readonly scroll: Point } | null = null

  const scroll = (): Point => ({
    x: Math.abs(pane.scrollLeft - meant.x) < 1 ? meant.x : pane.scrollLeft,
    y: Math.abs(pane.scrollTop - meant.y) < 1 ? meant.y : pane.scrollTop,
  })
  const sight = (): Sight => ({ scale, scroll: scroll(), sheet })
  const show = (wished: number, under: Point, at: Point) => {
    scale = allowedScale(wished, room, frame)
    isFitted = scale < fitScale(room, frame) * 1.001
    sheet = sheetOf(room, frame, scale)
    meant = scrollFor(under, at, sheet, room)
    paper.style.width = `${sheet.width}px`
    paper.style.height = `${sheet.height}px`
    drawing.style.transform = `translate(${sheet.left}px, ${sheet.top}px) scale(${scale})`
    pane.scrollTo({ left: meant.x, top: meant.y, behavior: 'instant' })
    onScale(isFitted, allowedScale(scale * 1.001, room, frame) <= scale)
  }
  /** In units from the corner of the map. */
  const fromCorner = ({ x, y }: Point): Point => ({ x: x - frame.x, y: y - frame.y })
  const aimAt = (on: Point, wished: number) => {
    show(wished, on, middleOfRoom(room))
    aim = { on, scroll: meant }
  }
  const showAll = () => show(0, { x: 0, y: 0 }, { x: 0, y: 0 })
  const stop = () => {
    cancelAnimationFrame(gliding)
    goal = null
  }
  /** Calls with a share of the way that grows to 1, slower towards the end; at once where motion is not welcome. */
  const travel = (go: (share: number) => void) => {
    stop()
    if (isStill()) return go(1)
    let began: number | null = null
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / GLIDE_MS)
      go(1 - (1 - share) ** 3)
      if (share < 1) gliding = requestAnimationFrame(step)
      else goal = null
    }
    gliding = requestAnimationFrame(step)
  }
  const glide = (wished: number, at: Point) => {
    const target = allowedScale(wished, room, frame)
    const from = sight()
    const under = pointUnder(at, from.scroll, from.sheet)
    // Equal steps look equal when each multiplies.
    travel((share) => show(from.scale * (target / from.scale) ** share, under, at))
  }
  const lay = ({ on, least, scale: near }: Opening) => {
    if (isCut && scale >= least) aimAt(fromCorner(on), scale)
    else if (fitScale(room, frame) >= least) showAll()
    else aimAt(fromCorner(on), near)
  }
  /** Somebody chooses how near the map is. */
  const choose = () => {
    isAsLaid = false
    isCut = false
  }
  const panTo = (to: Point) => pane.scrollTo({ left: to.x, top: to.y, behavior: 'instant' })

  return {
    lay: (next) => {
      const at = middleOfRoom(room)
      const under = pointUnder(at, scroll(), sheet)
      const shifted = { x: under.x + frame.x - next.x, y: under.y + frame.y - next.y }
      frame = next
      if (isFitted) showAll()
      else show(scale, shifted, at)
    },
    measure: (next, isSameWindow = false) => {
      // Behind a closed tab there is nothing to see, and what is opened again is as it was.
      if (next.width === 0 || next.height === 0) return
      const under = pointUnder(middleOfRoom(room), scroll(), sheet)
      const isAlike = isSameWindow && next.width === room.width
      const isWhole = isFitted || isCut
      room = next
      isCut = isWhole && isAlike && scale > fitScale(room, frame) * 1.001
      if (isWhole && !isCut) showAll()
      else if (aim !== null && isNear(aim.scroll, scroll(), 1)) aimAt(aim.on, scale)
      else show(scale, under, middleOfRoom(room))
    },
    sight,
    canPan: () => sheet.width > room.width || sheet.height > room.height,
    canZoom: (factor) => Math.abs(allowedScale(scale * factor, room, frame) / scale - 1) > 0.001,
    panTo,
    panBy: (across, down) => {
      const from = scroll()
      // A key that is held down asks for more before the map is there.
      const start = goal ?? from
      const to = boundScroll({ x: start.x + across * room.width, y: start.y + down * room.height }, sheet, room)
      travel((share) => panTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
      goal = isStill() ? null : to
    },
    pinch: (start, wished, from, to) => {
      choose()
      show(wished, pointUnder(from, start.scroll, start.sheet), to)
    },
    turnWheel: (factor, at) => {
      choose()
      const now = scroll()
      const isSame =
        wheel !== null && wheel.sheet === sheet && isNear(wheel.scroll, now, 1) && isNear(wheel.at, at, UNMOVED)
      const under = wheel !== null && isSame ? wheel.under : pointUnder(at, now, sheet)
      show(scale * factor, under, at)
      wheel = { at: isSame && wheel !== null ? wheel.at : at, under, sheet, scroll: meant }
    },
    zoom: (factor, about = middleOfRoom(room)) => {
      choose()
      glide(scale * factor, about)
    },
    fit: () => {
      stop()
      isCut = false
      isAsLaid = true
      glide(0, middleOfRoom(room))
    },
    open: (opening) => {
      stop()
      isCut = false
      isAsLaid = true
      if (opening === null) showAll()
      else lay(opening)
    },
    look: (opening) => {
      stop()
      if (isFitted || isAsLaid) lay(opening)
      else aimAt(fromCorner(opening.on), scale)
    },
    stop,
  }
}

const isNear = (one: Point, other: Point, most: number): boolean =>
  Math.abs(one.x - other.x) < most && Math.abs(one.y - other.y) < most
