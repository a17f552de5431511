import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../serve.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { standAsSubject } from './subject.ts'

/** Our server with the limits that guests meet. */
const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-bench-'))
const server = await serve({ ...DEFAULT_SETTINGS, port: 0, host: '127.0.0.1', dataDir, logLevel: 'warn' })
standAsSubject(server.url, async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})
