import type { Page } from 'playwright-core'

/** How a player presses a selected thing: at a visible point of it. */
export type Hand = (page: Page, selector: string) => Promise<void>

export const byMouse: Hand = async (page, selector) => {
  const { x, y } = await pointOf(page, selector)
  await page.mouse.click(x, y)
}

export const byFinger: Hand = async (page, selector) => {
  const { x, y } = await pointOf(page, selector)
  await page.touchscreen.tap(x, y)
}

/** A point at which nothing else lies over the thing, once it stands still. What lies beyond an edge is scrolled to; what stays covered is a fault. */
const pointOf = async (page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> => {
  const found = await page.evaluate(async (wanted) => {
    const until = performance.now() + 180_000
    for (;;) {
      const thing = document.querySelector(wanted)
      let cover: Element | null = null
      if (thing !== null) {
        // Nobody aims at the rest of a thing at the edge of a part that scrolls, where a finger would hit its neighbour.
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { left, top, width, height } = thing.getBoundingClientRect()
        for (const [across, down] of [
          [0.5, 0.5],
          [0.3, 0.5],
          [0.7, 0.5],
          [0.5, 0.3],
          [0.5, 0.7],
        ] as const) {
          const point = { x: left + width * across, y: top + height * down }
          const hit = document.elementFromPoint(point.x, point.y)
          if (hit === null || !thing.contains(hit)) {
            cover ??= hit
            continue
          }
          // Only after painting: a map that is resized is fitted in the next frame.
          for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
          const after = thing.getBoundingClientRect()
          if (after.left === left && after.top === top && after.width === width) return point
          break
        }
      }
      // A tip goes when the pointer does, and a menu takes its place when it has been drawn.
      if (performance.now() > until)
        return thing === null ? 'is not there' : `is covered by ${cover?.outerHTML.slice(0, 200)}`
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, selector)
  if (typeof found === 'string') throw new Error(`${selector} ${found}`)
  return found
}

/** Where the focus has to go: how many stops of Tab away, and from which space of the map arrows lead on. */
type Route = { readonly tabs: number; readonly from: string | null }

/** Where an arrow leads from a space of the map, by their names. */
export type ByArrow = (from: string, arrow: string, orientation: string | null) => string | null

/** By keys alone: Tab to the thing, arrows over the map, Enter. */
export const byKeys =
  (byArrow: ByArrow): Hand =>
  async (page, selector) => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { tabs, from } = await page.evaluate(routeTo, selector)
      const key = tabs < 0 ? 'Shift+Tab' : 'Tab'
      for (let press = 0; press < Math.abs(tabs); press++) await page.keyboard.press(key)
      if (from !== null)
        for (const arrow of await arrowsTo(page, selector, from, byArrow)) await page.keyboard.press(arrow)
      if (await page.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector)) {
        await page.keyboard.press('Enter')
        return
      }
    }
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`the keyboard does not lead to ${selector}, but to ${focus}`)
  }

/** Runs in the page. Of the spaces of the map only one is a stop. */
const routeTo = (selector: string): Route => {
  const thing = document.querySelector<HTMLElement>(selector)
  if (thing === null) throw new Error(`${selector} is not there`)
  const isOnMap = thing.matches('[data-space]')
  const stop = isOnMap ? document.querySelector<HTMLElement>('[data-space][tabindex="0"]') : thing
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
  )
  const now = document.activeElement
  const at = stops.indexOf(now as HTMLElement)
  // Whatever has the focus without being a stop: Tab goes on from where it lies.
  const before =
    now === null || now === document.body
      ? 0
      : stops.filter((each) => now.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING).length
  const to = stops.indexOf(stop as HTMLElement)
  const isFocusOnMap = isOnMap && now?.matches('[data-space]') === true
  return {
    tabs: isFocusOnMap || to === at ? 0 : at >= 0 ? to - at : to - before + 1,
    from: isOnMap ? ((isFocusOnMap ? now : stop)?.getAttribute('data-space') ?? null) : null,
  }
}

/** The shortest way over the map by arrows. */
const arrowsTo = async (page: Page, selector: string, from: string, byArrow: ByArrow): Promise<readonly string[]> => {
  const { to, orientation } = await page.evaluate((wanted) => {
    return {
      to: document.querySelector(wanted)?.getAttribute('data-space'),
      orientation: document.querySelector('[data-orientation]')?.getAttribute('data-orientation') ?? null,
    }
  }, selector)
  const ways = new Map<string, readonly string[]>([[from, []]])
  for (const [space, way] of ways) {
    if (space === to) return way
    for (const arrow of ARROWS) {
      const next = byArrow(space, arrow, orientation)
      if (next !== null && !ways.has(next)) ways.set(next, [...way, arrow])
    }
  }
  throw new Error(`no arrows lead from space ${from} to ${to}`)
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
