import { runServer } from './run.ts'
import { readSettings, type Settings } from './settings.ts'

/** The server as a program of its own, configured by the environment alone; `over` is for tests. Returns the exit code. */
export const runProgram = async (over: Partial<Settings> = {}): Promise<number> => {
  const settings = readSettings(process.env)
  if (settings.ok) {
    return runServer(
      { ...settings.value, ...over },
      {
        out: (text) => void process.stdout.write(text),
        err: (text) => void process.stderr.write(text),
      },
    )
  }
  process.stderr.write(`ecumene: ${settings.error}\n`)
  return 2
}
