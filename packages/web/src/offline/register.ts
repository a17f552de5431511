import { type Updates, updatesIn } from './updates.ts'

/** Keeps the page for use without a network, where the browser can, and watches for a newer version. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD) return
  if ('serviceWorker' in navigator) addEventListener('load', () => void whenLoaded().then(register))
  const look = () => {
    if (!document.hidden) void updates.check()
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, LOOK_MS)
}

/** Resolves when the page has asked for nothing more for a while: to keep all of it would slow down what it shows first. */
const whenLoaded = async (): Promise<void> => {
  let known = -1
  for (;;) {
    const count = performance.getEntriesByType('resource').length
    if (count === known) return
    known = count
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

const QUIET_MS = 2_000

const LOOK_MS = 30 * 60_000

let registration: ServiceWorkerRegistration | null = null
let isAsked = false

/** The newer page of this browser. */
export const updates: Updates = updatesIn({
  look: async () => {
    if (!import.meta.env.PROD) return false
    if (registration !== null) {
      await registration.update().catch(() => undefined)
      return registration.waiting !== null && navigator.serviceWorker.controller !== null
    }
    return !(await isPageOfServer())
  },
  takeOver: () => {
    const waiting = registration?.waiting ?? null
    isAsked = true
    if (waiting === null) return Promise.resolve()
    return new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      waiting.postMessage('takeOver')
    })
  },
  reload: () => location.reload(),
})

const register = async (): Promise<void> => {
  const workers = navigator.serviceWorker
  const hadOne = workers.controller !== null
  // A browser set to allow no workers resolves to nothing, whatever the types say.
  const found: ServiceWorkerRegistration | null | undefined = await workers.register('/sw.js').catch(() => null)
  if (found == null) return
  registration = found
  if (found.waiting !== null && hadOne) updates.found()
  found.addEventListener('updatefound', () => {
    const worker = found.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller !== null) updates.found()
    })
  })
  // Another tab has switched to the newer page; this one may stay as it is for as long as it likes.
  workers.addEventListener('controllerchange', () => {
    if (hadOne && !isAsked) updates.found()
  })
}

/** Does the server still serve the script that runs here? Its name changes with its content. */
const isPageOfServer = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text()
    return own === null || own === undefined || page.includes(own)
  } catch {
    return true
  }
}
