import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { StoreError } from '../store.ts'
import type { Reading, Source, Target } from './place.ts'
import { openBackup } from './read-backup.ts'
import { readFile } from './sqlite-source.ts'
import { fillFile } from './sqlite-target.ts'
import { type Count, newTally } from './tally.ts'
import { compare, fill } from './transfer.ts'
import { writeBackup } from './write-backup.ts'

/** What was done: from where, to where, how many rows of each kind, and what of it could not be read. */
export type Moved = {
  readonly from: string
  readonly to: string
  readonly counts: readonly Count[]
  readonly spoiled: readonly string[]
}

export type Place = Pick<Settings, 'dataDir' | 'database'>

/** Writes all that the store holds at one moment to a file, while servers go on. Rejects with a StoreError. */
export const backUp = async (place: Place, path: string): Promise<Moved> => {
  if (existsSync(path)) throw new StoreError('foreign', `${path} is there already, and nothing is ever written over`)
  const { spoiled, onSpoiled } = listener()
  const source = await read(place, { alone: false, onSpoiled })
  try {
    const tally = newTally()
    const { place: of, key } = source
    await writeBackup(path, { of, key }, tally.through(source.rows()), async (draft) =>
      compare(source.rows(), (await openBackup(draft)).rows(), path),
    )
    return { from: source.place, to: path, counts: tally.counts(), spoiled }
  } finally {
    await source.close()
  }
}

/** Fills an empty store from such a file, as a whole or not at all. */
export const restore = async (path: string, place: Place): Promise<Moved> => {
  const backup = await openBackup(path)
  // To the end, where its checksum is, so that damage is reported as damage.
  for await (const _row of backup.rows());
  const target = await open(place)
  return { from: path, to: target.place, counts: await fill(target, backup, backup.header.key), spoiled: [] }
}

/** Fills an empty store from another one, which nobody else may be using: what was played meanwhile would be missing. */
export const moveStore = async (place: Place, to: 'to-database' | 'to-file'): Promise<Moved> => {
  const { spoiled, onSpoiled } = listener()
  const [here, there] = to === 'to-file' ? [place, inFolder(place)] : [inFolder(place), place]
  const source = await read(here, { alone: true, onSpoiled })
  try {
    const target = await open(there)
    return { from: source.place, to: target.place, counts: await fill(target, source, source.key), spoiled }
  } finally {
    await source.close()
  }
}

const inFolder = (place: Place): Place => ({ ...place, database: null })

const fileOf = ({ dataDir }: Place): string => join(dataDir, 'ecumene.sqlite')

const read = async (place: Place, reading: Reading): Promise<Source> =>
  place.database === null
    ? readFile(fileOf(place), reading)
    : (await inDatabases()).readDatabase(place.database, reading)

const open = async (place: Place): Promise<Target> =>
  place.database === null ? fillFile(fileOf(place)) : (await inDatabases()).fillDatabase(place.database)

/** Its driver is loaded only where there is a database. */
const inDatabases = () => import('../postgres/archive.ts')

const listener = () => {
  const spoiled: string[] = []
  return { spoiled, onSpoiled: (what: string) => void (spoiled.includes(what) || spoiled.push(what)) }
}
