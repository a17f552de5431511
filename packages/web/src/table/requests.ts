import { failed, type Message, ok, type Result, type WhyNot } from '@ecumene/kernel'
import type { ClientMessage, ServerMessage } from '@ecumene/protocol'
import { refusalWords } from '../online/api.ts'

/** Requests carry an id, so that the server can answer a repeated one without carrying it out twice. */
export type Request = Extract<ClientMessage, { readonly id: string }>

/** The result of a request: the reason or reasons asked for (or `null`), or a refusal. */
export type Answer = Result<Message | readonly WhyNot[] | null, Message>

/** Requests in flight. They are sent again after every reconnection until they are answered. */
export class Requests {
  readonly #waiting = new Map<string, { readonly request: Request; readonly settle: (answer: Answer) => void }>()

  get size(): number {
    return this.#waiting.size
  }

  /** How many of them change something in the match. */
  get commands(): number {
    return [...this.#waiting.values()].filter(({ request }) => !ASIDE.has(request.type)).length
  }

  add(request: Request): Promise<Answer> {
    return new Promise((settle) => {
      this.#waiting.set(request.id, { request, settle })
    })
  }

  /** All unanswered requests, in the order in which they were made. */
  unanswered(): readonly Request[] {
    return [...this.#waiting.values()].map(({ request }) => request)
  }

  /** Gives an answer to its request; `false` if the message is not an answer. */
  answer(message: ServerMessage): boolean {
    if (message.type === 'state' || message.type === 'pong') return false
    if (message.type === 'chat' || message.type === 'turn' || message.type === 'presence') return false
    if (message.id === null || message.id === undefined) return false
    const waiting = this.#waiting.get(message.id)
    if (waiting === undefined) return false
    this.#waiting.delete(message.id)
    if (message.type === 'refused') waiting.settle(failed(refusalWords(message.refusal)))
    else if (message.type === 'reasons') waiting.settle(ok(message.reasons))
    else waiting.settle(ok(message.type === 'reason' ? message.reason : null))
    return true
  }

  /** The table is closed: nobody is waiting any more. */
  abandon(): void {
    for (const { settle } of this.#waiting.values()) settle(failed({ key: 'refusal.network' }))
    this.#waiting.clear()
  }
}

/** Requests that the board need not wait for. */
const ASIDE: ReadonlySet<Request['type']> = new Set<Request['type']>(['why', 'whyNots', 'say'])
