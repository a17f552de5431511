import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { startServer, type TestServer } from './server.ts'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

const PICTURES = fileURLToPath(new URL('../../../../.cache/e2e', import.meta.url))

/**
 * Chromium prepares the menus of the address bar for every window, which costs more than most pages of ours, and a process for a
 * page that nobody opens. Of such switches the last one counts, so what Playwright would turn off is turned off here too.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

const ARGS = [
  `--disable-features=${UNUSED.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What every test of a file shares. */
export type Stage = LocalStage & {
  /** The server of this file. */
  server(): TestServer
}

export type LocalStage = {
  /** A new visitor, who leaves at the end of the test; whatever went wrong in their browser fails the test. */
  open(options?: VisitorOptions): Promise<Visitor>
}

/** A server and a browser for the tests of a file. To be called once, at its top. */
export const setStage = (): Stage => {
  let server: TestServer | undefined
  afterAll(() => server?.stop())
  const stage = setBrowser(async () => {
    server = await startServer()
    return server.url
  })
  return {
    ...stage,
    server: () => {
      if (server === undefined) throw new Error('the server has not been started')
      return server
    },
  }
}

/** A browser for tests whose games stay in it. The page comes from a server that all such files share. */
export const setLocalStage = (): LocalStage => setBrowser(async () => inject('sharedServer'))

/** `serve` says where the page is. */
const setBrowser = (serve: () => Promise<string>): LocalStage => {
  let origin = ''
  let browser: Browser | undefined
  let visitors: Visitor[] = []

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
    ;[origin, browser] = await Promise.all([serve(), chromium.launch({ executablePath, args: ARGS })])
  })

  afterEach(async ({ task }) => {
    const leaving = visitors
    visitors = []
    if (task.result?.state === 'fail') await picture(task.name, leaving)
    // Before the pages are closed: errors caused by closing do not count.
    const problems = leaving.flatMap((visitor) => [...visitor.problems])
    await Promise.all(leaving.map(({ context }) => context.close()))
    expect(problems).toEqual([])
  })

  afterAll(() => browser?.close())

  return {
    open: async (options) => {
      if (browser === undefined) throw new Error('the stage has not been set')
      const visitor = await openVisitor(browser, origin, options)
      visitors.push(visitor)
      return visitor
    },
  }
}

/** Screenshots of all pages when a test fails. */
const picture = async (test: string, visitors: readonly Visitor[]): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true })
  const name = test.replace(/\W+/g, '-').slice(0, 60)
  for (const [index, { page }] of visitors.entries()) {
    await page.screenshot({ path: join(PICTURES, `${name}-${index}.png`) }).catch(() => undefined)
  }
}
