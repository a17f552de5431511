import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TIRELESS } from '../limits/tireless.ts'
import { serve } from '../serve.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { BENCH_KEY } from './seeding.ts'
import { standAsSubject } from './subject.ts'

/** Our server as it is, on a real disk or at the database that it is given; only the rate limit of a guest is raised, because a load has few guests. */
const { BENCH_DATABASE, BENCH_FOLDER } = process.env
const dataDir = BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'ecumene-bench-'))
const server = await serve({
  ...DEFAULT_SETTINGS,
  port: 0,
  host: '127.0.0.1',
  dataDir,
  database: BENCH_DATABASE ?? null,
  cookieKey: BENCH_KEY,
  logLevel: 'warn',
  limits: TIRELESS,
})
standAsSubject(server.url, async () => {
  await server.close()
  if (BENCH_FOLDER === undefined) rmSync(dataDir, { recursive: true, force: true })
})
