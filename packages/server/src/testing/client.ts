import { randomUUID } from 'node:crypto'
import {
  type ClientMessage,
  type Command,
  type CreateTable,
  type Refusal,
  SERVER_MESSAGE,
  type ServerMessage,
  type TableInfo,
  type TableState,
  withChanges,
} from '@ecumene/protocol'
import WebSocket from 'ws'

type Distributed<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A player as the protocol knows one: a cookie, HTTP and a socket. */
export class Client {
  readonly url: string
  cookie: string | null
  /** Every text that came over the socket, in order. */
  received: string[] = []
  /** The state that each of them told, whole or by what changed; `null` for all others. */
  states: (TableState | null)[] = []
  closed: { code: number; reason: string } | null = null
  #socket: WebSocket | null = null
  #listeners = new Set<() => void>()

  constructor(url: string, cookie: string | null = null) {
    this.url = url
    this.cookie = cookie
  }

  /** A guest with a name. */
  static async named(url: string, name: string): Promise<Client> {
    const client = new Client(url)
    await client.http('PUT', '/api/guest', { name })
    return client
  }

  async http(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie !== null && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0] ?? null
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null }
  }

  async create(wish: CreateTable): Promise<TableInfo> {
    const { status, body } = await this.http('POST', '/api/tables', wish)
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`)
    return body as TableInfo
  }

  async join(table: string, seat?: number): Promise<TableInfo> {
    const { status, body } = await this.http('POST', `/api/tables/${table}/join`, seat === undefined ? {} : { seat })
    if (status !== 200) throw new Error(`no seat: ${JSON.stringify(body)}`)
    return body as TableInfo
  }

  connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { ...(this.cookie !== null && { cookie: this.cookie }), ...headers },
    })
    this.#socket = socket
    this.closed = null
    // Ignore messages of a replaced socket.
    socket.on('message', (data: Buffer) => {
      if (this.#socket !== socket) return
      const text = data.toString('utf8')
      this.received.push(text)
      // Everything that any test receives must match the schemas of the API.
      this.states.push(this.#toldBy(SERVER_MESSAGE.parse(JSON.parse(text))))
      this.#wake()
    })
    socket.on('close', (code, reason) => {
      if (this.#socket !== socket) return
      this.closed = { code, reason: reason.toString('utf8') }
      this.#wake()
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
  }

  disconnect(): void {
    this.#socket?.terminate()
    this.#socket = null
  }

  /** Stops reading, like a client on a slow network. */
  stall(): void {
    this.#socket?.pause()
  }

  sendText(text: string): void {
    this.#socket?.send(text)
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message))
  }

  subscribe(table: string, seat: number | null, have = 0, changes = false): void {
    this.send({ type: 'subscribe', table, seat, have, changes })
  }

  /** Sends a command and waits for its answer. */
  async command(command: Distributed<Command> & { readonly id?: string }): Promise<Outcome> {
    const id = command.id ?? randomUUID()
    const from = this.received.length
    this.send({ ...command, id } as Command)
    const answer = await this.until((message) => 'id' in message && message.id === id, from)
    if (answer.type === 'done') return { ok: true, ply: answer.ply }
    if (answer.type === 'change') return { ok: true, ply: answer.seen.ply }
    if (answer.type === 'refused') return { ok: false, ...answer.refusal }
    throw new Error(`unexpected ${answer.type}`)
  }

  /** The first message from index `from` on that matches. */
  async until(described: (message: ServerMessage, at: number) => boolean, from = 0): Promise<ServerMessage> {
    let at = from
    for (;;) {
      for (; at < this.received.length; at++) {
        const message = JSON.parse(this.received[at] as string) as ServerMessage
        if (described(message, at)) return message
      }
      if (this.closed !== null) throw new Error(`the socket was closed: ${this.closed.code} ${this.closed.reason}`)
      await this.#change()
    }
  }

  async untilState(described: (state: TableState) => boolean, from = 0): Promise<TableState> {
    let found: TableState | null | undefined
    await this.until((_message, at) => {
      const state = this.states[at]
      if (state === null || state === undefined || !described(state)) return false
      found = state
      return true
    }, from)
    return found as TableState
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    while (this.closed === null) await this.#change()
    return this.closed
  }

  /** The newest state that has arrived. */
  state(): TableState | null {
    return this.states.findLast((state) => state !== null) ?? null
  }

  #toldBy(message: ServerMessage): TableState | null {
    if (message.type === 'state') return message.state
    if (message.type === 'presence') return this.#withPresence(message.table, message.here)
    if (message.type !== 'change') return null
    const known = this.states.findLast((state) => state?.id === message.table && state.viewer === message.viewer)
    if (known?.seen?.ply !== message.since) throw new Error(`a change of ply ${message.since}, which is not known`)
    const view = withChanges(known.seen.view, message.view)
    return { ...known, seen: { ...message.seen, view }, takeback: null, clock: message.clock ?? known.clock }
  }

  #withPresence(table: string, here: readonly number[]): TableState | null {
    const known = this.states.findLast((state) => state?.id === table) ?? null
    if (known === null) return null
    const seats = known.seats.map((seat, index) =>
      seat.kind === 'person' ? { ...seat, here: here.includes(index) } : seat,
    )
    return { ...known, seats }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#listeners.add(resolve))
  }

  #wake(): void {
    const listeners = this.#listeners
    this.#listeners = new Set()
    for (const listener of listeners) listener()
  }
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

export type Outcome = { readonly ok: true; readonly ply: number } | ({ readonly ok: false } & Refusal)
