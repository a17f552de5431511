import { runServer } from './run.ts'
import { readSettings } from './settings.ts'

/** The server as a program of its own, configured by the environment alone. `ecumene serve` does the same with flags. */
const settings = readSettings(process.env)
if (settings.ok) {
  process.exitCode = await runServer(settings.value, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  })
} else {
  process.stderr.write(`ecumene: ${settings.error}\n`)
  process.exitCode = 2
}
