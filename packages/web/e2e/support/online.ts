import { isDeepStrictEqual } from 'node:util'
import type { Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'
import { replaceMatch } from './store.ts'
import type { Visitor } from './visitor.ts'

/** One opens a table and sends the link, the other comes by it and sits down. Returns the link. */
export const sitDown = async (
  host: Visitor,
  guest: Visitor,
  game = 'duel',
  choose: (page: Page) => Promise<void> = async () => undefined,
): Promise<string> => {
  await host.page.goto(`/new/${game}?where=online`)
  await choose(host.page)
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await host.page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await guest.page.goto(link)
  await guest.page.getByRole('button', { name: 'Take this seat' }).first().click()
  // The board has been loaded when it has laid out the log, be it behind what is new.
  await Promise.all(
    [host, guest].map(({ page }) => page.locator('ol.log, .log__empty').first().waitFor({ state: 'attached' })),
  )
  return link
}

/**
 * Waits until two pages show the same game: news may still be on its way to one of them. Of secret moves
 * only their own seat knows more than that they were made.
 */
export const expectSameLog = (one: Page, other: Page): Promise<void> =>
  expect
    .poll(() => Promise.all([toldOn(one), toldOn(other)]))
    .toSatisfy(([told, toldToo]) => isDeepStrictEqual(told, toldToo))

const toldOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('ol.log > li')
    .evaluateAll((items) => items.map((item) => (item.matches('.log__entry--quiet') ? 'quiet' : item.textContent)))

/** Puts another match on a table at which these visitors sit, and returns the first frame after it in each browser. */
export const setTable = async (
  server: TestServer,
  link: string,
  match: Match,
  visitors: readonly Visitor[],
): Promise<readonly number[]> => {
  for (const { forgive } of visitors) forgive(SERVER_IS_GONE)
  await server.kill()
  replaceMatch(server, tableId(link), match)
  const lost = visitors.map(({ page }) => page.getByText('Connection lost'))
  await Promise.all(lost.map((words) => words.waitFor()))
  const heard = visitors.map(({ frames }) => frames.length)
  await server.start()
  // On a busy machine the server starts slowly, and pages retry less and less often.
  await Promise.all(lost.map((words) => words.waitFor({ state: 'detached', timeout: 240_000 })))
  await Promise.all(visitors.map(({ page }) => page.locator(`[data-ply="${match.ply}"]`).waitFor()))
  return heard
}

/** The id of a table, out of its link. */
export const tableId = (link: string): string => link.split('/table/')[1] ?? ''

/** Errors a browser reports when its server is gone; tests that kill the server ignore them. */
export const SERVER_IS_GONE = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to/
