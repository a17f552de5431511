import { below, type Random } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
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
  let menu = await answerTo(page, before, NO_MENU)
  for (let clicks = 1; ; clicks++) {
    if (menu === NO_MENU) return clicks
    // One choice may lead to a question; the same menu does not come twice.
    if (clicks > 4) throw new Error('the menu does not end')
    const choices = page.locator('[data-hand-menu] [data-move]')
    await press(choices.nth(below(random, await choices.count())))
    menu = await answerTo(page, before, menu)
  }
}

const NO_MENU = ''

/**
 * Waits until a press is answered, and returns what is in the menu then. The board is busy until what was pressed has been drawn, and
 * only another menu or the next position is an answer: others may move meanwhile, which closes no menu.
 */
const answerTo = async (page: Page, before: string | null, menu: string): Promise<string> => {
  const answer = await page.waitForFunction(
    ([was, pressed, none]) => {
      const board = document.querySelector('[data-ply]')
      if (board === null || document.querySelector('dialog.end-dialog[open]') !== null) return { menu: none }
      if (board.hasAttribute('data-busy')) return null
      const moves = [...document.querySelectorAll('[data-hand-menu] [data-move]')]
      const now = moves.map((each) => each.getAttribute('data-move')).join()
      const isAnswered = now === none ? board.getAttribute('data-ply') !== was : now !== pressed
      return isAnswered ? { menu: now } : null
    },
    [before, menu, NO_MENU] as const,
  )
  return (await answer.jsonValue())?.menu ?? NO_MENU
}

const plyOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? null)
