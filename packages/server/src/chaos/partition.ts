import { connect, createServer, type Socket } from 'node:net'

/**
 * The way between a node and the database, which can be cut as networks are: nothing arrives any more, in neither direction, and
 * nobody is told. New connections are taken and hear nothing either.
 */
export type Way = {
  /** Address of the database over this way. */
  readonly url: string
  cut(): void
  /** Everything in transit arrives late, or none of it does and the connections are gone. */
  heal(how: Healing): void
  close(): Promise<void>
}

export type Healing = 'late' | 'lost'

export const openWay = async (database: string): Promise<Way> => {
  const { hostname, port } = new URL(database)
  const joints = new Set<Joint>()
  let isCut = false
  const server = createServer({ pauseOnConnect: true }, (node) => {
    const joint = joined(node, connect(Number(port), hostname), () => joints.delete(joint))
    joints.add(joint)
    if (!isCut) joint.flow()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the way has no port')
  const url = new URL(database)
  url.host = `127.0.0.1:${address.port}`
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const joint of joints) joint.stop()
    },
    heal(how) {
      isCut = false
      for (const joint of joints) {
        if (how === 'late') joint.flow()
        else joint.end()
      }
    },
    async close() {
      for (const joint of joints) joint.end()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Joint = { flow(): void; stop(): void; end(): void }

/**
 * Two sockets, of which what comes in at one goes out at the other as long as it flows. That one of them has closed is not told
 * to the other before: what it sent until then may still arrive.
 */
const joined = (one: Socket, other: Socket, onEnd: () => void): Joint => {
  const held: (() => void)[] = []
  let isFlowing = false
  const end = (): void => {
    one.destroy()
    other.destroy()
    onEnd()
  }
  const tell = (news: () => void): void => {
    if (isFlowing) news()
    else held.push(news)
  }
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.setNoDelay(true)
    from.on('data', (chunk) => tell(() => void (to.destroyed || to.write(chunk))))
    from.on('error', () => {})
    from.on('close', () => tell(() => to.end(end)))
    from.resume()
  }
  return {
    flow() {
      isFlowing = true
      for (const news of held.splice(0)) news()
    },
    stop() {
      isFlowing = false
    },
    end,
  }
}
