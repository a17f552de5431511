import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { run } from '../program.ts'

/** What a command wrote, and the code it ended with. */
export type Ran = { readonly code: number; readonly out: string; readonly err: string }

/** Runs a command in this process. */
export const ecumene = async (...argv: string[]): Promise<Ran> => {
  let out = ''
  let err = ''
  const code = await run(argv, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      if (!PROGRESS.test(text)) err += text
    },
    watched: false,
    columns: 80,
  })
  return { code, out, err }
}

/** Runs the built program, as a person does; the only way to test threads. */
export const builtEcumene = (...argv: string[]): Ran => {
  const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8' })
  return { code: status ?? -1, out: stdout, err: stderr }
}

/** Progress is printed every ten seconds, so whether it appears depends on how busy the machine is. */
const PROGRESS = /^\d+ % of /
