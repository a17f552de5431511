import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readInSips } from './sips.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A server that reads in sips, and a connection to it. */
const opened = async (server: Server): Promise<Socket> => {
  servers.push(server)
  readInSips(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('of a packet with many requests, hardly any is read once the connection is destroyed', async () => {
  let read = 0
  const socket = await opened(
    createServer(({ socket }) => {
      read++
      socket.destroy()
    }),
  )
  socket.on('error', () => {})
  socket.write(REQUEST.repeat(1800))
  await once(socket, 'close')
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(100)
})

test('a body larger than a sip arrives whole, and so does the request after it', async () => {
  const bodies: string[] = []
  const socket = await opened(
    createServer(async (request, response) => {
      bodies.push(await text(request))
      response.setHeader('connection', bodies.length === 2 ? 'close' : 'keep-alive').end()
    }),
  )
  const body = Array.from({ length: 20_000 }, (_unused, place) => String.fromCharCode(97 + (place % 26))).join('')
  const post = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.resume().write(post + post)
  await once(socket, 'end')
  expect(bodies).toEqual([body, body])
})

test('what follows a request to open a WebSocket goes to whoever opens it', async () => {
  const server = createServer()
  const heard = new Promise<string>((resolve) => {
    server.on('upgrade', (_request, connection, head) => {
      let all = ''
      const hear = (more: Buffer): void => {
        all += more.toString()
        if (all.endsWith('!')) resolve(all)
      }
      hear(head)
      connection.on('data', hear)
    })
  })
  const socket = await opened(server)
  const rest = `${'frame '.repeat(1500)}!`
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${rest}`)
  expect(await heard).toBe(rest)
})
