import { onPage, openGame } from './on-page.mjs'
import { CATEGORIES, eventsIn, workIn } from './work.mjs'

/** Frames are told by the compositor, and raster work by its workers. */
const FRAMES = 'devtools.timeline.frame'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const ACROSS = 420
const SWIPES = 3

/**
 * Moves the map of a late game with one finger for about two seconds, then pinches it closer and away again, on a phone. For each of
 * the two: the frames that were shown and dropped in a second, how many the main thread made, and the work for one of them.
 */
export const measurePanning = (executablePath, game, slower) =>
  onPage({ executablePath, games: [game], slower, device: PHONE }, async ({ browser, page, wire }) => {
    await openGame(page, game)
    const { x, y, width, height } = await page.locator('[data-stage]').boundingBox()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const pinch = (scaleFactor) =>
      wire.send('Input.synthesizePinchGesture', {
        ...middle,
        scaleFactor,
        relativeSpeed: 400,
        gestureSourceType: 'touch',
      })
    // Close enough that there is somewhere to go.
    await pinch(2)
    await still(page)
    await browser.startTracing(page, { categories: [...CATEGORIES, FRAMES] })
    const measured = async (what, act) => {
      await still(page)
      await page.evaluate(() => performance.mark('begin'))
      await act()
      await page.evaluate((name) => performance.mark(`end ${name}`), what)
    }
    await measured('dragging the map with a finger', async () => {
      for (let swipe = 0; swipe < SWIPES; swipe++) {
        await wire.send('Input.synthesizeScrollGesture', {
          ...middle,
          xDistance: swipe % 2 === 0 ? -ACROSS / 2 : ACROSS / 2,
          yDistance: swipe % 2 === 0 ? -ACROSS / 2 : ACROSS / 2,
          speed: 400,
          preventFling: true,
          gestureSourceType: 'touch',
        })
      }
    })
    await measured('pinching the map', async () => {
      await pinch(1.6)
      await pinch(0.6)
    })
    const trace = await browser.stopTracing()
    return workIn(trace).map((work) => ({ ...work, ...framesIn(trace, work) }))
  })

/** How many frames were shown and dropped meanwhile, how many the main thread made, and what its helpers drew for them. */
const framesIn = (trace, { from, to }) => {
  const events = eventsIn(trace).filter(({ ts }) => ts >= from && ts < to)
  const count = (name) => events.filter((event) => event.name === name).length
  const spent = (name) =>
    events.reduce((sum, event) => sum + (event.name === name ? (event.tdur ?? event.dur ?? 0) / 1000 : 0), 0)
  return {
    seconds: (to - from) / 1_000_000,
    shown: count('DrawFrame'),
    dropped: count('DroppedFrame'),
    made: count('Commit'),
    raster: spent('RasterTask'),
  }
}

const still = (page) => page.waitForTimeout(500)
