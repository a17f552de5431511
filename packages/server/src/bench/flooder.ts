import { connect, type Socket } from 'node:net'
import { HANDSHAKE } from '../testing/raw.ts'

/** Kinds of floods: small messages, control frames, messages in countless fragments, requests sent without waiting for answers. */
export type Flood = 'messages' | 'pings' | 'fragments' | 'requests'

export type FloodOrder = { readonly url: string; readonly flood: Flood }

/** How a flood ended: how often the server closed a connection, by close code (0 for none). */
export type FloodReport = { readonly closed: Readonly<Record<number, number>>; readonly bytes: number }

/** Sends as much as the other end accepts over one connection at a time, and reconnects when it is closed. */
const run = ({ url, flood }: FloodOrder): { look(): FloodReport } => {
  const closed: Record<number, number> = {}
  let bytes = 0
  let current: Socket | null = null

  const begin = (): void => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const closings = readClosing()
    let hasBegun = flood === 'requests'
    let isTold = false
    const tell = (code: number): void => {
      if (!isTold) closed[code] = (closed[code] ?? 0) + 1
      isTold = true
    }
    current = socket
    const pour = (): void => {
      while (socket.writable && socket.write(PIECES[flood]));
    }
    socket.on('connect', () => {
      if (hasBegun) pour()
      else socket.write(HANDSHAKE)
    })
    socket.on('data', (data: Buffer) => {
      if (flood === 'requests') return
      const from = hasBegun ? 0 : data.indexOf('\r\n\r\n') + 4
      const code = closings(data.subarray(from))
      if (code !== null) tell(code)
      if (hasBegun || !data.toString('latin1').startsWith('HTTP/1.1 101')) return
      hasBegun = true
      pour()
    })
    socket.on('drain', pour)
    socket.on('error', () => {})
    socket.on('close', () => {
      bytes += socket.bytesWritten
      tell(0)
      setTimeout(begin, REST_MS)
    })
  }
  begin()
  return {
    look: () => ({ closed, bytes: bytes + (current === null || current.destroyed ? 0 : current.bytesWritten) }),
  }
}

const REST_MS = 20

const MASK = [0, 0, 0, 0]
const many = (piece: Uint8Array, first: Uint8Array = piece): Buffer =>
  Buffer.concat([first, ...Array.from({ length: Math.floor(65_000 / piece.length) }, () => piece)])

/** About 64 kB at a time: cheap for the flooder, expensive for the server. */
const PIECES: { readonly [Kind in Flood]: Buffer } = {
  messages: many(Buffer.from([0x81, 0x82, ...MASK, 0x7b, 0x7d])),
  pings: many(Buffer.from([0x89, 0x80, ...MASK])),
  fragments: many(Buffer.from([0x00, 0x80, ...MASK]), Buffer.from([0x01, 0x80, ...MASK])),
  requests: many(Buffer.from('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n')),
}

/** Reads what a server sends, and finds its close code. */
const readClosing = (): ((data: Buffer) => number | null) => {
  let rest = Buffer.alloc(0)
  return (data) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const [opcode, short] = [rest[0], rest[1]]
      if (opcode === undefined || short === undefined) return null
      const start = short === 127 ? 10 : short === 126 ? 4 : 2
      if (rest.length < start) return null
      const length = short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short
      if (rest.length < start + length) return null
      if (opcode === 0x88) return rest.readUInt16BE(start)
      rest = rest.subarray(start + length)
    }
  }
}

let running: ReturnType<typeof run> | null = null
process.on('message', (order: FloodOrder | 'look' | 'stop') => {
  if (order === 'stop') process.exit(0)
  if (order === 'look') process.send?.(running?.look() ?? { closed: {}, bytes: 0 })
  else running = run(order)
})
process.on('disconnect', () => process.exit(1))
