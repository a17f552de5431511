import { chromium as browsers } from 'playwright-core'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** A first and a second visit of one browser, each from the address bar to the first move that can be made. */
export const throttledVisits = async (executablePath, origin) => {
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    const first = await visit(context, origin)
    await settled(first.page)
    await first.page.close()
    const second = await visit(context, origin)
    return [
      { what: 'first visit to the first move of Duel', target: 5, ...first.told },
      { what: 'second visit to the first move of Duel', target: 1, ...second.told },
    ]
  } finally {
    await browser.close()
  }
}

const visit = async (context, origin) => {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const files = await slowly(context, page)
  const began = performance.now()
  await page.goto(origin, { waitUntil: 'commit' })
  // The page itself presses it as soon as it appears, as an eager player would.
  await page.evaluate(press, 'section[aria-labelledby="game-duel"] .button--do')
  await page.locator('[data-move]').first().waitFor()
  const milliseconds = performance.now() - began
  const asked = files.filter(({ from }) => from - began <= milliseconds)
  return {
    page,
    told: {
      milliseconds,
      bytes: asked.reduce((sum, { size }) => sum + size, 0),
      files: asked.map(({ name, from, to, size }) => ({
        name,
        size,
        from: Math.round(from - began),
        to: Math.round(Math.min(to, began + milliseconds) - began),
      })),
    },
  }
}

const press = (selector) =>
  new Promise((resolve) => {
    const look = () => {
      const button = document.querySelector(selector)
      if (button === null) return void requestAnimationFrame(look)
      button.click()
      resolve(undefined)
    }
    look()
  })

/** Slows down a page and all its workers, which are separate targets to the browser. Returns what they request. */
const slowly = async (context, page) => {
  const files = []
  const open = new Map()
  const hear = (session) => {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      const file = { name: pathname, from: performance.now(), to: Number.POSITIVE_INFINITY, size: 0 }
      open.set(requestId, file)
      files.push(file)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = open.get(requestId)
      if (file !== undefined) Object.assign(file, { to: performance.now(), size: encodedDataLength })
    })
  }
  const session = await context.newCDPSession(page)
  hear(session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const tell = (id, method, params = {}) =>
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(() => undefined)
    void tell(1, 'Network.enable')
    void tell(2, 'Network.emulateNetworkConditions', SLOW_4G)
    void tell(3, 'Runtime.runIfWaitingForDebugger')
  })
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message)
    if (method !== undefined) session.emit(method, params)
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false })
  return files
}

/** Waits for what comes after the first move too: the service worker keeps the page for the next visit. */
const settled = async (page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker?.ready))
  await page.waitForTimeout(1000)
}
