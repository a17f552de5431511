import { chromium as browsers } from 'playwright-core'
import { putInStore } from '../../packages/web/e2e/support/put-in-store.mjs'
import { serveBuilt } from '../weight/serve-built.mjs'
import { lateGame } from './late-game.mjs'

const CLICKS = 24
const POINTED_AT = 12
const TURNS_OF_WHEEL = 12

/** The times, in milliseconds, until something is painted, by what was done: a list for each. */
export const measureInput = async (executablePath, slower) => {
  const { origin, close } = await serveBuilt()
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    await context.addInitScript(() => localStorage.setItem('ecumene.pace', 'atOnce'))
    await context.addInitScript(listen)
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto('/about')
    const game = lateGame()
    await page.evaluate(putInStore, game)
    await page.goto(`/local/${game.id}`)
    await page.locator('[data-lit]').first().waitFor()
    const wire = await context.newCDPSession(page)
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const found = new Map()
    const measured = async (what, act) => {
      await settled(page)
      const before = await workOf(wire)
      await act()
      const waited = await settled(page)
      const work = (await workOf(wire)) - before
      found.set(what, [...(found.get(what) ?? []), { waited, work }])
    }
    await turnTheWheel(page, measured)
    await pointAt(page, measured)
    await pressWhatIsLit(page, measured)
    return found
  } finally {
    await browser.close()
    await close()
  }
}

/** What the main thread of the page has worked so far, in milliseconds of the processor. */
const workOf = async (wire) => {
  const { metrics } = await wire.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Waits until nothing moves, and returns how long the slowest event has waited for its paint since the last time. */
const settled = async (page) => {
  await page.locator('[data-ply]:not([data-busy])').waitFor()
  return page.evaluate(slowestHeard)
}

const turnTheWheel = async (page, measured) => {
  const box = await page.locator('[data-stage]').boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let turn = 0; turn < TURNS_OF_WHEEL; turn++) {
    await measured('the wheel over the map', () => page.mouse.wheel(0, turn % 2 === 0 ? -240 : 240))
  }
  await page.keyboard.press('f')
}

const pointAt = async (page, measured) => {
  const spaces = page.locator('[data-space]')
  const count = await spaces.count()
  for (let number = 0; number < POINTED_AT; number++) {
    const box = await spaces.nth(Math.floor((number * count) / POINTED_AT)).boundingBox()
    await measured('pointing at a space', () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2))
  }
}

/** Plays on with what is lit: most clicks are on cards, spaces, and buttons of menus. */
const pressWhatIsLit = async (page, measured) => {
  for (let click = 0; click < CLICKS; click++) {
    await settled(page)
    const menu = page.locator('[data-hand-menu] [data-move]')
    const lit = (await menu.count()) > 0 ? menu : page.locator('[data-lit], [aria-labelledby="asked"] [data-move]')
    const { what, x, y } = await lit.nth((click * 7) % (await lit.count())).evaluate(aim)
    await page.mouse.move(x, y)
    await measured(what, () => page.mouse.click(x, y))
  }
}

/* What follows runs in the page. */

/** What a thing is, and where it is pressed. */
const aim = (thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  const [is = ''] = (thing.getAttribute('data-anchor') ?? '').split(':')
  const names = { space: 'a click on a lit space', slot: 'a click on a lit card' }
  const what = names[is] ?? 'a click on a button'
  return {
    what: thing.closest('[data-hand-menu]') === null ? what : 'a click in a menu',
    x: left + width / 2,
    y: top + height / 2,
  }
}

/** Waits for a few frames without anything new. */
const slowestHeard = async () => {
  let slowest = 0
  for (let quiet = 0; quiet < 4; quiet++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    const heard = globalThis.heard.splice(0)
    if (heard.length > 0) quiet = 0
    slowest = Math.max(slowest, ...heard)
  }
  return slowest
}

/** Event Timing tells of clicks and of what is pointed at; wheels are followed to the frame after them. */
const listen = () => {
  globalThis.heard = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.heard.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  addEventListener(
    'wheel',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => globalThis.heard.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true, passive: true },
  )
}
