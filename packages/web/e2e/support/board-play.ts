import { below, type Random } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { click, type Press, takeScreen } from './play.ts'
import { type Moment, nextMoment } from './table.ts'

/** How a game was played on its board: moves made, and clicks or keys that it took. */
export type Played = { readonly moment: Moment; moves: number; clicks: number }

type BoardPlayOptions = { readonly press?: Press; readonly enough?: number }

/** What lights up: things of the table, and buttons of what is done at none. Not the list of moves. */
const LIT = '[data-lit], [aria-labelledby="asked"] [data-move]'

/** Plays on the board alone, as a person does who follows the light, until the game is over or has gone on long enough. */
export const playOnBoard = async (page: Page, random: Random, options: BoardPlayOptions = {}): Promise<Played> => {
  const { press = click, enough } = options
  let [moves, clicks, misses] = [0, 0, 0]
  for (;;) {
    const moment = await nextMoment(page, enough)
    if (moment === 'over' || moment === 'enough') return { moment, moves, clicks }
    if (moment === 'handover') await takeScreen(page, press)
    else {
      const took = await playOneThing(page, random, press)
      if (took === 0 && ++misses > MOST_MISSES) throw new Error('what is lit cannot be pressed')
      clicks += took
      if (took > 0) moves++
    }
  }
}

/** One thing that is lit, and what its menu offers. Returns the clicks that it took: none if it was lit no more. */
const playOneThing = async (page: Page, random: Random, press: Press): Promise<number> => {
  // A course may still be on its way.
  await page.locator('[data-ply]:not([data-busy])').waitFor()
  // A tip of what the pointer rested on may lie over what is lit.
  await page.mouse.move(1, 1)
  await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
  const before = await plyOf(page)
  const lit = page.locator(LIT)
  const thing = lit.nth(below(random, await lit.count()))
  // The end of a course may put the light out under the finger.
  page.setDefaultTimeout(PRESS_MS)
  const isPressed = await press(thing).then(
    () => true,
    () => false,
  )
  page.setDefaultTimeout(60_000)
  if (!isPressed) return 0
  let clicks = 1
  const menu = page.locator('[data-hand-menu]')
  const answered = () =>
    page
      .waitForFunction(
        (was) =>
          document.querySelector('[data-hand-menu]') !== null ||
          document.querySelector('[data-ply]')?.getAttribute('data-ply') !== was ||
          document.querySelector('dialog.end-dialog[open]') !== null,
        before,
        { timeout: ANSWER_MS },
      )
      .then(
        () => true,
        () => false,
      )
  for (;;) {
    // A click may be lost on a crowded machine; whoever sees that nothing happens clicks once more.
    for (let attempts = 0; !(await answered()); attempts++) {
      if (attempts === MOST_ATTEMPTS) throw new Error('nothing answers a click')
      await page.locator('[data-ply]:not([data-busy])').waitFor()
      if ((await plyOf(page)) === before && (await menu.count()) === 0) await press(thing)
    }
    if ((await plyOf(page)) !== before || (await menu.count()) === 0) return clicks
    const choices: Locator = menu.locator('[data-move]')
    await press(choices.nth(below(random, await choices.count())))
    clicks++
    // One choice may lead to a question; the same menu does not come twice.
    if (clicks > 4) throw new Error('the menu does not end')
  }
}

const PRESS_MS = 8000
const MOST_MISSES = 6
/** How long a click is waited for, and how often it is tried again. */
const ANSWER_MS = 12_000
const MOST_ATTEMPTS = 8

const plyOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? null)
