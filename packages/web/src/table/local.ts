import { type Message, ok, type Result } from '@ecumene/kernel'
import { isStill } from '../controls/media.ts'
import { painted } from '../controls/painted.ts'
import { during } from '../offline/quiet.ts'
import { paceSetting } from '../pace/pace.ts'
import { kept } from './kept.ts'
import { rematchOf } from './local-game.ts'
import type { Call, FromWorker, ToWorker } from './local-protocol.ts'
import { createLocalGame, gameMadeNow, localStore, whenSaved } from './local-store.ts'
import type { Snapshot, Table, Trouble } from './table.ts'
import { tableWorkers, type WorkerLike } from './table-worker.ts'

export type LocalWorld = {
  start(): WorkerLike
  /** How long, in milliseconds, a bot takes at least. */
  leastThought(): number
  /** Waits until what is shown now has been painted. */
  painted(): Promise<void>
  /** Waits until a game that was created just now is saved. */
  saved(id: string): Promise<void>
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
      const snapshot = kept(next ?? shown, data.snapshot)
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
    // The player sees at once that something was pressed: what it led to takes longer to draw, and often comes before the next frame.
    const answered = world.painted()
    const answer = await during(ask(call))
    await answered
    setBusy(-1)
    return answer.type === 'done' ? answer.result : ok(undefined)
  }

  void world
    .saved(gameId)
    .then(() => send({ type: 'open', id: gameId, made: gameMadeNow(gameId), leastThought: world.leastThought() }))

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
    hint: async () => {
      const answer = await ask({ name: 'hint' })
      return answer.type === 'hint' ? answer.hint : null
    },
    undo: (kept) => command({ name: 'undo', kept }),
    takeback: (answer, kept) => command({ name: 'takeback', answer, kept }),
    resign: () => command({ name: 'resign' }),
    rematch: async () => {
      const game = (await localStore.get(gameId).catch(() => null)) ?? gameMadeNow(gameId)
      return game === null ? { ok: false, error: { key: 'refusal.notFound' } } : ok(createLocalGame(rematchOf(game)))
    },
    takeOver: () => send({ type: 'takeOver' }),
    file: async () => (await localStore.get(gameId).catch(() => null))?.match ?? null,
    playHere: () => send({ type: 'playHere' }),
    close: () => worker.terminate(),
  }
}

/**
 * If a bot answers at once, there is no time to see what happened; where nothing is animated, a moment is enough. Whoever wants
 * the doings of others at once waits for nothing.
 */
const LEAST_THOUGHT_MS = 650
const LEAST_THOUGHT_STILL_MS = 120

const browser: LocalWorld = {
  start: tableWorkers.take,
  leastThought: () => (paceSetting.now() === 'atOnce' ? 0 : isStill() ? LEAST_THOUGHT_STILL_MS : LEAST_THOUGHT_MS),
  painted,
  saved: whenSaved,
}
