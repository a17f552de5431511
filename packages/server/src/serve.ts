import { type Manifest, shelfOf } from '@ecumene/shelf/shelf'
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { openBots } from './bots/bots.ts'
import { MACHINE_TIME, steadyTime, type TimeSources } from './clock/steady.ts'
import { openHooks } from './guests/hooks.ts'
import { cookieKeyFor } from './guests/key.ts'
import { Passes } from './guests/passes.ts'
import { Presence } from './guests/presence.ts'
import { addApi } from './http/api.ts'
import { addChatRoutes } from './http/chat-routes.ts'
import { type Context, newContext, refuse } from './http/context.ts'
import { watchDoor } from './http/door.ts'
import { addGuestRoutes } from './http/guest-routes.ts'
import { addHeaders, headersFor } from './http/headers.ts'
import { isLoopback } from './http/own-name.ts'
import { addPage } from './http/page.ts'
import { addRoutes } from './http/routes.ts'
import { addSockets } from './http/socket.ts'
import { addTimeRoutes } from './http/time-routes.ts'
import { allowSockets } from './http/upgrade.ts'
import { visitorsWith } from './http/visitor.ts'
import { trustIn } from './limits/proxies.ts'
import { newServerMetrics } from './metrics/server-metrics.ts'
import { refusal, UNAVAILABLE } from './refusal.ts'
import { openRules } from './rules/rules.ts'
import type { Settings } from './settings.ts'
import type { Commit } from './store/here.ts'
import { openStore } from './store/open.ts'
import { Chats } from './tables/chats.ts'
import { Hall } from './tables/hall.ts'
import { Neighbours } from './tables/neighbours.ts'
import { isSpoiled, refusalAfter } from './tables/refused.ts'
import { timekeeperOf } from './tables/timekeeper.ts'

export type Server = {
  /** Where the page is. */
  readonly url: string
  /** Finishes what was begun, tells the clients, and stops. Nothing acknowledged is lost. */
  close(): Promise<void>
}

/**
 * Starts the server: page, API and sockets in one process. Rejects with a StoreError if the store cannot be used. Where the
 * start fails, what was opened before is closed again: a thread left behind would keep the process alive.
 */
export const serve = async (settings: Settings): Promise<Server> => {
  const opened: Closing[] = []
  try {
    return await open(settings, opened)
  } catch (error) {
    for (const close of opened.reverse()) await close().catch(() => {})
    throw error
  }
}

