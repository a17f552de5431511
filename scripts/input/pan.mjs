import { onPage, openGame } from './on-page.mjs'
import { CATEGORIES, eventsIn, workIn } from './work.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** The compositor's own account of every frame. */
const FRAMES = ['cc', 'benchmark', 'devtools.timeline.frame']
/** About two seconds of a finger that moves with every frame. */
const STEPS = 120
const FRAME_MS = 1000 / 60

/**
 * Moves the map of a late game with one finger for about two seconds, then with two fingers closer and away again, on a phone. For
 * each: the frames that were shown and dropped, the work of the main thread, and what was drawn for it elsewhere.
 */
export const measurePanning = (executablePath, game, slower) =>
  onPage({ executablePath, games: [game], slower, device: PHONE }, async ({ browser, page, wire }) => {
    await openGame(page, game)
    const { x, y, width, height } = await page.locator('[data-stage]').boundingBox()
    const at = (across, down) => ({ x: x + width / 2 + across, y: y + height / 2 + down })
    const touch = (type, ...points) =>
      wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
    /** Fingers that follow a path, a step to a frame. */
    const follow = async (fingersAt) => {
      await touch('touchStart', ...fingersAt(0))
      for (let step = 1; step <= STEPS; step++) {
        await Promise.all([touch('touchMove', ...fingersAt(step / STEPS)), page.waitForTimeout(FRAME_MS)])
      }
      await touch('touchEnd')
    }
    const apart = (half) => [at(-half, 0), at(half, 0)]
    // Close enough that there is somewhere to go.
    await follow((share) => apart(40 + 80 * share))
    await still(page)
    await browser.startTracing(page, { categories: [...CATEGORIES, ...FRAMES] })
    const measured = async (what, fingersAt) => {
      await page.evaluate(() => performance.mark('begin'))
      await follow(fingersAt)
      await page.evaluate((name) => performance.mark(`end ${name}`), what)
      await still(page)
    }
    await measured('a finger that drags the map', (share) => {
      const angle = share * 4 * Math.PI
      return [at(90 * Math.cos(angle), 90 * Math.sin(angle))]
    })
    await measured('two fingers that pinch it', (share) => apart(70 + 50 * Math.sin(share * 4 * Math.PI)))
    const trace = await browser.stopTracing()
    return workIn(trace).map((work) => ({ ...work, ...framesIn(trace, work) }))
  })

const framesIn = (trace, { from, to }) => {
  const events = eventsIn(trace).filter(({ ts }) => ts >= from && ts < to)
  const frames = events.flatMap(({ name, args }) => (name === 'PipelineReporter' ? (args?.frame_reporter ?? []) : []))
  const drawn = events.filter(({ name }) => name === 'RasterTask')
  return {
    seconds: (to - from) / 1_000_000,
    shown: frames.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).length,
    dropped: frames.filter(({ state }) => state === 'STATE_DROPPED').length,
    raster: drawn.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0) / 1000, 0),
  }
}

const still = (page) => page.waitForTimeout(500)
