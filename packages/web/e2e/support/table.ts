import type { Locator, Page } from 'playwright-core'

/** What a test reads off the table. */

/** `asked`: something can be played here; `enough`: the log has grown to the length that was waited for. */
export type Moment = 'asked' | 'handover' | 'over' | 'enough'

/** Waits until this page has something to do. `enough` is a number of entries in the log. */
export const nextMoment = async (page: Page, enough = Infinity): Promise<Moment> => {
  const found = await page.waitForFunction(
    (wanted): Moment | null => {
      if (document.querySelector('dialog.end-dialog[open]') !== null) return 'over'
      if (document.querySelectorAll('ol.log > li').length >= wanted) return 'enough'
      if (document.querySelector('main.handover') !== null) return 'handover'
      const isYours = document.querySelector('[data-testid="turn"][data-yours="true"]') !== null
      const isLit = document.querySelector('[data-lit], [data-move]:not([aria-disabled="true"])') !== null
      return isYours && isLit ? 'asked' : null
    },
    // Infinity does not survive the way into the page.
    Math.min(enough, Number.MAX_SAFE_INTEGER),
    { timeout: 180_000 },
  )
  return (await found.jsonValue()) ?? 'asked'
}

/** The log as it reads, the newest entry last. */
export const logLines = (page: Page): Promise<readonly string[]> =>
  page.locator('ol.log > li').evaluateAll((items) => items.map((item) => item.textContent ?? ''))

/**
 * All that the board shows: every card with its place and state, and every word and number. The attributes are sorted:
 * an element that has changed keeps them in the order they came, one drawn anew in the order it is written in.
 */
export const positionOf = (page: Page): Promise<string> =>
  page.locator('main#content').evaluate((main) => {
    const places = [...main.querySelectorAll<HTMLElement>('[data-slot], [data-anchor], [data-move], [data-lit]')]
    const facts = places.map(({ dataset }) =>
      JSON.stringify(
        Object.entries(dataset)
          .filter(([name]) => name !== 'last' && name !== 'turned')
          .sort(),
      ),
    )
    return [...facts, main.textContent].join('\n')
  })

/** The Age that is played: 0 while Wonders are chosen. */
export const ageOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main [data-age]').first().getAttribute('data-age'))

/** The legal moves that have a button now. */
export const movesOn = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-move]').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move') ?? ''))

/** What stands in the rows of a player, and the sum under them. */
export type Column = { readonly points: readonly number[]; readonly total: number }

/** The score sheet at the end, a column for each player; empty where points did not decide. */
export const scoreSheet = (page: Page): Promise<readonly Column[]> =>
  page.locator('dialog.end-dialog[open]').evaluate((dialog) => {
    const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))
    const rows = [...dialog.querySelectorAll('tbody tr')].map(cells)
    const [totals = []] = [...dialog.querySelectorAll('tfoot tr')].map(cells)
    return totals.map((total, seat) => ({ points: rows.map((row) => row[seat] ?? Number.NaN), total }))
  })

export const addsUp = ({ points, total }: Column): boolean =>
  points.length > 2 && points.reduce((sum, count) => sum + count, 0) === total

/** What the start page says about a game: one among others. */
export const gameOn = (page: Page, id: string): Locator => page.locator(`section[aria-labelledby="game-${id}"]`)
export const duelOn = (page: Page): Locator => gameOn(page, 'duel')
