import { below, type Random } from '@ecumene/kernel'
import type { Locator, Page } from 'playwright-core'
import { type Moment, movesOn, nextMoment } from './table.ts'

/** How a thing is pressed: by mouse, by finger, by keyboard. */
export type Press = (target: Locator) => Promise<void>

export const click: Press = (target) => target.click()
export const tap: Press = (target) => target.tap()

export type PlayOptions = {
  readonly press?: Press
  /** Stop when the log has this many entries. */
  readonly enough?: number
  /** Called before every move. */
  readonly before?: () => Promise<void>
}

/** Plays what lights up until the game is over or has gone on for long enough. */
export const playOn = async (page: Page, random: Random, options: PlayOptions = {}): Promise<Moment> => {
  const { press = click, enough, before } = options
  for (;;) {
    const moment = await nextMoment(page, enough)
    if (moment === 'over' || moment === 'enough') return moment
    if (moment === 'handover') await takeScreen(page, press)
    else {
      await before?.()
      await playOneMove(page, random, press)
    }
  }
}

/** The next player takes the screen. */
export const takeScreen = async (page: Page, press: Press = click): Promise<void> => {
  const cover = page.locator('main.handover')
  await press(cover.locator('button').first())
  await cover.waitFor({ state: 'detached' })
}

/** Asks for another game with the same players, and waits until its table is there. */
export const playAgain = async (page: Page, press: Press = click): Promise<void> => {
  const address = page.url()
  await press(page.locator('dialog.end-dialog .button--do'))
  await page.waitForURL((url) => url.href !== address)
  await page.locator('dialog.end-dialog').waitFor({ state: 'detached' })
}

/**
 * Plays one move like a person who follows the highlights: a lit card first, if any, then one of the buttons
 * that play. Returns the move.
 */
export const playOneMove = async (page: Page, random: Random, press: Press = click): Promise<string> => {
  const lit = await litCards(page)
  if (lit.length > 0) {
    const chosen = `button[data-lit][data-card="${pick(lit, random)}"]`
    if ((await page.locator(chosen).getAttribute('aria-pressed')) !== 'true') await press(page.locator(chosen))
    await page.locator(`${chosen}[aria-pressed="true"]`).waitFor()
    await page.locator('[data-move]').first().waitFor()
  }
  const move = pick(await movesOn(page), random)
  await playMove(page, move, press)
  return move
}

/** Plays a move that has its button on the screen. */
export const playMove = async (page: Page, move: string, press: Press = click): Promise<void> => {
  const entries = await page.locator('ol.log > li').count()
  await press(page.locator(`[data-move="${move}"]`).first())
  await changed(page, entries, move)
}

const litCards = (page: Page): Promise<readonly string[]> =>
  page
    .locator('button[data-lit][data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))

/** Waits until a move has taken effect: its button has gone, or the game has gone on so far that it is back. */
const changed = async (page: Page, entries: number, move: string): Promise<void> => {
  const found = await page.waitForFunction(
    ([played, before]) => {
      const refusal = document.querySelector('.toast[data-shown="true"]')?.textContent
      if (refusal) return `was refused: ${refusal}`
      const isThere = document.querySelector(`[data-move="${played}"]`) !== null
      const isOver = document.querySelector('dialog.end-dialog[open]') !== null
      const news = document.querySelectorAll('ol.log > li').length - before
      // A list of moves itself shows that an answer is pending; the same move may be legal again at once.
      const isListed = document.querySelector('.moves') !== null
      const isBusy = document.querySelector('[data-move][aria-disabled="true"]') !== null
      return isOver || !isThere || news > 1 || (news > 0 && isListed && !isBusy) ? 'done' : null
    },
    [move, entries] as const,
    // A connection may be lost, and found again, on the way.
    { timeout: 180_000 },
  )
  const result = await found.jsonValue()
  // A refusal is shown to the player, and fails the test.
  if (result !== 'done') throw new Error(`${move} ${result}`)
}

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  if (items.length === 0) throw new Error('nothing lights up')
  return items[below(random, items.length)] as Item
}
