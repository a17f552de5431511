import type { Row, Rows } from '../store/archive/kinds.ts'
import { openBackup } from '../store/archive/read-backup.ts'
import { readFile } from '../store/archive/sqlite-source.ts'
import { fillFile } from '../store/archive/sqlite-target.ts'
import { fill } from '../store/archive/transfer.ts'
import { writeBackup } from '../store/archive/write-backup.ts'
import { fillDatabase } from '../store/postgres/archive.ts'

/* A backup or a restore that is killed, as by `kill -9`, after ROWS rows: WHAT BACKUP STORE ROWS. */
const [what = '', backup = '', place = '', count = '0'] = process.argv.slice(2)

const cutShort = ({ rows }: Rows): Rows => ({
  async *rows(): AsyncIterable<Row> {
    let left = Number(count)
    for await (const row of rows()) {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL')
      yield row
    }
  },
})

if (what === 'backup') {
  const source = readFile(place, { alone: false, onSpoiled: () => {} })
  await writeBackup(backup, { of: place, key: null }, cutShort(source).rows(), async () => {})
} else {
  const target = place.startsWith('postgres') ? await fillDatabase(place) : fillFile(place)
  await fill(target, cutShort(await openBackup(backup)), null)
}
