import { ok } from '@ecumene/kernel'
import { type Turn, type Turns, written } from '@ecumene/protocol'
import type { TableRow } from '../store/store.ts'
import type { TurnRow } from '../store/time.ts'
import type { Hall } from './hall.ts'
import { infoOf } from './info.ts'
import type { Table } from './table.ts'

/** All tables of a guest and whose turn it is there. */
export const turnsOf = async (hall: Hall, guest: string): Promise<Turns> => {
  const { store } = hall.world
  const [open, over] = await Promise.all([
    store.seatsTaken(guest, 'open', MOST_OPEN),
    store.seatsTaken(guest, 'over', MOST_OVER),
  ])
  const isAt = await hall.whoIsAt([...open, ...over].map(({ table }) => table.id))
  const told = async (turn: TurnRow): Promise<Turn> =>
    turnOf(turn.table, guest, isAt(turn.table.id), await momentOf(hall, turn))
  return { open: await Promise.all(open.map(told)), over: await Promise.all(over.map(told)) }
}

const momentOf = async (hall: Hall, { table, at, asked }: TurnRow): Promise<Moment> => ({
  asked: table.status !== 'playing' ? [] : (asked ?? (await askedAt(hall, table.id))),
  since: at,
  now: hall.world.now(),
})

/**
 * The same for tables that other servers have changed, and that nobody watches here; `null` if it may be any. Their guests
 * may follow their turns here.
 */
export const tellTurnsElsewhere = async (hall: Hall, changed: readonly string[] | null): Promise<void> => {
  const { presence, store } = hall.world
  if (!presence.hasFollowers) return
  if (changed === null) return tellAllTurns(hall, presence.followers)
  await tellRows(hall, await store.turnsAt(changed.filter((id) => hall.known(id) === undefined)))
}

/** All tables of these guests, for those of them who follow their turns here. */
export const tellAllTurns = async (hall: Hall, guests: readonly string[]): Promise<void> => {
  const { presence, store } = hall.world
  const following = guests.filter((guest) => presence.isFollowing(guest))
  const rows = await Promise.all(following.map((guest) => store.seatsTaken(guest, 'open', MOST_OPEN)))
  await tellRows(hall, rows.flat())
}

const tellRows = async (hall: Hall, rows: readonly TurnRow[]): Promise<void> => {
  const { presence } = hall.world
  for (const row of rows) {
    const guests = guestsOf(row.table).filter((guest) => presence.isFollowing(guest))
    if (guests.length === 0 || hall.known(row.table.id) !== undefined) continue
    const isAt = await hall.whoIsAt([row.table.id])
    const moment = await momentOf(hall, row)
    for (const guest of guests) {
      presence.tell(guest, written({ type: 'turn', turn: turnOf(row.table, guest, isAt(row.table.id), moment) }))
    }
  }
}

/** Tells the guests of a table who follow their turns how it stands. */
export const tellTurns = async (table: Table): Promise<void> => {
  const { presence, store, now } = table.world
  const guests = guestsOf(table.row).filter((guest) => presence.isFollowing(guest))
  if (guests.length === 0) return
  const since = table.movedAt ?? (await store.lastAt(table.id)) ?? table.row.begunAt
  const asked = table.row.status === 'playing' ? table.asked : []
  for (const guest of guests) {
    const turn = turnOf(table.row, guest, table.watchers.isHere, { asked, since, now: now() })
    presence.tell(guest, written({ type: 'turn', turn }))
  }
}

/** Whoever sits at a table, or has left a seat there to a bot. */
export const guestsOf = ({ seats }: Pick<TableRow, 'seats'>): readonly string[] => [
  ...new Set(
    seats.flatMap((seat) => {
      const guest = seat.kind === 'person' ? seat.guest : seat.kind === 'bot' ? seat.standsFor?.guest : undefined
      return guest ?? []
    }),
  ),
]

const MOST_OPEN = 100
const MOST_OVER = 30

type Moment = Pick<Turn, 'asked' | 'since'> & { readonly now: number }

const turnOf = (
  row: TableRow,
  guest: string,
  isHere: (guest: string) => boolean,
  { asked, since, now }: Moment,
): Turn => ({
  ...infoOf(row, guest, isHere),
  asked,
  since,
  clock: row.clock === null ? null : { now, ...row.clock },
})

/** A match older than this column: the rules know who is asked. */
const askedAt = async (hall: Hall, id: string): Promise<readonly number[]> => {
  const table = await hall.find(id).catch(() => null)
  const asked = await table?.inOrder(async () => ok(await table.askedNow()))
  return asked?.ok === true ? asked.value : []
}
