import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Pace } from '../../src/pace/pace.ts'

/** The size of a common phone, and of a common laptop. */
export const PHONE = { width: 390, height: 844 }
/** The smallest phone that must show everything needed for a decision at once. */
export const SMALL_PHONE = { width: 375, height: 667 }
export const LAPTOP = { width: 1440, height: 900 }

export type VisitorOptions = Pick<
  BrowserContextOptions,
  'locale' | 'viewport' | 'colorScheme' | 'hasTouch' | 'isMobile' | 'reducedMotion'
> & {
  /** The name under which the visitor plays. */
  readonly name?: string
  /** How quickly the doings of others are shown; most tests want them at once. */
  readonly pace?: Pace
  /** Whether the page may cache itself for offline use; most tests want it fresh. */
  readonly isKept?: boolean
}

/** Somebody with a browser of their own: a page, its cookies, and what went wrong in it. */
export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** The texts of all frames that came over WebSockets. */
  readonly frames: readonly string[]
  /** What went wrong so far: errors in the console, failed requests, requests to strangers. */
  readonly problems: readonly string[]
  /** From now on such problems are expected: the test cuts the wire itself. */
  forgive(described: RegExp): void
}

export const openVisitor = async (browser: Browser, origin: string, options: VisitorOptions = {}): Promise<Visitor> => {
  const { name, pace = 'atOnce', isKept = false, ...browserOptions } = options
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
    ...browserOptions,
  })
  context.setDefaultTimeout(180_000)
  if (name !== undefined) {
    await context.addInitScript((chosen) => localStorage.setItem('ecumene.name', chosen), name)
  }
  await context.addInitScript((chosen) => {
    // Only what nobody has chosen yet; a page of its own origin may be without a memory.
    if (!location.protocol.startsWith('http')) return
    localStorage['ecumene.pace'] ??= chosen
    // The board must not pass when a test is about to.
    localStorage['ecumene.refuses'] ??= 'no'
  }, pace)
  const page = await context.newPage()
  const frames: string[] = []
  const problems: string[] = []
  const forgiven: RegExp[] = []
  const report = (problem: string) => {
    if (!forgiven.some((described) => described.test(problem))) problems.push(problem)
  }

  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => report(`error: ${error.stack ?? error.message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) report(`request to a stranger: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What the page no longer wants because it was left is no failure.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) report(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(`${origin.replace(/^http/, 'ws')}/`)) report(`socket to a stranger: ${socket.url()}`)
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })

  return {
    context,
    page,
    frames,
    problems,
    forgive: (described) => forgiven.push(described),
  }
}