/** Opens all parts, and notes how each is closed before waiting for it. */
const open = async (settings: Settings, opened: Closing[]): Promise<Server> => {
  const metrics = newServerMetrics()
  opened.push(async () => metrics.stop())
  let isFailing = false
  let isSilent = false
  const onCommit = ({ writes, milliseconds, ok }: Commit): void => {
    isFailing = !ok
    metrics.commits.add(ok ? 'done' : 'failed')
    metrics.commitSeconds.observe(milliseconds / 1000)
    if (ok) metrics.writes.add('', writes)
  }
  const { store, place } = await openStore(settings, onCommit)
  opened.push(() => store.close())
  const key = await cookieKeyFor(settings, store)
  const { MANIFESTS } = (await import(settings.shelf)) as { readonly MANIFESTS: readonly Manifest[] }
  const { ALL_GAMES, GAMES } = shelfOf(MANIFESTS)
  const { shelf, threads, timeLimits, limits, patience } = settings
  const stranger = settings.engines.find(({ game }) => !ALL_GAMES.some(({ id }) => id === game))
  if (stranger !== undefined)
    throw new Error(`there is no game "${stranger.game}" for ${stranger.program.name} to play`)

  const openingRules = openRules({
    shelf,
    store,
    threads: threads.rules,
    limitMs: timeLimits.rulesMs,
    matches: settings.matchesInMemory,
    idleMs: settings.idleMs,
    onLost: () => metrics.lostJobs.add('rules'),
  })
  const bots = openBots({
    shelf,
    threads: threads.bots,
    limitMs: timeLimits.botsMs,
    onThought: () => metrics.thoughts.add(),
    onLost: () => metrics.lostJobs.add('bots'),
    engines: settings.engines,
    enginePatience: settings.enginePatience,
    onEngineFault: (fault) => {
      metrics.lostJobs.add('engines')
      app.log.warn(fault, 'a program that plays for a level has failed; our own bot plays on for it')
    },
  })
  opened.push(async () => (await openingRules).close())
  opened.push(() => bots.close())
  const rules = await openingRules

  const trust = trustIn(settings.trustProxy)
  const app = fastify({
    logger: { level: settings.logLevel, base: null },
    // Requests carry cookies and names; what is worth knowing about them is counted in the metrics.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.messageBytes,
    trustProxy: settings.trustProxy === 0 ? false : trust,
    forceCloseConnections: true,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.connectionMs,
    keepAliveTimeout: patience.connectionMs,
    http: { headersTimeout: patience.requestMs, connectionsCheckingInterval: Math.ceil(patience.requestMs / 3) },
    // A malformed URL matches no route, so no route's checks apply to it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headersFor(request), 'cache-control': 'no-store', connection: 'close' })
      return refuse(context, reply, refusal('malformed', 'this address cannot be read'))
    },
  })
  opened.push(() => app.close())
  store.onSpoiled((what) => app.log.error({ what }, 'something in the store cannot be read; everything else goes on'))
  store.onNews((what) => app.log.warn(what))
  const time = steadyTime(timeSources(settings))
  const { now } = time
  const presence = new Presence()
  const hooks = openHooks({
    store,
    presence,
    games: ALL_GAMES,
    allowPrivate: settings.privateHooks,
    sent: metrics.hooks,
    retryMs: settings.hookRetryMs,
  })
  const neighbours = new Neighbours(store, presence)
  const hall = new Hall({
    store,
    rules,
    bots,
    games: ALL_GAMES,
    metrics,
    limits,
    log: app.log,
    now,
    presence,
    hooks,
    neighbours,
  })
  const timekeeper = timekeeperOf(hall, time)
  const chats = new Chats(hall.world)
  neighbours.tell({ hall, chats, hooks })
  const passes = new Passes(store, () => performance.now())
  await passes.refresh()
  const visitors = visitorsWith(key, store, passes)
  const context = newContext({
    hall,
    chats,
    visitors,
    passes,
    metrics,
    metricsReaders: settings.metrics,
    limits,
    door: watchDoor(app, { limits, metrics }, (address) => trust(address, 0)),
    games: GAMES,
    privateHooks: settings.privateHooks,
    isFailing: () => isFailing,
    isCutOff: () => neighbours.areThere && isSilent,
    isLocal: isLoopback(settings.host) && settings.trustProxy === 0,
  })
  addHeaders(app)
  app.addHook('onResponse', async (_request, reply) => metrics.requests.add(String(reply.statusCode)))
  answerErrors(app, context)
  await allowSockets(app, context, patience)
  const sockets = await addApi(app, context, (api) => {
    addRoutes(api, context)
    addTimeRoutes(api, context)
    addChatRoutes(api, context)
    addGuestRoutes(api, context, key)
    return addSockets(api, context, patience)
  })
  await addPage(app, context, settings.page)
  store.onSilence((silent) => {
    isSilent = silent
    if (context.isCutOff()) sockets.closeAll()
  })
  metrics.watch({
    sockets: sockets.count,
    subscriptions: sockets.subscriptions,
    tables: () => hall.size,
    matches: rules.loaded,
  })

  await neighbours.hear()
  await neighbours.meet()
  await timekeeper.begin()
  const chores = [
    every(MEET_MS, neighbours.meet),
    every(INFORM_MS, neighbours.inform),
    every(COMPARE_MS, neighbours.compare),
    every(REFRESH_MS, () => passes.refresh()),
    every(REFRESH_MS, context.settleLimits),
    every(TAKE_OVER_MS, hooks.takeOver),
    every(settings.clockMs, timekeeper.look),
    every(BEAT_MS, timekeeper.beat),
    every(NUDGE_MS, () => hall.nudgeBots()),
    every(patience.pingMs, async () => sockets.beat()),
    every(Math.min(TIDY_MS, settings.idleMs), () => {
      context.sweep()
      hooks.sweep()
      passes.sweep()
      return hall.tidy(settings)
    }),
  ]
  const stopHearing = listen(neighbours.hear, () => {
    if (settings.database === null) return REFRESH_MS
    return neighbours.areThere ? HEAR_MS : MEET_MS
  })
  opened.push(async () => {
    stopHearing()
    for (const chore of chores) clearInterval(chore)
    hooks.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  void hall.tidy(settings).catch(() => {})
  void hall.wakeBots()

  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : settings.port
  const url = urlOf(settings.host, port)
  if (store.isNew) app.log.warn({ store: place }, 'there was no store; a new one was begun')
  app.log.info(
    { url, ...(settings.database === null ? { dataDir: settings.dataDir } : { database: place }) },
    'listening',
  )
  let closed: Promise<void> | null = null
  const close = async (): Promise<void> => {
    context.isClosing = true
    await hall.settled()
    sockets.closeAll()
    for (const part of opened.reverse()) await part()
  }
  return {
    url,
    close() {
      closed ??= close()
      return closed
    },
  }
}

/** Tests set the time; unless they set ticks too, ticks follow it. */
const timeSources = ({ now, ticks = now }: Settings): TimeSources =>
  now === undefined || ticks === undefined ? MACHINE_TIME : { wall: now, ticks, awakeOrAsleep: ticks }

type Closing = () => Promise<unknown>

const REFRESH_MS = 1_000
/** How often a server on a shared database checks what the others did, if there are any, and how soon again if that was something. */
const HEAR_MS = 40
const HEAR_SOON_MS = 10
const MEET_MS = 250
const COMPARE_MS = 10_000
const INFORM_MS = 200
const TAKE_OVER_MS = 2_000
const TIDY_MS = 30_000
const BEAT_MS = 60_000
/** Twice as long as a bot may think, at least. */
const NUDGE_MS = 20_000

/** A chore that fails is tried again next time, and one still running is not started twice. */
const every = (milliseconds: number, chore: () => Promise<void>): NodeJS.Timeout => {
  let isBusy = false
  const run = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    await chore().catch(() => {})
    isBusy = false
  }
  return setInterval(() => void run(), milliseconds).unref()
}

/** Asks again and again: soon after there was something to hear, so that whoever plays across servers hardly waits. */
const listen = (hear: () => Promise<boolean>, restMs: () => number): (() => void) => {
  let isOver = false
  let timer: NodeJS.Timeout
  const ask = async (): Promise<void> => {
    const isNews = await hear().catch(() => false)
    if (!isOver) timer = setTimeout(() => void ask(), isNews ? HEAR_SOON_MS : restMs()).unref()
  }
  timer = setTimeout(() => void ask(), restMs()).unref()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Whatever goes wrong is answered as a refusal that gives away nothing of the inside. */
const answerErrors = (app: FastifyInstance, context: Context): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return refuse(context, reply, refusal('tooLarge', 'this is too large'))
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return refuse(context, reply, refusal('malformed', 'this request cannot be read; a body must be JSON'))
    }
    if (isSpoiled(error)) return refuse(context, reply, refusalAfter(error))
    app.log.error({ route: request.routeOptions.url, error: error.message }, 'a request has failed')
    return refuse(context, reply, UNAVAILABLE)
  })
}

const urlOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
