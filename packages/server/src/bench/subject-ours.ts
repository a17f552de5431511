import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../serve.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { standAsSubject } from './subject.ts'

/** Our server as it is, on a real disk; only what one guest may do in a second is raised, for a load has few guests. */
const many = { burst: 1_000_000, perSecond: 1_000_000 }
const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-bench-'))
const server = await serve({
  ...DEFAULT_SETTINGS,
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'warn',
  limits: {
    ...DEFAULT_SETTINGS.limits,
    requests: many,
    addresses: many,
    connections: many,
    guests: many,
    tablesPerGuest: 1_000_000,
    socketsPerGuest: 1_000_000,
    socketsPerAddress: 1_000_000,
  },
})
standAsSubject(server.url, async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})
