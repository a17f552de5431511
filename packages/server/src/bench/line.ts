import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** A WebSocket as a load needs it: plain text both ways, in whole frames. */
export type Line = { send(text: string): void; onText(listener: (text: string) => void): void; end(): void }

/**
 * Connects to a server on this machine. It takes far less time than a real client, for all subjects alike: load and
 * subject share the processors, and what the load takes is missing from what is measured.
 */
export const openLine = (address: URL, headers: Readonly<Record<string, string>> = {}): Promise<Line> =>
  new Promise((resolve, reject) => {
    let listener: (text: string) => void = () => {}
    let isOpen = false
    /** What came of a frame that is not complete. */
    let rest: Buffer = NOTHING
    const onBytes = (count: number, bytes: Uint8Array): boolean => {
      const came = Buffer.from(bytes.buffer, bytes.byteOffset, count)
      let all = rest.length === 0 ? came : Buffer.concat([rest, came])
      if (!isOpen) {
        const end = all.indexOf(HEAD_END)
        if (end !== -1 && !all.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
          reject(new Error(all.toString('latin1', 0, end)))
        } else if (end !== -1) {
          isOpen = true
          all = all.subarray(end + HEAD_END.length)
          resolve({
            send: (text) => void socket.write(frameOf(text), 'latin1'),
            onText(next) {
              listener = next
            },
            end: () => void socket.destroy(),
          })
        }
      }
      // The bytes are those of a buffer that is used again and again.
      rest = isOpen ? readFrames(all, (text) => listener(text)) : all
      if (rest.length > 0) rest = Buffer.from(rest)
      return true
    }
    const socket: Socket = connect({
      host: address.hostname,
      port: Number(address.port),
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(READ_BYTES), callback: onBytes },
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed')))
    socket.write(
      [
        `GET ${address.pathname}${address.search} HTTP/1.1`,
        `Host: ${address.host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ].join('\r\n') + HEAD_END,
    )
  })

const READ_BYTES = 64 * 1024
const NOTHING = Buffer.alloc(0)
const HEAD_END = '\r\n\r\n'

/** A text frame (RFC 6455) as a client sends it, byte by character. The mask is zero, so the text stays as it is. */
const frameOf = (text: string): string => {
  const { length } = text
  const size = length < 126 ? char(128 + length) : char(128 + 126) + char(length >> 8) + char(length & 0xff)
  return `\x81${size}\0\0\0\0${text}`
}

const char = String.fromCharCode

/** Gives the texts of all complete frames, and returns what is left. Whatever is no text is passed over. */
const readFrames = (bytes: Buffer, take: (text: string) => void): Buffer => {
  let at = 0
  while (at + 2 <= bytes.length) {
    const short = bytes[at + 1] as number
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
    if (start > bytes.length) break
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6)
    const end = start + length
    if (end > bytes.length) break
    if (bytes[at] === TEXT) take(bytes.toString('latin1', start, end))
    at = end
  }
  return bytes.subarray(at)
}

const TEXT = 0x81
