import type { Message, Result } from '@ecumene/kernel'
import type { Turn, Turns } from '@ecumene/protocol'
import { type LiveSocket, openLiveSocket, type SocketLike } from '../table/live-socket.ts'

/** Whose turn it is at all tables of this guest: fetched in one request, then kept up to date by the server. */
export type TurnWatch = {
  snapshot(): TurnList
  subscribe(listener: () => void): () => void
  /** Asks the server again. */
  refresh(): Promise<void>
  /** Starts or stops following turns. */
  follow(isWanted: boolean): void
}

/** `turns` is `null` until they are known; `isOffline` if they may be out of date. */
export type TurnList = { readonly turns: Turns | null; readonly isOffline: boolean }

export type TurnWorld = {
  ask(): Promise<Result<Turns, Message>>
  connect(): SocketLike
  /** It has become the guest's turn. */
  turnBegan(turn: Turn): void
}

export const openTurnWatch = (world: TurnWorld): TurnWatch => {
  const listeners = new Set<() => void>()
  let list: TurnList = { turns: null, isOffline: false }
  let socket: LiveSocket | null = null

  const show = (now: TurnList) => {
    list = now
    for (const listener of listeners) listener()
  }

  const refresh = async () => {
    const answer = await world.ask()
    show(answer.ok ? { turns: answer.value, isOffline: false } : { ...list, isOffline: true })
  }

  const received = (turn: Turn) => {
    const known = list.turns?.open.find(({ id }) => id === turn.id)
    show({ turns: withTurn(list.turns ?? { open: [], over: [] }, turn), isOffline: false })
    if (isYourTurn(turn) && (known === undefined || !isYourTurn(known))) world.turnBegan(turn)
  }

  return {
    snapshot: () => list,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    follow: (isWanted) => {
      if (!isWanted) {
        socket?.close()
        socket = null
        return
      }
      socket ??= openLiveSocket(world.connect, {
        opened: () => {
          socket?.send({ type: 'turns', follow: true })
          // What happened before is not repeated.
          void refresh()
        },
        received: (message) => {
          if (message.type === 'turn') received(message.turn)
        },
        dropped: () => show({ ...list, isOffline: true }),
      })
    },
  }
}

export const isYourTurn = ({ asked, yours }: Pick<Turn, 'asked' | 'yours'>): boolean =>
  yours.some((seat) => asked.includes(seat))

const withTurn = ({ open, over }: Turns, turn: Turn): Turns => {
  const others = { open: open.filter(({ id }) => id !== turn.id), over: over.filter(({ id }) => id !== turn.id) }
  if (turn.yours.length + turn.away.length === 0) return others
  return turn.status === 'over'
    ? { ...others, over: [turn, ...others.over] }
    : { ...others, open: [turn, ...others.open] }
}
