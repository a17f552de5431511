import type { ChatRow } from './people.ts'

/** A table keeps only its latest lines, so that endless talk cannot fill the disk. */
export const KEPT_LINES = 500

/** A line of a chat as the columns of a row, the same in every database. */
export type ChatColumns = {
  readonly match: string
  readonly number: number
  readonly guest: string
  readonly seat: number
  readonly name: string
  readonly said: string | null
  readonly at: number
}

export const chatRow = ({ match, number, guest, seat, name, said, at }: ChatColumns): ChatRow => ({
  table: match,
  number,
  guest,
  seat,
  name,
  said,
  at,
})
