import { NO_TERMS } from '@ecumene/protocol'
import type { Append, Store, TableRow } from '../store/store.ts'

/** Fills an empty store with some of everything it can hold. */
export const liveIn = async (store: Store, tables = 40): Promise<void> => {
  await store.beat({ at: 1_000, until: 1_500, lag: 7 })
  for (const [number, name] of NAMES.entries()) {
    await store.saveGuest({ id: `guest-${number}`, name, createdAt: number })
    await store.renewPass(`guest-${number}`)
    await store.setHook(`guest-${number}`, {
      url: `https://example.org/${name}`,
      language: 'uk',
      origin: 'https://e.org',
    })
    await store.putCode({ hash: `hash-${number}`, guest: `guest-${number}`, until: 9_000 + number }, 0)
  }
  await store.takeCode('hash-1', 100)
  await Promise.all(Array.from({ length: tables }, (_none, number) => liveAt(store, number)))
  await store.forgetGuest('guest-2')
}

const liveAt = async (store: Store, number: number): Promise<void> => {
  const row = tableOf(number)
  await store.createTable(row)
  await store.updateTable(row.id, 0, {
    takeback: { ply: 0, seat: 1, to: 0, agreed: [1] },
    ...(number % 4 === 0 && { closing: { ply: 3, agreed: [0] } }),
  })
  for (const guest of ['guest-0', 'guest-2']) {
    const said = JSON.stringify({ text: `«Hello» from ${guest} — żółć, їжак, 🎲 \n` })
    await store.say({ table: row.id, guest, seat: 0, name: guest, said, at: number, request: `say-${guest}` })
  }
  // More than a chapter for some, and a page or two of the journal for others.
  const plies = (number * 7) % 90
  let written: Promise<unknown>[] = []
  for (let ply = 0; ply < plies; ply++) {
    written.push(store.append(appendAt(row.id, ply)))
    if (written.length < 12) continue
    await Promise.all(written)
    written = []
  }
  await Promise.all(written)
}

const appendAt = (table: string, ply: number): Append => ({
  table,
  ply,
  entry: JSON.stringify({ move: `move ${ply} “${table}”` }),
  request: ply % 3 === 0 ? null : `request-${ply}`,
  ...(ply % 5 !== 0 && { at: 10_000 + ply, asked: [ply % 2] }),
  ...(ply % 20 === 19 && { snapshot: JSON.stringify({ at: ply }) }),
  ...(ply === 83 && { status: 'over' }),
})

const tableOf = (number: number): TableRow => ({
  id: `table-${String(number).padStart(6, '0')}`,
  version: 0,
  game: 'duel',
  rules: '1',
  options: { wonders: 'draft' },
  seats: [
    { kind: 'person', guest: 'guest-0', name: NAMES[0] },
    { kind: 'person', guest: `guest-${1 + (number % 2)}`, name: NAMES[1] },
  ],
  seed: `seed ${number}`,
  deal: [1, 2, number],
  status: 'playing',
  isPublic: number % 2 === 0,
  creator: 'guest-0',
  createdAt: 100 + number,
  rematch: number % 7 === 0 ? 'table-000001' : null,
  takeback: null,
  closing: null,
  waitsForBot: number % 9 === 0,
  terms: NO_TERMS,
  asked: number % 3 === 0 ? null : [0],
  begunAt: 200 + number,
  clock: null,
  due: number % 5 === 0 ? 999_999_999_999 : null,
})

const NAMES = ['Ann', 'Żaneta', 'Їжак 🎲', '"quoted" \\ name'] as const
