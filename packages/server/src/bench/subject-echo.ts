import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { standAsSubject } from './subject.ts'

/** What the platform can do at most: sends back what it gets. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => socket.send(data.toString('utf8')))
})
server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  standAsSubject(`http://127.0.0.1:${port}`, async () => server.close())
})
