import { failed, type Message, ok, type Result, type Seat, type Viewer, type WhyNot } from '@ecumene/kernel'
import type { Guest, RefusalCode, Said, ServerMessage, TableInfo, TableState } from '@ecumene/protocol'
import { tableAddress } from '../online/api.ts'
import { openChat } from './chat.ts'
import { type LiveSocket, openLiveSocket, type SocketLike } from './live-socket.ts'
import { eyesFor, haveOf, mergeChange, mergePresence, mergeState } from './remote-state.ts'
import { type Answer, type Request, Requests } from './requests.ts'
import type { Snapshot, Table, Trouble } from './table.ts'

/** What a remote table needs from outside. */
export type RemoteWorld = {
  connect(): SocketLike
  guest(): Promise<Result<Guest, Message>>
  table(id: string): Promise<Result<TableInfo, Message>>
  join(id: string, seat: Seat): Promise<Result<unknown, Message>>
  leave(id: string): Promise<Result<unknown, Message>>
  matchFile(id: string): Promise<Result<unknown, Message>>
  /** The guest sits at this table: remember it. */
  sitsAt(id: string): void
  newId(): string
  /** The server is back after it was gone: it may be a newer version. */
  serverReturned(): void
  /** Calls back when the network is back or the page wakes up; returns how to stop. */
  onReturn(callback: () => void): () => void
}

/** The server did not answer in this time: the connection is dead, whatever the browser says. */
const PATIENCE_MS = 8000
/** After this long without a word the server is pinged: an idle connection dies in silence. */
const QUIET_MS = 20_000
const RETRY_MS = 3000
/** The server's own code for a guest it does not know. */
const BAD_GUEST = 4003

