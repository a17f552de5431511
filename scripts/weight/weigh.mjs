import { chromium as browsers } from 'playwright-core'
import { serveBuilt } from './serve-built.mjs'

/** Something on a board that can be pressed. */
const TO_DO = '[data-lit], [aria-labelledby="asked"] [data-move]'

/** The most bytes of script, compressed, before the wanted element appears. */
export const BUDGETS = [
  { what: 'the start page', game: null, ready: 'main.home h1', most: 150_000 },
  { what: 'a table of Duel, with its workers', game: 'duel', ready: '[data-move]', most: 350_000 },
  {
    what: 'a table of New Dawn, with its workers',
    game: 'dawn',
    ready: TO_DO,
    most: 500_000,
  },
  { what: 'a table of Classic, with its workers', game: 'classic', ready: TO_DO, most: 500_000 },
]

/** What bots have learned, fetched when one first thinks: data rather than a program, with a budget for each game. */
export const LEARNED = { file: /-model-[^/]*\.js$/, most: 100_000 }

/**
 * The scripts that a browser asks for on its way from the start page to the table of a game against a bot of this browser. A
 * server of our own counts them, because browsers do not report what workers fetch.
 */
export const scriptsAt = async (executablePath, game, ready) => {
  const asked = new Map()
  const { origin, close } = await serveBuilt((name, bytes) => name.endsWith('.js') && asked.set(name, bytes))
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
    // Every press is a move.
    await context.addInitScript(() => localStorage.setItem('ecumene.care', 'never'))
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(origin)
    if (game !== null) {
      await page.locator(`section[aria-labelledby="game-${game}"] .button--do`).first().click()
      await page.locator(ready).first().waitFor()
      // From here on like somebody who opens the address of the table directly, without the start page.
      asked.clear()
      await page.reload()
    }
    await page.locator(ready).first().waitFor()
    // Bots load what they think with when their turn comes.
    while (game !== null && ![...asked.keys()].some((name) => name.includes('bot-worker'))) {
      await page.locator(ready).first().click()
      await page.waitForTimeout(1000)
    }
    await page.waitForLoadState('networkidle')
    return [...asked].map(([file, bytes]) => ({ file, bytes }))
  } finally {
    await browser.close()
    await close()
  }
}
