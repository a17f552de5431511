/** What the children of the benchmark and their parent tell each other. */
export type SubjectMessage = { readonly url: string } | { readonly memory: number } | { readonly cpuMs: number }

/** A child that is measured: says where it listens, and answers how much memory it has and how much processor time it has used. */
export const standAsSubject = (url: string, stop: () => Promise<void>): void => {
  const tell = (message: SubjectMessage): void => void process.send?.(message)
  process.on('message', (asked: 'memory' | 'cpu' | 'stop') => {
    if (asked === 'stop') void stop().then(() => process.exit(0))
    else if (asked === 'cpu') {
      const { user, system } = process.cpuUsage()
      tell({ cpuMs: (user + system) / 1000 })
    } else {
      globalThis.gc?.()
      globalThis.gc?.()
      // What the process has, without what its heap keeps free for later.
      const { rss, heapTotal, heapUsed } = process.memoryUsage()
      tell({ memory: rss - (heapTotal - heapUsed) })
    }
  })
  // The parent is gone, and nobody else would stop this process.
  process.on('disconnect', () => process.exit(1))
  tell({ url })
}
