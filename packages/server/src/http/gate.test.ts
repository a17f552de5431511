import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Duplex, Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as ws from 'ws'
import { Gate } from './gate.ts'

/** Parts of `ws` that its types leave out: the sender of a server and the receiver of a client. */
const { Receiver, Sender } = ws as unknown as {
  readonly Receiver: new (options: { isServer: boolean }) => Writable
  readonly Sender: new (socket: Duplex) => { send(text: string, options: object): void }
}

const server = createServer()
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** A gate before one end of a connection, and the other end. */
const gated = async (): Promise<{ readonly gate: Gate; readonly connection: Socket; readonly client: Socket }> => {
  const address = server.address()
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  const [connection] = (await once(server, 'connection')) as [Socket]
  const gate = new Gate(connection, Buffer.alloc(0))
  gate.open({ mayPass: () => true, onStall: () => {} })
  return { gate, connection, client }
}

const TEXT = { fin: true, mask: false, binary: false, compress: false, rsv1: false, readOnly: false }

describe('a gate', () => {
  it.each(['', 'x', 'x'.repeat(126), 'Київ, Gdańsk '.repeat(10), 'x'.repeat(200_000)])(
    'hands on a message as one write, as it was sent (%#)',
    async (text) => {
      const { gate, connection, client } = await gated()
      const write = vi.spyOn(connection, 'write')
      const receiver = new Receiver({ isServer: false })
      client.pipe(receiver)
      const message = once(receiver, 'message')
      new Sender(gate).send(text, TEXT)
      const [data] = (await message) as [Buffer]
      expect(data.toString('utf8')).toBe(text)
      expect(write).toHaveBeenCalledTimes(1)
      gate.destroy()
      client.destroy()
    },
  )
})
