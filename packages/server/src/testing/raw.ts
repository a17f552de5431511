import { connect, type Socket } from 'node:net'

/** A raw connection, for requests that no real client would send. */
export type Raw = {
  readonly socket: Socket
  send(bytes: string | Buffer): void
  /** Everything received so far, one character per byte. */
  received(): string
  /** Resolves when this has been received. */
  until(text: string): Promise<void>
  /** Resolves with everything received, when the other end closes the connection. */
  readonly closed: Promise<string>
}

export const openRaw = async (url: string): Promise<Raw> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  const waiting = new Set<() => void>()
  socket.on('data', (data: Buffer) => {
    received += data.toString('latin1')
    for (const look of [...waiting]) look()
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => received,
    until: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!received.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    closed,
  }
}

/** One request, written as given, and its answer. */
export const rawRequest = async (
  url: string,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const raw = await openRaw(url)
  const { host } = new URL(url)
  const all = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  raw.send(`${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`)
  return raw.closed
}

/** A request to open a socket, as any client sends it. */
export const HANDSHAKE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
