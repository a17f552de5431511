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
  const told = async ({ table, at, asked }: TurnRow): Promise<Turn> => {
    const isHere = hall.known(table.id)?.watchers.isHere ?? (() => false)
    const seats = table.status !== 'playing' ? [] : (asked ?? (await askedAt(hall, table.id)))
    return turnOf(table, guest, isHere, { asked: seats, since: at, now: hall.world.now() })
  }
  return { open: await Promise.all(open.map(told)), over: await Promise.all(over.map(told)) }
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
