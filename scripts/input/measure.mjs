import { onPage, openGame } from './on-page.mjs'
import { CATEGORIES, workIn } from './work.mjs'

const CLICKS_PER_GAME = 14
const POINTED_AT = 12
const TURNS_OF_WHEEL = 12

/**
 * For everything that was done with the tables of these games: what it was, and a list of how long each time took until something was
 * painted, in milliseconds; at full speed also what the processor did meanwhile (`workIn`). Slowed down, a browser only pretends to work.
 */
export const measureInput = (executablePath, games, slower) =>
  onPage({ executablePath, games, slower, device: DESK, scripts: [listen] }, async ({ browser, page }) => {
    if (slower === 1) await browser.startTracing(page, { categories: CATEGORIES })
    const found = new Map()
    /** What it was may show in the answer only. */
    const measured = async (whatItWas, act) => {
      await settled(page)
      await page.evaluate(() => performance.mark('begin'))
      await act()
      const heard = await settled(page)
      const what = await whatItWas()
      await page.evaluate((name) => performance.mark(`end ${name}`), what)
      const waited = what.startsWith('a click') ? heard.press : heard.any
      found.set(what, { waits: [...(found.get(what)?.waits ?? []), waited], works: [] })
    }
    for (const [number, game] of games.entries()) {
      await openGame(page, game)
      if (number === 0) await turnTheWheel(page, measured)
      if (number === 0) await pointAt(page, measured)
      await pressWhatIsLit(page, measured)
    }
    if (slower === 1) for (const work of workIn(await browser.stopTracing())) found.get(work.what).works.push(work)
    return found
  })

const DESK = { viewport: { width: 1440, height: 900 } }

/**
 * Waits until nothing moves, and returns how long the slowest event has waited for its paint since the last time: any, and any press.
 * Of a click only that counts: a browser also says that the pointer is over something else when that comes to lie under it later.
 */
const settled = async (page) => {
  await page.locator('[data-ply]:not([data-busy])').waitFor()
  return page.evaluate(slowestHeard)
}

const turnTheWheel = async (page, measured) => {
  const box = await page.locator('[data-stage]').boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let turn = 0; turn < TURNS_OF_WHEEL; turn++) {
    await measured(
      () => 'the wheel over the map',
      () => page.mouse.wheel(0, turn % 2 === 0 ? -240 : 240),
    )
  }
  await page.keyboard.press('f')
}

const pointAt = async (page, measured) => {
  const spaces = page.locator('[data-space]')
  const count = await spaces.count()
  for (let number = 0; number < POINTED_AT; number++) {
    const box = await spaces.nth(Math.floor((number * count) / POINTED_AT)).boundingBox()
    await measured(
      () => 'pointing at a space',
      () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2),
    )
  }
}

/** Plays on by clicking what is lit: cards, spaces and menu buttons. */
const pressWhatIsLit = async (page, measured) => {
  const menu = page.locator('[data-hand-menu] [data-move]')
  for (let click = 0; click < CLICKS_PER_GAME; click++) {
    await settled(page)
    const isOpen = (await menu.count()) > 0
    // The cards of the row come after the spaces of the map: those would never be pressed if one were picked among all.
    const spaces = page.locator('[data-space][data-lit]')
    const others = page.locator('[data-lit]:not([data-space]), [aria-labelledby="asked"] [data-move]')
    const lit = await firstOf(isOpen ? [menu] : click % 3 < 2 ? [spaces, others] : [others, spaces])
    // The turn is over, or goes on in a scene of its own.
    if (lit === null) return
    const { what, x, y } = await lit.nth((click * 7) % (await lit.count())).evaluate(aim)
    await page.mouse.move(x, y)
    const whatItWas = async () => (!isOpen && (await menu.count()) > 0 ? 'a click that opens a menu' : what)
    await measured(whatItWas, () => page.mouse.click(x, y))
  }
}

/** The first of these that are there at all. */
const firstOf = async (choices) => {
  for (const choice of choices) if ((await choice.count()) > 0) return choice
  return null
}

/* What follows runs in the page. */

/** What a thing is, and where to press it. */
const aim = (thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [is = ''] = (thing.getAttribute('data-anchor') ?? '').split(':')
  const names = { space: 'a click on a lit space', square: 'a click on a lit space', slot: 'a click on a lit card' }
  const what = names[is] ?? 'a click on a button'
  return {
    what: thing.closest('[data-hand-menu]') === null ? what : 'a click in a menu',
    x: left + width / 2,
    y: top + height / 2,
  }
}

/** Waits for a few frames in which nothing changes. */
const slowestHeard = async () => {
  const slowest = { any: 0, press: 0 }
  for (let quiet = 0; quiet < 4; quiet++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    const heard = globalThis.heard.splice(0)
    if (heard.length > 0) quiet = 0
    for (const { duration, isPress } of heard) {
      slowest.any = Math.max(slowest.any, duration)
      if (isPress) slowest.press = Math.max(slowest.press, duration)
    }
  }
  return slowest
}

/** Event Timing reports clicks and pointer moves; wheel events are timed to the next frame. */
const listen = () => {
  globalThis.heard = []
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      globalThis.heard.push({ duration, isPress: interactionId > 0 })
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  addEventListener(
    'wheel',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => globalThis.heard.push({ duration: performance.now() - timeStamp, isPress: false })
        port2.postMessage(null)
      })
    },
    { capture: true, passive: true },
  )
}
