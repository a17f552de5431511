import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { scriptBeside } from '../threads/script.ts'

/** The server as a process of its own. */
export type Child = {
  /** Where it listens; rejects with what it complained about if it ends instead. */
  readonly url: Promise<string>
  readonly exit: Promise<number | null>
  hasEnded(): boolean
  /** All that it has written so far: log and complaints. */
  output(): string
  kill(signal: NodeJS.Signals): void
}

/** `main` has the games that most tests play; `../main` is what an administrator starts; `../chaos/node` has faster time. */
export const startChild = (
  env: Readonly<Record<string, string>>,
  program: 'main' | '../main' | '../chaos/node' | '../chaos/liar' = 'main',
): Child => {
  const script = fileURLToPath(scriptBeside(import.meta.url, program))
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
      const found = /Ecumene is at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exit.then(() => reject(new Error(`the server has ended: ${output}`)))
  })
  url.catch(() => {})
  return {
    url,
    exit,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output,
    kill: (signal) => void child.kill(signal),
  }
}
