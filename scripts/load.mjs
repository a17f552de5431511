import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { throttledVisits } from './load/visits.mjs'
import { buildPage, prepare, ROOT } from './prepare.mjs'

/*
 * How long it takes until the first move of Duel can be made, over a slow 4G as the browser itself simulates it (1.6 Mbit/s,
 * 150 ms), against the real server: on a first visit, and on a second. `--files` shows what was waited for. Nothing is asserted:
 * the figures depend on the machine.
 */

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const { serve, DEFAULT_SETTINGS } = await import(join(ROOT, 'packages', 'server', 'dist', 'index.js'))
const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-load-'))
const server = await serve({ ...DEFAULT_SETTINGS, port: 0, dataDir, logLevel: 'silent' })
try {
  for (const { what, target, milliseconds, bytes, files } of await throttledVisits(chromium, server.url)) {
    const seconds = (milliseconds / 1000).toFixed(2)
    console.log(`${seconds} s (target ${target} s)  ${what}, ${(bytes / 1000).toFixed(0)} kB in ${files.length} files`)
    if (!process.argv.includes('--files')) continue
    for (const { from, to, size, name } of files) {
      console.log(`  ${String(from).padStart(6)} – ${String(to).padStart(6)} ms ${String(size).padStart(8)}  ${name}`)
    }
  }
} finally {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
}
