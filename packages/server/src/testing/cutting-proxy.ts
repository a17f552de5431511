import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a store and its database, and cuts the connection at a given word. */
export type CuttingProxy = {
  readonly port: number
  /**
   * The next time this word comes by, the connection is cut: before the database hears it, or before it can answer. `late`: the
   * database hears it when it is delivered, and does not know before that anything was cut.
   */
  cutAt(word: string, when: 'before' | 'after' | 'late'): void
  /** Delivers what is late, and resolves when the database has answered. */
  deliver(): Promise<void>
  close(): Promise<void>
}

export const startCuttingProxy = async (host: string, port: number): Promise<CuttingProxy> => {
  let cut: { readonly word: string; readonly when: 'before' | 'after' | 'late' } | null = null
  let deliver = async (): Promise<void> => {}
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(port, host)
    let isMuted = false
    let isLate = false
    const end = (): void => {
      client.destroy()
      if (!isLate) database.destroy()
    }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
    database.on('data', (chunk) => {
      // The database has answered, so it has done its work; the answer is dropped.
      if (isMuted) end()
      else client.write(chunk)
    })
    client.on('data', (chunk) => {
      const isCut = cut !== null && chunk.toString('latin1').includes(cut.word)
      if (isCut && cut?.when === 'before') {
        cut = null
        return end()
      }
      if (isCut && cut?.when === 'late') {
        cut = null
        isLate = true
        deliver = async () => {
          database.write(chunk)
          await once(database, 'data')
          database.destroy()
        }
        return end()
      }
      if (isCut) {
        cut = null
        isMuted = true
      }
      database.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    cutAt(word, when) {
      cut = { word, when }
    },
    deliver: () => deliver(),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
