import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { scriptBeside } from '../threads/script.ts'

/** Starts a child process that measures or is measured, from a script in this folder. */
export const startChild = (
  script: string,
  execArgv: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  fork(scriptBeside(import.meta.url, script), {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })

/** The next message of a child; rejects if the child ends instead. */
export const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a process of the benchmark has ended too early'))
    child.once('exit', ended)
    child.once('message', (answer) => {
      child.off('exit', ended)
      resolve(answer as Answer)
    })
  })

/** Asks a child to exit, and kills it if it does not. */
export const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.send('stop')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exit
  clearTimeout(impatient)
}
