import { columnNames, KINDS, type Kind, type Row, type Value } from '../archive/kinds.ts'
import { notEmpty, type Reading, type Source, type Target } from '../archive/place.ts'
import { StoreError } from '../store.ts'
import { placeOf } from './address.ts'
import { rowsOfSession, TOGETHER } from './archive-rows.ts'
import { storeErrorOf } from './errors.ts'
import { lockedVersion, MIGRATIONS, migrate, prepareSchema } from './schema.ts'
import { connect, type Session } from './session.ts'

/** Reads a database in one transaction that sees it as it was at one moment, while servers go on. Rejects with a StoreError. */
export const readDatabase = (url: string, { alone }: Reading): Promise<Source> =>
  within(url, async (session, place) => {
    // Where nobody else can write, every transaction sees one moment; and one that waits for a lock must see what came before.
    await session.script(alone ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [found] = await session.all<{ readonly known: string | null }>(
      `SELECT to_regclass('ecumene.schema_version')::text AS known`,
    )
    if (found === undefined || found.known === null)
      throw new StoreError('broken', `there is no store in the database ${place}`)
    await session.script('SET LOCAL search_path = ecumene')
    await checkVersion(session, place)
    if (alone) await beAlone(session, place)
    const [kept] = await session.all<{ readonly key: string }>(`SELECT key FROM keys WHERE name = 'cookies'`)
    return { ...rowsOfSession(session), place, key: kept?.key ?? null, close: () => end(session) }
  })

/** Makes or opens a store in a database to be filled. Rejects with a StoreError if somebody uses it, or if it is not empty. */
export const fillDatabase = (url: string): Promise<Target> =>
  within(url, async (session, place) => {
    await prepareSchema(session, place)
    await session.script('BEGIN')
    await session.script('SET LOCAL synchronous_commit = on')
    const version = await lockedVersion(session, place)
    if (version > 0) await checkAbsence(session, place)
    await migrate(session, version)
    for (const { name } of KINDS) {
      // A server that was started there once has left a pulse.
      if (name !== 'pulse' && (await session.all(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0) throw notEmpty(place)
    }
    await session.script('DELETE FROM pulse')
    return {
      ...rowsOfSession(session),
      place,
      put: (rows, key) =>
        inWords(place, async () => {
          if (key !== null) await session.run(PUT_KEY, [key])
          await putRows(session, rows)
        }),
      commit: () => inWords(place, async () => void (await session.script('COMMIT'))),
      close: () => end(session),
    }
  })

/** A server that was started there once has made a key, which belongs to nobody yet. */
const PUT_KEY = `INSERT INTO keys VALUES ('cookies', $1) ON CONFLICT (name) DO UPDATE SET key = excluded.key`

const within = async <Opened>(
  url: string,
  open: (session: Session, place: string) => Promise<Opened>,
): Promise<Opened> => {
  const place = placeOf(url)
  return inWords(place, async () => {
    const session = await connect(url, () => {})
    try {
      return await open(session, place)
    } catch (error) {
      await end(session)
      throw error
    }
  })
}

const inWords = async <Value>(place: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    throw storeErrorOf(error, place)
  }
}

const end = async (session: Session): Promise<void> => {
  await session.script('ROLLBACK').catch(() => {})
  await session.end()
}

/** Only what a server of this version has brought up to date is read. */
const checkVersion = async (session: Session, place: string): Promise<void> => {
  const [row] = await session.all<{ readonly version: number }>('SELECT version FROM schema_version')
  const version = row?.version ?? 0
  if (version === MIGRATIONS.length) return
  const which = version > MIGRATIONS.length ? 'a newer' : 'an earlier'
  throw new StoreError(
    version > MIGRATIONS.length ? 'newer' : 'broken',
    `the database ${place} was written by ${which} version of Ecumene (schema ${version}; this program reads ${MIGRATIONS.length})` +
      (which === 'a newer' ? '' : '; start the server of this version on it once'),
  )
}

/** Keeps servers from starting here until the end of the transaction; throws if one is running. */
const beAlone = async (session: Session, place: string): Promise<void> => {
  await lockedVersion(session, place)
  await checkAbsence(session, place)
}

const checkAbsence = async (session: Session, place: string): Promise<void> => {
  const servers = await session.all('SELECT id FROM nodes WHERE until > now()')
  if (servers.length === 0) return
  throw new StoreError(
    'busy',
    `a server is using the database ${place}; stop it first (one that was killed counts for a few seconds more)`,
  )
}

const putRows = async (session: Session, rows: AsyncIterable<Row>): Promise<void> => {
  let batch: Row[] = []
  const put = async (): Promise<void> => {
    const kind = KINDS.find(({ name }) => name === batch[0]?.[0])
    if (kind !== undefined) await insert(session, kind, batch)
    batch = []
  }
  for await (const row of rows) {
    if (batch.length === TOGETHER || (batch[0] !== undefined && batch[0][0] !== row[0])) await put()
    batch.push(row)
  }
  await put()
}

const insert = async (session: Session, kind: Kind, batch: readonly Row[]): Promise<void> => {
  const names = columnNames(kind)
  const lists = names.map((name, at) => `$${at + 1}::${kind.columns[name] === 'text' ? 'text' : 'bigint'}[]`)
  // The pulse is one row with a key that is always the same.
  const [key, zero] = kind.name === 'pulse' ? ['one, ', '0, '] : ['', '']
  await session.run(
    `INSERT INTO ${kind.name} (${key}${names.join(', ')}) SELECT ${zero}* FROM unnest(${lists.join(', ')})`,
    names.map((_name, at) => batch.map((row) => row[at + 1] as Value)),
  )
}
