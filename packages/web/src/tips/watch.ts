import { walkThings } from './one-stop.ts'
import { hasMoved, isOnTheWay } from './way.ts'

/** How long a pointer must rest before the tip opens. */
const HOVER_MS = 350
/** Hands tremble: this little movement still counts as resting. */
const TREMBLE = 4
/** The same for a finger; shorter is a tap. */
export const REST_MS = 450
/** A finger that strays further is scrolling. */
const STRAY = 10

const THING = '[data-tip]'
/** A finger may ask about any control, a tip or not. */
const PRESSABLE = `${THING}, [title], button, [role="button"]`

/** How a tip was opened: the same means closes it. */
type How = 'hover' | 'focus' | 'press'

export type Watched = {
  readonly root: HTMLElement
  readonly tip: HTMLElement
  /** The thing whose tip is open. */
  shown(): Element | null
  show(thing: HTMLElement): void
  hide(): void
  /** Moves the focus into the tip. */
  enter(): void
}

/**
 * Shows the tip of a thing that a pointer rests on, the keyboard reaches, or a finger rests on, and keeps that last
 * press from doing anything else. The pointer may go into the tip; Escape closes it. Returns how to stop.
 */
export const watchThings = ({ root, tip, shown, show, hide, enter }: Watched): (() => void) => {
  const watch = new AbortController()
  const { signal } = watch
  let how: How = 'hover'
  let hover: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let last = { x: -1, y: -1, isMouse: true }
  /** What the pointer is on but has not rested on yet, and where it stopped. */
  let awaited: { readonly thing: HTMLElement; readonly x: number; readonly y: number } | null = null
  let hasAsked = false

  const forget = () => {
    clearTimeout(hover)
    awaited = null
  }
  const awaitRest = (thing: HTMLElement, x: number, y: number) => {
    clearTimeout(hover)
    awaited = { thing, x, y }
    hover = setTimeout(() => tell(thing, 'hover'), HOVER_MS)
  }
  const tell = (thing: HTMLElement, by: How) => {
    forget()
    how = by
    show(thing)
  }
  const thingAt = (target: EventTarget | null, what = THING): HTMLElement | null => {
    const thing = target instanceof Element ? target.closest<HTMLElement>(what) : null
    return thing !== null && root.contains(thing) && !tip.contains(thing) ? thing : null
  }
  const isInTip = (target: EventTarget | null): boolean => target instanceof Node && tip.contains(target)

  const over = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent) => {
    // Something may also move under a resting pointer: nobody asked about that.
    if (pointerType !== 'mouse' || buttons > 0 || !hasMoved(last, clientX, clientY)) return
    forget()
    const thing = thingAt(target)
    if (isInTip(target) || thing === shown() || isOnItsWay(clientX, clientY)) return
    if (how === 'hover') hide()
    if (thing !== null) awaitRest(thing, clientX, clientY)
  }
  /** A tip opened by hovering stays as long as the pointer is on the thing, in the tip or between the two. */
  const isOnItsWay = (x: number, y: number): boolean => {
    const thing = shown()
    return thing !== null && isOnTheWay(x, y, thing.getBoundingClientRect(), tip.getBoundingClientRect())
  }
  const away = ({ pointerType }: PointerEvent) => {
    forget()
    if (pointerType === 'mouse' && how === 'hover') hide()
  }
  const focus = ({ target }: FocusEvent) => {
    if (isInTip(target) || target === shown()) return
    const thing = thingAt(target)
    // A click moves the focus too, but asks for something else.
    if (thing !== null && thing === target && thing.matches(':focus-visible')) tell(thing, 'focus')
    else if (how === 'focus' || !root.contains(target as Node)) hide()
  }
  const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    forget()
    clearTimeout(rest)
    last = { x: clientX, y: clientY, isMouse: pointerType === 'mouse' }
    if (isInTip(target)) return
    hasAsked = false
    if (thingAt(target, '[data-tip="only"]') === null || thingAt(target) !== shown()) hide()
    const pressed = thingAt(target, PRESSABLE)
    if (pointerType === 'mouse' || pressed === null) return
    start = { x: clientX, y: clientY }
    rest = setTimeout(() => {
      hasAsked = true
      tell(pressed, 'press')
    }, REST_MS)
  }
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    last = { x: clientX, y: clientY, isMouse: pointerType === 'mouse' }
    if (awaited !== null && Math.hypot(clientX - awaited.x, clientY - awaited.y) > TREMBLE) {
      awaitRest(awaited.thing, clientX, clientY)
    }
    const isOver = pointerType === 'mouse' && how === 'hover' && shown() !== null
    if (isOver && !isOnItsWay(clientX, clientY)) hide()
    if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) clearTimeout(rest)
  }
  const up = () => clearTimeout(rest)
  const click = (event: MouseEvent) => {
    if (isInTip(event.target)) return
    if (hasAsked) {
      // The finger asked, it did not choose.
      hasAsked = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const thing = thingAt(event.target, '[data-tip="only"]')
    if (thing === null) return
    if (thing === shown() && how === 'press') return hide()
    tell(thing, 'press')
    // Pressed by a key, not by a pointer.
    if (event.detail === 0) enter()
  }
  const menu = (event: MouseEvent) => {
    if ((event as PointerEvent).pointerType !== 'mouse' && !isInTip(event.target)) event.preventDefault()
  }
  const key = (event: KeyboardEvent) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && shown() !== null) hide()
    else if (event.key === 'i' && thingAt(target) === target && target !== null) {
      tell(target as HTMLElement, 'focus')
      enter()
    } else if (!(thingAt(target) === target && walkThings(target as HTMLElement, event.key))) return
    event.preventDefault()
    event.stopPropagation()
  }

  root.addEventListener('pointerover', over, { signal })
  root.addEventListener('pointerleave', away, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', up, { signal })
  root.addEventListener('pointercancel', up, { signal })
  root.addEventListener('contextmenu', menu, { signal })
  root.addEventListener('click', click, { signal, capture: true })
  document.addEventListener('pointerdown', down, { signal, capture: true })
  document.addEventListener('focusin', focus, { signal })
  document.addEventListener('keydown', key, { signal, capture: true })
  return () => {
    forget()
    clearTimeout(rest)
    watch.abort()
  }
}
