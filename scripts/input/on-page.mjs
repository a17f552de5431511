import { chromium as browsers } from 'playwright-core'
import { putInStore } from '../../packages/web/e2e/support/put-in-store.mjs'
import { serveBuilt } from '../weight/serve-built.mjs'

/** Does something with a page on which these games are kept, in a browser whose processor is slowed down so many times. */
export const onPage = async ({ executablePath, games, slower, device, scripts = [] }, act) => {
  const { origin, close } = await serveBuilt()
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...device,
    })
    await context.addInitScript(() => localStorage.setItem('ecumene.pace', 'atOnce'))
    for (const script of scripts) await context.addInitScript(script)
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto('/about')
    for (const game of games) await page.evaluate(putInStore, game)
    const wire = await context.newCDPSession(page)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await act({ browser, page, wire })
  } finally {
    await browser.close()
    await close()
  }
}

/** Opens a game of those that are kept. */
export const openGame = async (page, game) => {
  await page.goto(`/local/${game.id}`)
  await page.locator('[data-lit]').first().waitFor()
}
