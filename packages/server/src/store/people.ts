/** What the store keeps about people besides names and seats: chat lines, and codes for another device. */
export type PeopleStore = {
  /** Writes down what was said. The same request again, by the same guest, is answered with the line it led to. */
  say(line: SaidRow): Promise<ChatRow>
  /** The newest lines of a table from line `from` on, `limit` at most, oldest first. */
  chat(table: string, from: number, limit: number): Promise<readonly ChatRow[]>
  /** How many lines were ever said at a table. */
  chatLength(table: string): Promise<number>
  /** How many lines of a table are of somebody who wished to be forgotten. */
  forgottenLines(table: string): Promise<number>
  /** All that a guest has said anywhere. */
  chatOf(guest: string): Promise<readonly ChatRow[]>

  /** Tables at which a guest sits or which they opened, the newest first. */
  tablesOf(guest: string): Promise<readonly string[]>
  /**
   * Removes the name of a guest, the address they are notified at, the text of all they said, their codes, and their id from every table that they do not
   * sit at any more; ends their pass. Returns the tables at which something was said.
   */
  forgetGuest(guest: string): Promise<readonly string[]>

  /** How passes stand that are not as they were at first, of those that have changed after row `after`. */
  passes(after: number): Promise<readonly PassRow[]>
  /** Gives a guest the next pass, and takes away the code by which another device would become them. */
  renewPass(guest: string): Promise<void>

  /** Keeps a code for a guest, who has one at a time. Codes that were over by `before` are cleared away. */
  putCode(code: CodeRow, before: number): Promise<void>
  /** Uses a code up; `null` if there is no such code, `expired` if its time is over or it was used. */
  takeCode(hash: string, now: number): Promise<string | 'expired' | null>
}

/** A line as it is said; `said` is JSON. */
export type SaidRow = {
  readonly table: string
  readonly guest: string
  readonly seat: number
  readonly name: string
  readonly said: string
  readonly at: number
  /** Name of the request, unique for this guest and table. */
  readonly request: string
}

/** A line as it is kept. `said` is `null` once its author wished to be forgotten. */
export type ChatRow = Omit<SaidRow, 'said' | 'request'> & { readonly number: number; readonly said: string | null }

/** The pass of a guest (`guests/pass.ts`); `row` counts changes of passes. */
export type PassRow = { readonly row: number; readonly pass: string; readonly number: number }

/** The code itself is not kept, only its hash: who reads the file cannot use it. */
export type CodeRow = { readonly hash: string; readonly guest: string; readonly until: number }
