import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { Outcome } from '@ecumene/kernel'
import type { Program } from './program.ts'
import { type FromEngine, type GameBegins, PROTOCOL, readLine, type ToEngine } from './protocol.ts'

/** What an engine did wrong, in a sentence without its name. The process is dead by then. */
export class EngineFault extends Error {}

/** How long an engine is waited for. */
export type EnginePatience = {
  /** For its greeting. */
  readonly greetingMs: number
  /** Beyond the time of a decision. */
  readonly graceMs: number
}

export const ENGINE_PATIENCE: EnginePatience = { greetingMs: 60_000, graceMs: 2_000 }

/** A running program that speaks the line protocol. Each question has one answer, and is asked when the last is answered. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #patience: EnginePatience
  #wantsWorld = false
  /** What has not been ended by a new line yet. */
  #begun = ''
  #complaint = ''
  #waiting: { resolve(said: FromEngine): void; reject(fault: EngineFault): void } | null = null
  #fault: EngineFault | null = null

  /** Starts a program and greets it. */
  static async start(program: Program, patience: EnginePatience = ENGINE_PATIENCE): Promise<EngineProcess> {
    const engine = new EngineProcess(program, patience)
    await engine.#greet()
    return engine
  }

  private constructor({ file, words }: Program, patience: EnginePatience) {
    this.#patience = patience
    this.#child = spawn(file, words, { stdio: 'pipe' })
    const { stdin, stdout, stderr } = this.#child
    this.#child.on('error', (error) => this.#fail(`cannot be started: ${error.message}`))
    this.#child.on('close', (code, signal) =>
      this.#fail(`has ended ${signal === null ? `with code ${code}` : `by ${signal}`}`),
    )
    // It is gone, and its end is told by itself.
    stdin.on('error', () => {})
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text))
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-MOST_COMPLAINT)
    })
  }

  /** It wants a world with each decision. */
  get wantsWorld(): boolean {
    return this.#wantsWorld
  }

  get isOver(): boolean {
    return this.#fault !== null
  }

  begin(game: GameBegins): void {
    this.#tell(game)
  }

  /** The move it answers with, as it wrote it; rejects with an EngineFault. `decide` is the line it is told. */
  async decide(decide: string, milliseconds: number): Promise<string> {
    this.#write(decide)
    const said = await this.#answer(milliseconds + this.#patience.graceMs)
    if (said.type !== 'move') throw this.#fail(`said "${said.type}" where a move was due`)
    return said.move
  }

  end(outcome: Outcome | null): void {
    this.#tell({ type: 'result', outcome })
  }

  /** It has played what it may not: it is not trusted any further. */
  refuse(move: string): EngineFault {
    return this.#fail(`played "${shortened(move)}", which is not legal`)
  }

  /** Asks it to quit, and ends it if it does not. */
  async close(): Promise<void> {
    if (this.isOver) return
    const closed = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#tell({ type: 'quit' })
    this.#child.stdin.end()
    const force = setTimeout(() => this.#child.kill('SIGKILL'), this.#patience.graceMs)
    await closed
    clearTimeout(force)
  }

  async #greet(): Promise<void> {
    this.#tell({ type: 'hello', protocol: PROTOCOL })
    const said = await this.#answer(this.#patience.greetingMs)
    if (said.type !== 'hello') throw this.#fail(`said "${said.type}" where a greeting was due`)
    if (said.protocol !== PROTOCOL) {
      throw this.#fail(`speaks protocol ${said.protocol}; this program speaks ${PROTOCOL}`)
    }
    this.#wantsWorld = said.world
  }

  #tell(message: ToEngine): void {
    this.#write(JSON.stringify(message))
  }

  #write(line: string): void {
    if (!this.isOver) this.#child.stdin.write(`${line}\n`)
  }

  async #answer(milliseconds: number): Promise<FromEngine> {
    if (this.#fault !== null) throw this.#fault
    let late: NodeJS.Timeout | undefined
    try {
      return await new Promise<FromEngine>((resolve, reject) => {
        this.#waiting = { resolve, reject }
        late = setTimeout(() => this.#fail(`was silent for ${milliseconds} ms`), milliseconds)
      })
    } finally {
      clearTimeout(late)
    }
  }

  #hear(text: string): void {
    const lines = (this.#begun + text).split('\n')
    this.#begun = lines.pop() ?? ''
    if (this.#begun.length > LONGEST_LINE) this.#fail('wrote a line without an end')
    for (const line of lines) this.#take(line)
  }

  #take(line: string): void {
    if (this.isOver || line.trim() === '') return
    const said = readLine(line)
    const waiting = this.#waiting
    if (said?.type === 'info') return
    if (said === null) this.#fail(`wrote what is no line of the protocol: ${shortened(line)}`)
    else if (said.type === 'error') this.#fail(`gave up: ${shortened(said.message)}`)
    else if (waiting === null) this.#fail(`spoke without being asked: ${shortened(line)}`)
    else {
      this.#waiting = null
      waiting.resolve(said)
    }
  }

  /** The first fault is the one that counts. */
  #fail(what: string): EngineFault {
    if (this.#fault !== null) return this.#fault
    const complaint = this.#complaint.trim().split('\n').at(-1) ?? ''
    const fault = new EngineFault(complaint === '' ? what : `${what} (its last complaint: ${shortened(complaint)})`)
    this.#fault = fault
    this.#child.kill('SIGKILL')
    this.#waiting?.reject(fault)
    this.#waiting = null
    return fault
  }
}

const LONGEST_LINE = 1_000_000
const MOST_COMPLAINT = 2_000

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
