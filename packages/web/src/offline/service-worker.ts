/**
 * Keeps the whole page in the browser, so that games on this device need no network. One version of the page is one
 * cache: an open tab keeps the files it was opened with, and a new version takes over when all tabs are closed
 * or when a player asks for it; the version before stays for tabs that still show it.
 * Nothing of the API is ever kept.
 */

/** What this worker uses of its global scope, which the page's types do not describe. */
type Extendable = { waitUntil(work: Promise<unknown>): void }
type Fetched = Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Clicked = Extendable & { readonly notification: { readonly data: unknown; close(): void } }
type Tab = { navigate(address: string): Promise<Tab | null>; focus(): Promise<unknown> }
type World = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly location: Location
}

const world = self as unknown as World

/** Filled in when the page is built (`plugin.ts`). */
const VERSION = '%VERSION%'
const FILES = JSON.parse('%FILES%') as readonly string[]

const CACHE = `ecumene-${VERSION}`
const PAGE = '/index.html'

world.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

world.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void world.skipWaiting()
})

world.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions())
})

world.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== world.location.origin) return
  // Every address without a dot is a place within the page.
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(kept(PAGE, request))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname, request))
  // A tab of the version before may ask for parts that it has not needed so far.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptBefore(request))
})

/** A click on a notification of a turn leads to the table, in a tab that is already open if there is one. */
world.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(String(event.notification.data)))
})

const lead = async (address: string): Promise<void> => {
  const [tab] = await world.clients.matchAll({ type: 'window' })
  if (tab === undefined) await world.clients.openWindow(address)
  else await (await tab.navigate(address))?.focus()
}

/** Few at a time: whoever is about to play waits for other files, over the same connections. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  const files = FILES.values()
  const keepSome = async (): Promise<void> => {
    for (const file of files) await cache.add(file)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepSome))
}

const AT_A_TIME = 2

/** Opened once: a visit asks for some fifty files, all at the same moment. */
let cache: Promise<Cache> | null = null

const kept = async (path: string, request: Request): Promise<Response> => {
  cache ??= caches.open(CACHE)
  return (await (await cache).match(path)) ?? fetch(request)
}

const keptBefore = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

/** The names come in the order in which the caches were made: the last of the others is the version before. */
const dropOtherVersions = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith('ecumene-') && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
