import type { ClientMessage, ServerMessage } from '@ecumene/protocol'

/** As much of a WebSocket as a live socket needs, so that tests can bring their own. */
export type SocketLike = {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  send(text: string): void
  close(): void
}

export type SocketListener = {
  opened(): void
  received(message: ServerMessage): void
  /** The connection is gone; another attempt follows automatically. */
  dropped(code: number): void
}

/** A WebSocket that reconnects by itself, waiting longer after each failure. */
export type LiveSocket = {
  /** `false` if there is no connection now: to get an answer, send again after `opened`. */
  send(message: ClientMessage): boolean
  /** Drops a connection that seems dead, and reconnects at once. */
  restart(): void
  /** Reconnects at once if there is no connection, for when the network is said to be back. */
  wake(): void
  close(): void
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8_000

/** How long to wait before the next attempt. Chance keeps a crowd from reconnecting at the same moment. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.7 + 0.6 * chance)

export const openLiveSocket = (connect: () => SocketLike, listener: SocketListener): LiveSocket => {
  let socket: SocketLike | null = null
  let isOpen = false
  let isClosed = false
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const begin = () => {
    clearTimeout(timer)
    if (isClosed) return
    const current = connect()
    socket = current
    current.onopen = () => {
      if (socket !== current) return
      isOpen = true
      attempt = 0
      listener.opened()
    }
    current.onmessage = ({ data }) => {
      if (socket === current) listener.received(JSON.parse(String(data)) as ServerMessage)
    }
    current.onclose = ({ code }) => {
      if (socket === current) lose(code)
    }
  }

  const lose = (code: number) => {
    socket = null
    isOpen = false
    listener.dropped(code)
    timer = setTimeout(begin, waitBefore(attempt++, Math.random()))
  }

  const drop = () => {
    const old = socket
    socket = null
    isOpen = false
    old?.close()
  }

  begin()
  return {
    send(message) {
      if (!isOpen || socket === null) return false
      socket.send(JSON.stringify(message))
      return true
    },
    restart() {
      drop()
      listener.dropped(0)
      begin()
    },
    wake() {
      if (socket === null) begin()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      drop()
    },
  }
}
