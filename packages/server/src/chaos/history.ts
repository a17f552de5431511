import type { TableRow } from '../store/store.ts'

/** A move that a client has sent, once or several times under one id, and what the client was told of it. */
export type Attempt = {
  readonly table: string
  readonly seat: number
  readonly move: string
  /** Its name in the log of the match. */
  readonly request: string
  readonly verdict: Verdict
}

export type Verdict =
  /** Acknowledged, with the version of the match that it led to. */
  | { readonly kind: 'done'; readonly ply: number }
  /** Refused each time it was sent: it never happened. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Not answered at least once: it may have happened or not. */
  | { readonly kind: 'open' }

/** A position that a client was shown: whose eyes, at which version, and the fingerprint of all there was to see. */
export type Sight = {
  readonly table: string
  readonly viewer: number | null
  readonly ply: number
  readonly print: string
}

/** The testimony of all clients of a run. */
export type Testimony = { readonly attempts: readonly Attempt[]; readonly sights: readonly Sight[] }

/** A match as stored in the database. */
export type KeptMatch = Pick<
  TableRow,
  'id' | 'game' | 'rules' | 'options' | 'seats' | 'seed' | 'deal' | 'status' | 'waitsForBot' | 'begunAt'
> & {
  /** Milliseconds that each seat has for the whole match before it is made to resign; `null` without a clock. */
  readonly clockMs: number | null
  /** By ply, as the database orders them. */
  readonly entries: readonly KeptEntry[]
}

export type KeptEntry = {
  readonly ply: number
  /** As JSON. */
  readonly entry: string
  readonly request: string | null
  readonly at: number | null
}

/** Contradictions: impossible if nothing was lost and nothing happened twice. */
export type Fault = { readonly table: string; readonly kind: FaultKind; readonly what: string }

export type FaultKind =
  /** The log itself has a hole, or is no game by the rules. */
  | 'gap'
  | 'illegal'
  /** An acknowledged move is not there, is there twice, or is not where the client was told. */
  | 'lost'
  | 'doubled'
  | 'displaced'
  /** A refused move is there. */
  | 'revived'
  /** There is a move of a person that no client has sent, or one of a bot where a person sits. */
  | 'unsent'
  /** A client has seen a position that this match never had. */
  | 'forked'
  /** A clock has taken effect before its time; a clock or a bot has not done anything in the end. */
  | 'early'
  | 'overdue'
  /** The row of the table says something else than the log of its match: whether it is over, or waits for a bot. */
  | 'misfiled'
