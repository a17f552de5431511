import {
  type ChangeMessage,
  type ClientMessage,
  type Refusal,
  type ServerMessage,
  type TableState,
  withChanges,
} from '@ecumene/protocol'
import WebSocket from 'ws'

export type Answer = { readonly ok: true; readonly ply: number } | ({ readonly ok: false } & Refusal)

/** A client's connection, at which one table is followed through the eyes of one seat. */
export class Line {
  state: TableState | null = null
  isOver = false
  /** The other side has ended it. */
  isLost = false
  readonly answers = new Map<string, Answer>()
  readonly #socket: WebSocket
  readonly #table: string
  readonly #seat: number
  readonly #onState: (state: TableState) => void
  #wake: () => void = () => {}

  private constructor(socket: WebSocket, table: string, seat: number, onState: (state: TableState) => void) {
    this.#socket = socket
    this.#table = table
    this.#seat = seat
    this.#onState = onState
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8')) as ServerMessage))
    socket.on('close', () => {
      this.isLost = !this.isOver
      this.isOver = true
      this.#wake()
    })
  }

  static async open(
    url: string,
    { cookie, table, seat }: { readonly cookie: string; readonly table: string; readonly seat: number },
    patienceMs: number,
    onState: (state: TableState) => void,
  ): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie },
      handshakeTimeout: patienceMs,
    })
    const failed = new Promise<never>((_resolve, reject) => socket.on('error', reject))
    failed.catch(() => {})
    await Promise.race([new Promise((resolve) => socket.once('open', resolve)), failed])
    const line = new Line(socket, table, seat, onState)
    line.#subscribe()
    return line
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Resolves when anything arrives or the connection ends; `false` if that takes too long. */
  news(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds, false)
      this.#wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  close(): void {
    this.isOver = true
    this.#socket.terminate()
  }

  #subscribe(): void {
    this.send({ type: 'subscribe', table: this.#table, seat: this.#seat, have: 0, changes: true })
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#see(message.state)
    else if (message.type === 'done') this.answers.set(message.id, { ok: true, ply: message.ply })
    else if (message.type === 'change') this.#change(message)
    else if (message.type === 'refused') {
      if (message.id !== null) this.answers.set(message.id, { ok: false, ...message.refusal })
      // Only a subscription has no id, and without one there is nothing to wait for.
      else this.close()
    }
    this.#wake()
  }

  #change({ id, since, seen, view, viewer }: ChangeMessage): void {
    if (id !== undefined) this.answers.set(id, { ok: true, ply: seen.ply })
    const { state } = this
    if (state?.seen?.ply !== since || state.viewer !== viewer) this.#subscribe()
    else this.#see({ ...state, seen: { ...seen, view: withChanges(state.seen.view, view) } })
  }

  #see(state: TableState): void {
    this.state = state
    this.#onState(state)
  }
}
