import type { MyData } from '@ecumene/protocol'
import type { Store } from '../store/store.ts'
import { saidIn } from '../tables/chats.ts'
import { infoOf, seatsOf } from '../tables/info.ts'
import { nullIfSpoiled } from '../tables/refused.ts'

/** Everything the server keeps about a guest. */
export const dataOf = async (store: Store, guest: string): Promise<MyData> => {
  const tables: MyData['tables'] = []
  for (const id of await store.tablesOf(guest)) {
    const row = await store.table(id).catch(nullIfSpoiled)
    if (row === null) continue
    tables.push({ ...infoOf(row, guest, () => false), yours: seatsOf(row, guest), isMine: row.creator === guest })
  }
  const lines = await store.chatOf(guest)
  return {
    format: 'ecumene-guest',
    guest: await store.guest(guest),
    notifiedAt: (await store.hook(guest))?.url ?? null,
    tables,
    said: lines.map(({ table, at, said }) => ({ table, at, said: saidIn(said) })),
  }
}
