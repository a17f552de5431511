import { below, type Random } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { click, type Press, takeScreen } from './play.ts'
import { type Moment, nextMoment } from './table.ts'

/** How a game was played on its board: moves made, and clicks or keys that it took. */
export type Played = { readonly moment: Moment; moves: number; clicks: number }

type BoardPlayOptions = { readonly press?: Press; readonly enough?: number }

/** What lights up: things of the table, and buttons of what is done at none. Not the list of moves. */
const LIT = '[data-lit], [aria-labelledby="asked"] [data-move]'

/**
 * Plays on the board alone, as a person does who follows the light, until the game is over or has gone on long enough. Nothing is
 * pressed twice: a click that nothing answers fails the test.
 */
export const playOnBoard = async (page: Page, random: Random, options: BoardPlayOptions = {}): Promise<Played> => {
  const { press = click, enough } = options
  let [moves, clicks] = [0, 0]
  for (;;) {
    const moment = await nextMoment(page, enough)
    if (moment === 'over' || moment === 'enough') return { moment, moves, clicks }
    if (moment === 'handover') await takeScreen(page, press)
    else {
      const pressed = await playOneThing(page, random, press)
      clicks += pressed
      if (pressed > 0) moves++
    }
  }
}

/** One thing that is lit, and what its menu offers. Returns the clicks that it took: none if somebody else is asked by now. */
const playOneThing = async (page: Page, random: Random, press: Press): Promise<number> => {
  // A course may still be on its way, and end the turn.
  await page.locator('[data-ply]:not([data-busy])').waitFor()
  if ((await page.locator('[data-ply][data-turn="yours"]').count()) === 0) return 0
  // A tip of what the pointer rested on may lie over what is lit.
  await page.mouse.move(1, 1)
  await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
  const before = await plyOf(page)
  const lit = page.locator(LIT)
  await press(lit.nth(below(random, await lit.count())))
  const menu = page.locator('[data-hand-menu]')
  for (let clicks = 1; ; clicks++) {
    await page.waitForFunction(
      (was) =>
        document.querySelector('[data-hand-menu]') !== null ||
        document.querySelector('[data-ply]')?.getAttribute('data-ply') !== was ||
        document.querySelector('dialog.end-dialog[open]') !== null,
      before,
    )
    if ((await plyOf(page)) !== before || (await menu.count()) === 0) return clicks
    // One choice may lead to a question; the same menu does not come twice.
    if (clicks > 4) throw new Error('the menu does not end')
    const choices: Locator = menu.locator('[data-move]')
    if (!(await isPressed(page, choices.nth(below(random, await choices.count())), press))) {
      if ((await menu.count()) === 0) return clicks
    }
  }
}

/** Presses a choice of a menu, unless it is gone: news of others closes a menu, and whoever had it open looks anew. */
const isPressed = async (page: Page, choice: Locator, press: Press): Promise<boolean> => {
  page.setDefaultTimeout(15_000)
  try {
    await press(choice)
    return true
  } catch {
    return false
  } finally {
    page.setDefaultTimeout(180_000)
  }
}

const plyOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? null)
