/** What a finger that rests on a thing is told. */
export type Hint = { readonly x: number; readonly y: number; readonly name: string; readonly why: string | null }

/** As long as a finger rests before it is taken for a question; shorter is a tap. */
export const REST_MS = 450
/** A finger that strays further is scrolling. */
const STRAY = 10

type Told = { show(hint: Hint): void; hide(): void; whyNot(move: string): Promise<{ readonly text: string } | null> }

/**
 * Tells about whatever a finger rests on, and keeps that press from doing anything else. A thing is named by its
 * `title` or its words for screen readers; what explains it is what describes it, or the answer to why the move in
 * `data-why` cannot be made. Returns how to stop.
 */
export const watchLongPress = (root: HTMLElement, { show, hide, whyNot }: Told): (() => void) => {
  const watch = new AbortController()
  const { signal } = watch
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let asked: EventTarget | null = null

  const ask = (target: Element) => {
    const thing = target.closest<HTMLElement | SVGElement>('[title], button, [role="button"]')
    const name = thing === null ? '' : nameOf(thing)
    if (thing === null || name === '') return
    asked = target
    const described = document.getElementById(thing.getAttribute('aria-describedby') ?? '')?.textContent ?? null
    show({ ...start, name, why: described })
    const move = thing.dataset['why']
    if (move === undefined) return
    whyNot(move).then(
      (why) => {
        if (asked === target) show({ ...start, name, why: why?.text ?? null })
      },
      () => undefined,
    )
  }

  const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    clearTimeout(timer)
    asked = null
    hide()
    if (pointerType === 'mouse' || !(target instanceof Element)) return
    start = { x: clientX, y: clientY }
    timer = setTimeout(() => ask(target), REST_MS)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY) clearTimeout(timer)
  }
  const up = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (asked === null) return
    // The finger asked, it did not choose.
    event.preventDefault()
    event.stopPropagation()
    asked = null
  }
  const menu = (event: MouseEvent) => {
    if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault()
  }

  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', up, { signal })
  root.addEventListener('pointercancel', up, { signal })
  root.addEventListener('contextmenu', menu, { signal })
  root.addEventListener('click', click, { signal, capture: true })
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}

const nameOf = (thing: Element): string =>
  thing.getAttribute('title') ??
  thing.getAttribute('aria-label') ??
  thing.querySelector('.unseen')?.textContent ??
  thing.textContent ??
  ''
