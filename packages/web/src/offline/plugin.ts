import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name under which browsers ask for the service worker: it never changes. */
export const WORKER_FILE = 'sw.js'

/** Tells the built service worker which files the page consists of. */
export const offline = (): Plugin => ({
  name: 'ecumene-offline',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }, bundle) => {
    if (!(WORKER_FILE in bundle)) return
    const files = filesIn(dir)
    const path = join(dir, WORKER_FILE)
    const script = readFileSync(path, 'utf8')
    writeFileSync(path, script.replace('%FILES%', JSON.stringify(files)).replace('%VERSION%', versionOf(dir, files)))
  },
})

/** Everything a visit may need, as addresses. Not source maps, nor the fonts of browsers too old for workers. */
const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER_FILE && !/\.(map|woff|br|gz)$/.test(entry.name))
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(dir.length + 1)}`)
    .sort()

/** Changes whenever any file does: names of assets contain a hash of their content, other files are read. */
const versionOf = (dir: string, files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file)
    if (!file.startsWith('/assets/')) hash.update(readFileSync(join(dir, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
