import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Has a server read what arrives in small sips, and nothing more once it has destroyed the connection. Node reads all requests of a packet
 * before anything can be done about the first: one of 64 kB holds fourteen hundred, each of which it then aborts with an
 * error of its own, and all that time (80 to 300 ms) nobody else is heard.
 */
export const readInSips = (server: Server): void => {
  server.on('connection', (socket) => {
    const readers = socket.listeners('data') as Reader[]
    socket.removeAllListeners('data')
    const sip = (packet: Buffer): void => {
      for (let at = 0; at < packet.length && !socket.destroyed; at += SIP) {
        // Since the last sip this has become a WebSocket: what follows is for others.
        if (!socket.listeners('data').includes(sip)) return void socket.unshift(packet.subarray(at))
        for (const reader of readers) reader.call(socket, packet.subarray(at, at + SIP))
      }
    }
    socket.on('data', sip)
    sips.set(socket, sip)
  })
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => {
    const sip = sips.get(socket)
    if (sip !== undefined) socket.off('data', sip)
  })
}

type Reader = (this: Socket, packet: Buffer) => void

const sips = new WeakMap<Socket, Reader>()

/** Holds a request of a browser with its cookies, and no more than a few dozen of the smallest. */
const SIP = 2048
