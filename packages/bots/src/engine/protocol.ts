import type { Outcome, Seat } from '@ecumene/kernel'

/** Version of the line protocol. Both sides say it, and whoever hears another stops. See docs/bots.md. */
export const PROTOCOL = 1

/** What an engine is told, one JSON object a line. */
export type ToEngine =
  | { readonly type: 'hello'; readonly protocol: number }
  | GameBegins
  | Decide
  | { readonly type: 'result'; readonly outcome: Outcome | null }
  | { readonly type: 'quit' }

/** What is played from now on, and where the engine sits. */
export type GameBegins = {
  readonly type: 'game'
  readonly game: string
  readonly rules: string
  readonly options: object
  readonly seats: number
  readonly seat: Seat
}

/** A decision, and everything that the seat may know for it. */
export type Decide = {
  readonly type: 'decide'
  readonly view: unknown
  /** In notation. */
  readonly moves: readonly string[]
  /** Moves that are not listed, such as offers, are allowed too. */
  readonly open?: true
  readonly milliseconds: number
  /** Chance for this decision: the same in every game of the same seed. */
  readonly seed: string
  /** A state that the seat cannot tell from the true one; for those who asked for it. */
  readonly world?: unknown
}

/** What an engine says. */
export type FromEngine =
  | { readonly type: 'hello'; readonly protocol: number; readonly world: boolean }
  | { readonly type: 'move'; readonly move: string }
  /** For whoever debugs it; nobody else reads it. */
  | { readonly type: 'info' }
  /** It cannot go on. */
  | { readonly type: 'error'; readonly message: string }

/** What a line of an engine says; `null` for what is no line of the protocol. */
export const readLine = (line: string): FromEngine | null => {
  const said = objectIn(line)
  switch (said?.['type']) {
    case 'hello': {
      const { protocol, world } = said
      return typeof protocol === 'number' ? { type: 'hello', protocol, world: world === true } : null
    }
    case 'move':
      return typeof said['move'] === 'string' ? { type: 'move', move: said['move'] } : null
    case 'info':
      return { type: 'info' }
    case 'error':
      return { type: 'error', message: String(said['message']) }
    default:
      return null
  }
}

/** The object that a line holds, or `null`. */
export const objectIn = (line: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
