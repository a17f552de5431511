import { connect, createServer, type Socket } from 'node:net'

/** The simplest load balancer: each connection goes to the next node that accepts it. */
export type Balancer = {
  readonly url: string
  /** Sets the address of a node; `null` removes it. */
  set(node: number, url: string | null): void
  close(): Promise<void>
}

export const startBalancer = async (count: number): Promise<Balancer> => {
  const ports: (number | null)[] = Array.from({ length: count }, () => null)
  const sockets = new Set<Socket>()
  let turn = 0
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }

  /** Tries each node once, beginning with the one whose turn it is. */
  const pass = (client: Socket, tries: number): void => {
    const port = ports[turn++ % count] ?? null
    if (tries === 0) client.destroy()
    else if (port === null) pass(client, tries - 1)
    else {
      const node = connect(port, '127.0.0.1')
      keep(node)
      const refused = (): void => pass(client, tries - 1)
      node.once('error', refused)
      node.once('connect', () => {
        node.off('error', refused)
        join(client, node)
      })
    }
  }
  const server = createServer((client) => {
    keep(client)
    client.on('error', () => client.destroy())
    pass(client, count)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    set(node, url) {
      ports[node] = url === null ? null : Number(new URL(url).port)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const join = (one: Socket, other: Socket): void => {
  const end = (): void => {
    one.destroy()
    other.destroy()
  }
  for (const socket of [one, other]) socket.on('error', end).on('close', end).setNoDelay(true)
  one.pipe(other)
  other.pipe(one)
  if (one.destroyed) end()
}
