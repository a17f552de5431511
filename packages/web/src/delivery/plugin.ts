import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text, and so becomes smaller. */
const TEXT = /\.(js|css|html|svg|webmanifest|json)$/

/** Puts copies compressed with brotli and gzip beside every file of text, which the server sends to whoever can read them. */
export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'ecumene-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && TEXT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(files.map(compress))
    },
  }
}

const compress = async (file: string): Promise<void> => {
  const content = readFileSync(file)
  if (content.length < LEAST) return
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: BROTLI }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

/** What fits into one packet beside its headers arrives no sooner when it is smaller. */
const LEAST = 1024

/** Level 9 is hardly quicker and a twelfth larger; level 11 takes three times as long for a hundredth less. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 10 }