/** A table whose match runs on the server. */
export const openRemoteTable = (id: string, world: RemoteWorld): Table => {
  const listeners = new Set<() => void>()
  const requests = new Requests()
  const chat = openChat((said) => say(said))
  let socket: LiveSocket | null = null
  let state: TableState | null = null
  let shown: Snapshot | null = null
  let isOnline = false
  let eyes: Viewer = null
  /** A subscription has been sent and not answered yet. */
  let isWanting = false
  let trouble: Trouble | null = null
  let isClosed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const changed = () => {
    const connection = isOnline ? 'online' : 'reconnecting'
    shown = state === null ? null : { state, connection, handover: null, busy: requests.commands > 0 }
    for (const listener of listeners) listener()
  }

  const setTrouble = (now: Trouble | null) => {
    trouble = now
    changed()
  }

  /** First the guest's cookie, then which seats are theirs, then the connection. */
  const begin = async () => {
    const guest = await world.guest()
    const info = guest.ok ? await world.table(id) : guest
    if (isClosed) return
    if (!info.ok) {
      const isGone = info.error.key === 'refusal.notFound'
      setTrouble(isGone ? 'notFound' : 'unreachable')
      if (!isGone) retry = setTimeout(begin, RETRY_MS)
      return
    }
    eyes = info.value.yours[0] ?? null
    setTrouble(null)
    socket = openLiveSocket(world.connect, { opened, received, dropped })
  }

  const opened = () => {
    subscribe()
    for (const request of requests.unanswered()) socket?.send(request)
    hear()
  }

  const hear = () => socket?.send({ type: 'hear', table: id, from: chat.next() })

  const subscribe = (have = haveOf(state, eyes)) => {
    isWanting = true
    socket?.send({ type: 'subscribe', table: id, have, seat: eyes, changes: true })
    expectAnswer()
  }

  const expectAnswer = () => {
    clearTimeout(patience)
    patience = setTimeout(() => socket?.restart(), PATIENCE_MS)
  }

  /** Something arrived from the server. */
  const listen = () => {
    if (requests.size === 0) clearTimeout(patience)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      if (socket?.send({ type: 'ping' }) === true) expectAnswer()
    }, QUIET_MS)
  }

  const received = (message: ServerMessage) => {
    listen()
    if (message.type === 'state')
      return receivedState(message.state.viewer, mergeState(state, message.from, message.state))
    if (message.type === 'change') receivedState(message.viewer, mergeChange(state, message))
    if (message.type === 'chat') return chat.heard(message.lines)
    if (message.type === 'presence') {
      state = mergePresence(state, message.here)
      return changed()
    }
    if (requests.answer(message)) {
      if (requests.size === 0) clearTimeout(patience)
      return changed()
    }
    if (message.type !== 'refused') return
    if (message.refusal.code === 'notFound') setTrouble('notFound')
    // Too many requests at once, or a match that could not be read in time: the subscription has to be sent again.
    if (isWanting && AGAIN.has(message.refusal.code)) {
      clearTimeout(retry)
      retry = setTimeout(() => {
        subscribe()
        hear()
      }, RETRY_MS)
    }
    // The seat is not ours (any more): look as a spectator.
    if (message.refusal.code === 'notYourSeat' && eyes !== null) look(null)
  }

  const receivedState = (viewer: Viewer, merged: TableState | null) => {
    // An answer to an older subscription, overtaken by a newer one.
    if (viewer !== eyes) return
    isWanting = false
    clearTimeout(retry)
    // A gap: the whole state is requested. Until it arrives, what is shown stays playable; the server judges by its ply.
    if (merged === null) return subscribe(0)
    if (!isOnline && state !== null) world.serverReturned()
    state = merged
    isOnline = true
    changed()
    if (merged.yours.length > 0) world.sitsAt(id)
    const better = eyesFor(merged)
    if (better !== eyes) look(better)
  }

  const look = (seat: Viewer) => {
    eyes = seat
    subscribe()
  }

  const dropped = (code: number) => {
    clearTimeout(patience)
    clearTimeout(quiet)
    isOnline = false
    changed()
    if (code !== BAD_GUEST) return
    socket?.close()
    void begin()
  }

  const ask = async (request: Request): Promise<Answer> => {
    const answer = requests.add(request)
    if (socket?.send(request) === true) expectAnswer()
    changed()
    return answer
  }

  /** A command of the seat whose view is shown. */
  const command = async (make: (base: Base, ply: number) => Request): Promise<Result<void, Message>> => {
    const seen = state?.seen ?? null
    if (eyes === null || seen === null) return failed({ key: 'refusal.notYourSeat' })
    const answer = await ask(make({ id: world.newId(), table: id, seat: eyes }, seen.ply))
    return answer.ok ? ok(undefined) : answer
  }

  /** Says something in the chat from a seat of the guest's own, whether the game has begun or not. */
  const say = async (said: Said): Promise<Result<void, Message>> => {
    const seat = eyes ?? state?.yours[0]
    if (seat === undefined) return failed({ key: 'refusal.notYourSeat' })
    const answer = await ask({ type: 'say', id: world.newId(), table: id, seat, said })
    return answer.ok ? ok(undefined) : answer
  }

  const stopListening = world.onReturn(() => {
    if (isOnline) subscribe()
    else socket?.wake()
  })
  void begin()

  return {
    snapshot: () => shown,
    trouble: () => trouble,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit: (move) => command((base, ply) => ({ ...base, type: 'submit', ply, move })),
    whyNot: async (move) => {
      if (eyes === null) return { key: 'refusal.notYourSeat' }
      const answer = await ask({ type: 'why', id: world.newId(), table: id, seat: eyes, move })
      if (!answer.ok) return answer.error
      return isReasons(answer.value) ? null : answer.value
    },
    whyNots: async () => {
      if (eyes === null) return []
      const answer = await ask({ type: 'whyNots', id: world.newId(), table: id, seat: eyes })
      return answer.ok && isReasons(answer.value) ? answer.value : []
    },
    undo: (to) => command((base, ply) => ({ ...base, type: 'undo', ply, to })),
    takeback: (answer, to) => command((base, ply) => ({ ...base, type: 'takeback', ply, answer, to })),
    resign: () => command((base) => ({ ...base, type: 'resign' })),
    endForGood: (answer) => command((base) => ({ ...base, type: 'endForGood', answer })),
    standIn: (seat) => command((base) => ({ ...base, type: 'standIn', for: seat })),
    comeBack: async (seat) => {
      const answer = await ask({ type: 'comeBack', id: world.newId(), table: id, seat })
      return answer.ok ? ok(undefined) : answer
    },
    rematch: async () => {
      const asked = await command((base) => ({ ...base, type: 'rematch' }))
      if (!asked.ok) return asked
      const info = await world.table(id)
      if (!info.ok) return info
      const next = info.value.rematch
      return next === null ? failed({ key: 'refusal.unavailable' }) : ok(tableAddress(next))
    },
    takeOver: () => undefined,
    chat,
    file: async () => {
      const file = await world.matchFile(id)
      return file.ok ? JSON.stringify(file.value, null, 2) : null
    },
    join: async (seat) => {
      const joined = await world.join(id, seat)
      if (!joined.ok) return joined
      look(seat)
      return ok(undefined)
    },
    leave: async () => {
      const left = await world.leave(id)
      return left.ok ? ok(undefined) : left
    },
    close: () => {
      isClosed = true
      clearTimeout(patience)
      clearTimeout(quiet)
      clearTimeout(retry)
      stopListening()
      socket?.send({ type: 'unsubscribe', table: id })
      socket?.close()
      requests.abandon()
    },
  }
}

/** Refusals that say nothing of what was asked, only of when. */
const AGAIN: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['tooMany', 'unavailable'])

const isReasons = (value: Message | readonly WhyNot[] | null): value is readonly WhyNot[] => Array.isArray(value)

type Base = { readonly id: string; readonly table: string; readonly seat: Seat }
