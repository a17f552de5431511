import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { ForksPoolWorker } from 'vitest/node'

/** The last words of a process, of which there may be many. */
const WORDS = 2_000
const WAIT_MS = 1_000

/**
 * Test files in processes of their own, as the test runner has them; but where such a process dies, it is said how, at which
 * files, and with what last words. The runner alone says no more than that one did.
 */
export const forks = {
  name: 'forks that say how they died',
  createPoolWorker: (options) => new Fork(options),
}

class Fork extends ForksPoolWorker {
  name = forks.name
  #files = []
  #said = ''
  #watched = new Map()
  #onError = () => {}

  async start() {
    await super.start()
    for (const stream of [this.fork.stdout, this.fork.stderr]) {
      stream?.on('data', (chunk) => {
        this.#said = (this.#said + chunk).slice(-WORDS)
      })
    }
  }

  send(message) {
    if (message.type === 'run') this.#files = message.context.files.map(({ filepath }) => filepath)
    super.send(message)
  }

  on(event, callback) {
    if (event === 'error') this.#onError = callback
    if (event !== 'exit') return super.on(event, callback)
    const watching = async (code, signal) => {
      await this.#lastWords()
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`
      const death = new Error(`${this.#files.join(', ')}: died of ${how}; its last words:\n${this.#said}`)
      this.#onError(Object.assign(death, { isDeath: true }))
      try {
        callback(code, signal)
      } catch {
        // It says the same again, in fewer words, and nobody listens any more.
      }
    }
    this.#watched.set(callback, watching)
    super.on(event, watching)
  }

  /** What it said may arrive after the news of its end; but whoever it started may hold the line open for ever. */
  async #lastWords() {
    const open = [this.fork.stdout, this.fork.stderr].filter((stream) => stream?.closed === false)
    const closing = open.map((stream) => new Promise((resolve) => stream.once('close', resolve)))
    await Promise.race([Promise.all(closing), sleep(WAIT_MS)])
    await setImmediate()
  }

  off(event, callback) {
    super.off(event, this.#watched.get(callback) ?? callback)
  }
}
