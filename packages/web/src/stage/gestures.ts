import type { Camera, Sight } from './camera.ts'
import { type Point, wheelFactor } from './geometry.ts'
import { type Pull, pulledFrom, thingUnder } from './pull.ts'
import { watchTaps } from './taps.ts'
import { throwOn } from './throw.ts'

/** A hand trembles: what moves no further is a click, and a finger is thicker than a mouse. */
const TREMBLE = { mouse: 4, pen: 6, touch: 9 } as const
/** A wheel that has zoomed out goes on turning for a while; it should not move the page behind the map. */
const WHEEL_ENDS_MS = 350

type Finger = {
  readonly type: string
  /** What it came down on. */
  readonly on: EventTarget | null
  /** In the window, and not in the pane: to ask where that lies would have the page laid out before a press is answered. */
  readonly start: Point
  readonly at: Point
  readonly hasStrayed: boolean
}
type Pinch = { readonly sight: Sight; readonly middle: Point; readonly apart: number }
type Drag = { readonly pointer: number; readonly sight: Sight; readonly from: Point }

/**
 * Wheel, pinch, drag and double tap. What did not move stays a click on whatever lies under it; a drag is never one. What stands on
 * the map is pulled over it, if it can be. Returns how to stop.
 */
export const watchGestures = (pane: HTMLElement, camera: Camera, pull: () => Pull | null): (() => void) => {
  const watch = new AbortController()
  const { signal } = watch
  const fingers = new Map<number, Finger>()
  let pinch: Pinch | null = null
  let drag: Drag | null = null
  /** What is pulled over the map, and by which pointer. */
  let pulling: { readonly pointer: number; readonly from: string } | null = null
  /** The finger that went up last: a click, if there is one, is its. */
  let lifted: Finger | null = null
  /** What was done moved the map or fitted it: a click that follows means nothing. */
  let hasActed = false
  let lastWheel = -Infinity
  /** Clicks that have been looked at and are sent on. */
  const again = new WeakSet<Event>()
  const taps = watchTaps()
  const thrown = throwOn(camera)

  const inPane = ({ x, y }: Point): Point => {
    const { left, top } = pane.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const startPinch = () => {
    const [one, other] = [...fingers.values()]
    if (one === undefined || other === undefined) return
    pinch = { sight: camera.sight(), middle: inPane(middleOf(one.at, other.at)), apart: distance(one.at, other.at) }
    drag = null
    endPull('cancel')
    act()
    for (const id of fingers.keys()) hold(id)
    pane.dataset['pinching'] = ''
  }
  const startDrag = (pointer: number, from: Point) => {
    drag = { pointer, sight: camera.sight(), from }
    act()
    hold(pointer)
    pane.dataset['panning'] = ''
  }
  const startPull = (pointer: number, from: string) => {
    pulling = { pointer, from }
    act()
    hold(pointer)
  }
  const endPull = (how: 'drop' | 'cancel') => {
    if (pulling !== null) pull()?.[how]()
    pulling = null
  }
  const act = () => {
    hasActed = true
    taps.settle()
  }
  /** From now on the pointer belongs to the map, wherever it goes. */
  const hold = (pointer: number) => {
    if (!pane.hasPointerCapture(pointer)) pane.setPointerCapture(pointer)
  }

  const down = (event: PointerEvent) => {
    const { pointerId, pointerType, button, target, timeStamp } = event
    if ((pointerType === 'mouse' && button !== 0) || hasOwnHands(target)) return
    camera.stop()
    thrown.stop()
    if (fingers.size === 0) hasActed = false
    const at = inWindow(event)
    taps.down(at, timeStamp)
    fingers.set(pointerId, { type: pointerType, on: target, start: at, at, hasStrayed: false })
    if (fingers.size === 2) startPinch()
  }
  const move = (event: PointerEvent) => {
    const known = fingers.get(event.pointerId)
    if (known === undefined) return
    // The button was let go where the map could not know of it.
    if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event.pointerId)
    const at = inWindow(event)
    const tremble = TREMBLE[event.pointerType as keyof typeof TREMBLE] ?? TREMBLE.touch
    const finger = { ...known, at, hasStrayed: known.hasStrayed || distance(known.start, at) > tremble }
    fingers.set(event.pointerId, finger)
    if (pinch !== null) {
      const [one, other] = [...fingers.values()]
      if (one === undefined || other === undefined) return
      const wider = distance(one.at, other.at) / Math.max(1, pinch.apart)
      camera.pinch(pinch.sight, pinch.sight.scale * wider, pinch.middle, inPane(middleOf(one.at, other.at)))
      return
    }
    if (drag === null && pulling === null && finger.hasStrayed) {
      const from = pull() === null ? null : pulledFrom(finger.on)
      if (from !== null) startPull(event.pointerId, from)
      else if (camera.canPan()) startDrag(event.pointerId, finger.start)
    }
    if (pulling?.pointer === event.pointerId) {
      const { thing, isWellInside } = thingUnder(pane, event)
      return pull()?.over(pulling.from, thing, isWellInside)
    }
    if (drag?.pointer !== event.pointerId) return
    const { sight, from } = drag
    camera.panTo({ x: sight.scroll.x + from.x - at.x, y: sight.scroll.y + from.y - at.y })
    thrown.note(event.timeStamp, at)
  }
  const up = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (finger === undefined) return
    if (pulling?.pointer === event.pointerId) endPull('drop')
    else if (drag !== null && pinch === null && finger.type === 'touch') thrown.letGo(event.timeStamp)
    else if (!hasActed && !finger.hasStrayed && canTapTwice(finger) && taps.up(finger.start, event.timeStamp)) {
      act()
      camera.fit()
    }
    lift(event.pointerId)
  }
  const cut = ({ pointerId }: PointerEvent) => {
    taps.settle()
    lift(pointerId)
  }
  const lift = (pointer: number) => {
    const finger = fingers.get(pointer)
    if (finger === undefined) return
    lifted = finger
    fingers.delete(pointer)
    if (pinch !== null) {
      pinch = null
      delete pane.dataset['pinching']
      const [left] = [...fingers]
      // The finger that stays goes on dragging.
      if (left !== undefined) startDrag(left[0], left[1].at)
    }
    if (fingers.size > 0) return
    endPull('cancel')
    drag = null
    delete pane.dataset['panning']
  }
  /** Where all is in sight there is nothing to fit, and a tap need not wait; a mouse has a wheel. */
  const canTapTwice = ({ type }: Finger): boolean => type !== 'mouse' && camera.canPan()

  const click = (event: MouseEvent) => {
    // By a key it is always meant, and so is what has been held here before.
    if (event.detail === 0 || again.has(event) || hasOwnHands(event.target)) return
    if (hasActed) {
      hasActed = false
      return swallow(event)
    }
    // A hand that trembled over the edge of a space means the space it came down on; browsers take what holds both.
    const on = lifted !== null && !lifted.hasStrayed ? lifted.on : event.target
    const isHeld = lifted !== null && canTapTwice(lifted)
    if (!(on instanceof Element) || (on === event.target && !isHeld)) return
    swallow(event)
    if (!isHeld) return clickOn(on, event)
    const space = on.closest('[role="button"]')
    const drop = () => space?.removeAttribute('data-held')
    const play = () => {
      drop()
      clickOn(on, event)
    }
    space?.setAttribute('data-held', '')
    taps.hold({ play, drop })
  }
  const clickOn = (on: Element, { clientX, clientY, detail }: MouseEvent) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail })
    again.add(click)
    on.dispatchEvent(click)
  }
  const wheel = (event: WheelEvent) => {
    if (hasOwnHands(event.target)) return event.preventDefault()
    // Sideways a wheel or two fingers on a pad move the map, as they move everything.
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const factor = wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey)
    const canZoom = camera.canZoom(factor)
    // All is in sight: the wheel goes on to what lies below the map.
    if (!canZoom && !event.ctrlKey && factor < 1 && event.timeStamp - lastWheel > WHEEL_ENDS_MS) return
    lastWheel = event.timeStamp
    event.preventDefault()
    if (!canZoom) return
    camera.stop()
    thrown.stop()
    camera.turnWheel(factor, inPane(inWindow(event)))
    // Whoever drags meanwhile goes on from here.
    if (drag !== null) drag = { ...drag, sight: camera.sight(), from: fingers.get(drag.pointer)?.at ?? drag.from }
  }
  /**
   * Two fingers belong to the map and not to the page, even where one would scroll the page; so does a finger that drags a thing of the
   * map. Not by `touch-action`: for parts of a drawing browsers do not heed it.
   */
  const touch = (event: TouchEvent) => {
    const isTwo = event.touches.length > 1
    const isDragging = event.type === 'touchmove' && (hasOwnHands(event.target) || pulledFrom(event.target) !== null)
    if ((isTwo || isDragging) && event.cancelable) event.preventDefault()
  }

  pane.addEventListener('pointerdown', down, { signal })
  pane.addEventListener('pointermove', move, { signal })
  pane.addEventListener('pointerup', up, { signal })
  pane.addEventListener('pointercancel', cut, { signal })
  pane.addEventListener('click', click, { signal, capture: true })
  pane.addEventListener('wheel', wheel, { signal, passive: false })
  pane.addEventListener('touchstart', touch, { signal, passive: false })
  pane.addEventListener('touchmove', touch, { signal, passive: false })
  // A drawing is not picked up as a picture, nor its words as text.
  pane.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => {
    watch.abort()
    taps.forget()
    camera.stop()
    thrown.stop()
  }
}

/** What is dragged by itself (`data-drags`), such as a tile that is laid: pointer and wheel mean it, and not the map. */
const hasOwnHands = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-drags]') !== null

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

const inWindow = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
