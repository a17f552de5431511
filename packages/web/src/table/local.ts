import { type Message, ok, type Result } from '@ecumene/kernel'
import { isStill } from '../controls/media.ts'
import { during } from '../offline/quiet.ts'
import { paceNow } from '../pace/pace.ts'
import { withKnown } from './history.ts'
import { rematchOf } from './local-game.ts'
import type { Call, FromWorker, ToWorker } from './local-protocol.ts'
import { createLocalGame, gameMadeNow, localStore } from './local-store.ts'
import type { Snapshot, Table, Trouble } from './table.ts'

/** As much of a worker as a table needs, so that tests can bring their own. */
export type WorkerLike = {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
  terminate(): void
}

export type LocalWorld = {
  start(): WorkerLike
  /** How long, in milliseconds, a bot takes at least. */
  leastThought(): number
}

/** A table whose match runs in a worker of this browser. */
export const openLocalTable = (gameId: string, world: LocalWorld = browser): Table => {
  const worker = world.start()
  const listeners = new Set<() => void>()
  const waiting = new Map<number, (answer: FromWorker) => void>()
  let shown: Snapshot | null = null
  /** What arrived while a command is being carried out. */
  let next: Snapshot | null = null
  let trouble: Trouble | null = null
  let calls = 0
  let underWay = 0

  const send = (message: ToWorker) => worker.postMessage(message)
  const changed = () => {
    for (const listener of listeners) listener()
  }

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'snapshot') {
      // The result of a command is shown when the command ends, not just before: a click on it would be ignored until then.
      const snapshot = continuing(next ?? shown, data.snapshot)
      if (underWay > 0) {
        next = snapshot
        return
      }
      shown = snapshot
    } else if (data.type === 'trouble') trouble = data.trouble
    else {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
      return
    }
    changed()
  }

  // The worker itself could not be loaded or has died.
  worker.onerror = () => {
    trouble = 'damaged'
    changed()
  }

  const ask = (call: Call): Promise<FromWorker> =>
    new Promise((resolve) => {
      const id = ++calls
      waiting.set(id, resolve)
      send({ type: 'call', id, call })
    })

  const setBusy = (by: 1 | -1) => {
    underWay += by
    if (underWay === 0 && next !== null) [shown, next] = [next, null]
    else if (shown !== null) shown = { ...shown, busy: underWay > 0 }
    changed()
  }

  const command = async (call: Call): Promise<Result<void, Message>> => {
    setBusy(1)
    const answer = await during(ask(call))
    setBusy(-1)
    return answer.type === 'done' ? answer.result : ok(undefined)
  }

  send({ type: 'open', id: gameId, made: gameMadeNow(gameId), leastThought: world.leastThought() })

  return {
    snapshot: () => shown,
    trouble: () => trouble,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit: (move) => command({ name: 'submit', move }),
    whyNot: async (move) => {
      const answer = await ask({ name: 'whyNot', move })
      return answer.type === 'why' ? answer.reason : null
    },
    whyNots: async () => {
      const answer = await ask({ name: 'whyNots' })
      return answer.type === 'whyNots' ? answer.reasons : []
    },
    undo: (kept) => command({ name: 'undo', kept }),
    takeback: (answer, kept) => command({ name: 'takeback', answer, kept }),
    resign: () => command({ name: 'resign' }),
    rematch: async () => {
      const game = (await localStore.get(gameId).catch(() => null)) ?? gameMadeNow(gameId)
      return game === null
        ? { ok: false, error: { key: 'refusal.notFound' } }
        : ok(await createLocalGame(rematchOf(game)))
    },
    takeOver: () => send({ type: 'takeOver' }),
    file: async () => (await localStore.get(gameId).catch(() => null))?.match ?? null,
    playHere: () => send({ type: 'playHere' }),
    close: () => worker.terminate(),
  }
}

/** The same snapshot with the items of history that the page has already, as long as the same eyes look on. */
const continuing = (known: Snapshot | null, news: Snapshot): Snapshot => {
  const [before, now] = [known?.state, news.state]
  const isSameEyes = before?.viewer === now.viewer && before.status === now.status
  if (!isSameEyes || before.seen === null || now.seen === null) return news
  const history = withKnown(before.seen.history, now.seen.history)
  return { ...news, state: { ...now, seen: { ...now.seen, history } } }
}

/**
 * If a bot answers at once, there is no time to see what happened; where nothing is animated, a moment is enough. Whoever wants
 * the doings of others at once waits for nothing.
 */
const LEAST_THOUGHT_MS = 650
const LEAST_THOUGHT_STILL_MS = 120

const browser: LocalWorld = {
  start: () => new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module', name: 'table' }),
  leastThought: () => (paceNow() === 'atOnce' ? 0 : isStill() ? LEAST_THOUGHT_STILL_MS : LEAST_THOUGHT_MS),
}
