import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, serve } from '../serve.ts'
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts'
import { scriptBeside } from '../threads/script.ts'

/** A server for a test: on a free port, with a store of its own, without a log, with the games that most tests play. */
export const testSettings = (over: Partial<Settings> = {}): Settings => ({
  ...DEFAULT_SETTINGS,
  port: 0,
  host: '127.0.0.1',
  dataDir: mkdtempSync(join(tmpdir(), 'ecumene-test-')),
  logLevel: 'silent',
  shelf: scriptBeside(import.meta.url, 'small-shelf').href,
  threads: { rules: 1, bots: 1 },
  limits: {
    ...DEFAULT_SETTINGS.limits,
    requests: { burst: 100_000, perSecond: 100_000 },
    addresses: { burst: 100_000, perSecond: 100_000 },
    connections: { burst: 10_000, perSecond: 10_000 },
    guests: { burst: 1000, perSecond: 1000 },
    socketsPerGuest: 100,
  },
  ...over,
})

export const startServer = async (over: Partial<Settings> = {}): Promise<Server & { readonly settings: Settings }> => {
  const settings = testSettings(over)
  const server = await serve(settings)
  return {
    url: server.url,
    settings,
    async close() {
      await server.close()
      if (over.dataDir === undefined) rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
}
