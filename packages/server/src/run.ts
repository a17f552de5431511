import { serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { StoreError } from './store/store.ts'

/** Where messages to the person who started the server go. */
export type Voice = { out(text: string): void; err(text: string): void }

/** Serves until the process is asked to stop; the promise is the exit code. */
export const runServer = async (settings: Settings, voice: Voice): Promise<number> => {
  // Heard from the beginning: whoever is asked to stop while it starts ends in order, too. Asked twice, it ends at once.
  const stop = stopAsked()
  try {
    const server = await serve(settings)
    voice.out(`Ecumene is at ${server.url}\n`)
    await stop
    await server.close()
    return 0
  } catch (error) {
    voice.err(`ecumene: ${reasonOf(error)}\n`)
    return 1
  }
}

const stopAsked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

const reasonOf = (error: unknown): string => {
  if (error instanceof StoreError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `${message.replace('listen ', '')}; choose another port with --port or PORT`
  if (code === 'EACCES') return `${message.replace('listen ', '')}; ports below 1024 need special rights`
  return message
}
