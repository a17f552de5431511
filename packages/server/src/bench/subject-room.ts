import { COMMAND } from '@ecumene/protocol'
import websocket, { type WebSocket } from '@fastify/websocket'
import fastify from 'fastify'
import { standAsSubject } from './subject.ts'

/**
 * The bare room that ours is compared with: the same framework, sockets and schema, but no game and no store. It
 * relays each move to both players of a room and acknowledges nothing.
 */
const rooms = new Map<string, Set<WebSocket>>()

const app = fastify()
await app.register(websocket)
app.get('/api/socket', { websocket: true }, (socket, request) => {
  const { room } = request.query as { readonly room: string }
  const players = rooms.get(room) ?? new Set()
  rooms.set(room, players.add(socket))
  socket.on('message', (data: Buffer) => {
    const command = COMMAND.safeParse(JSON.parse(data.toString('utf8')))
    if (!command.success) return
    const text = JSON.stringify(command.data)
    for (const player of players) player.send(text)
  })
  socket.on('close', () => players.delete(socket))
})
await app.listen({ port: 0, host: '127.0.0.1' })
const [address] = app.addresses()
standAsSubject(`http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`, () => app.close())
