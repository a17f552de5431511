import { chromium as browsers } from 'playwright-core'
import { eagerPlayer } from './eager-player.mjs'
import { slowly } from './slowly.mjs'

/** What is measured, in the order of one browser's visits. Of a bot that begins, the time in which it thinks is part. */
export const VISITS = [
  { what: 'first visit to the first move of Duel', target: 5, beginner: 0 },
  { what: 'second visit to the first move of Duel', target: 1, beginner: 0 },
  { what: 'another visit, to the first move after that of a bot that begins', target: null, beginner: 1 },
]

/**
 * The visits of one browser, each from the address bar to the first move that can be made. `chance` gives, for who begins,
 * the bytes that the page's true chance is replaced by.
 */
export const throttledVisits = async (executablePath, origin, chance) => {
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    const told = []
    for (const [index, { beginner }] of VISITS.entries()) {
      told.push(await visit(browser, context, origin, chance[beginner][index]))
    }
    return told
  } finally {
    await browser.close()
  }
}

const visit = async (browser, context, origin, byte) => {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(eagerPlayer, byte)
  const files = await slowly(context, page)
  // A browser that opens a window is busy with its own buttons for a second: whoever visits a page has it open.
  await page.waitForTimeout(SETTLED_MS)
  const occupied = await mainThread(context, page)
  const system = await browser.newBrowserCDPSession()
  const before = await processorTime(system)
  await page.goto(origin, { waitUntil: 'commit' })
  const parts = await page.evaluate(() => globalThis.played)
  const after = await processorTime(system)
  const thread = await occupied()
  // It keeps the page for the next visit.
  await page.evaluate(async () => void (await navigator.serviceWorker?.ready))
  await page.waitForTimeout(SETTLED_MS)
  await page.close()
  const asked = files.filter(({ from }) => from <= parts.began + parts.move)
  return {
    ...parts,
    thread,
    processor: after - before,
    bytes: asked.reduce((sum, { size }) => sum + size, 0),
    files: asked.map(({ name, from, to, size }) => ({
      name,
      size,
      from: Math.round(from - parts.began),
      to: Math.round(Math.min(to - parts.began, parts.move)),
    })),
  }
}

const SETTLED_MS = 2000

/** Milliseconds for which all processes of the browser have worked. */
const processorTime = async (system) => {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Asks later for how many milliseconds the page's own thread was occupied since now, waiting for a processor included. */
const mainThread = async (context, page) => {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}
