import { seatsIn } from '../masks.ts'
import type { Attending, NodesStore } from '../nodes.ts'
import type { Spoiled } from '../spoiled.ts'
import { after, NOTICE_MS, type Notices } from './notices.ts'
import type { Sql } from './session.ts'
import { type TurnColumns, turnRow, turns } from './times.ts'

/** The part of the operations that is about other servers. */
export const nodesOperations = (
  sql: Sql,
  { self, owe }: Notices,
  { elsewhere, company }: Pick<NodesStore, 'elsewhere' | 'company'>,
  onSpoiled: (why: Spoiled) => void,
): NodesStore => ({
  elsewhere,
  company,
  async changedAmong(known) {
    const rows = await sql.all<{ readonly match: string }>(CHANGED, [
      known.map(({ table }) => table),
      known.map(({ version }) => version),
      known.map(({ ply }) => ply),
    ])
    return rows.map(({ match }) => match)
  },
  async cookieKey(otherwise) {
    await sql.run(`INSERT INTO keys VALUES ('cookies', $1) ON CONFLICT (name) DO NOTHING`, [otherwise])
    const [row] = await sql.all<{ readonly key: string }>(`SELECT key FROM keys WHERE name = 'cookies'`)
    return row?.key ?? otherwise
  },

  agreeOnKey: async (print) => (await sql.run(AGREE, [print, self])) === 1,

  async attend(came, left) {
    if (left.length > 0) await sql.run(LEFT, [self, ...columnsOf(left)])
    if (came.length > 0) await sql.run(CAME, [self, ...columnsOf(came)])
  },
  attending: (tables) => sql.all<Attending>(ATTENDING, [self, tables]),
  async isElsewhere(guest) {
    const rows = await sql.all('SELECT 1 FROM here JOIN nodes ON id = node WHERE guest = $1 AND node <> $2 LIMIT 1', [
      guest,
      self,
    ])
    return rows.length > 0
  },
  async turnsAt(tables) {
    const rows = await sql.all<TurnColumns>(TURNS_AT, [tables])
    return rows.flatMap((row) => turnRow(row, onSpoiled))
  },

  claimBots: async (table, ply, milliseconds) => (await sql.run(CLAIM, [table, ply, self, milliseconds])) === 1,

  hasLostNotices: async () => (await sql.all(`SELECT 1 FROM notices WHERE ${LOST} LIMIT 1`)).length > 0,
  async takeNotices(limit) {
    const rows = await sql.all<{ readonly match: string; readonly ply: number; readonly seats: number }>(TAKE, [
      self,
      limit,
      NOTICE_MS,
    ])
    for (const { match, ply } of rows) owe(match, ply)
    return rows.map(({ match, ply, seats }) => ({ table: match, ply, seats: seatsIn(seats) }))
  },
  async holdNotice(table, ply, milliseconds) {
    await sql.run(`UPDATE notices SET until = ${after('$4')} WHERE match = $1 AND ply = $2 AND node = $3`, [
      table,
      ply,
      self,
      milliseconds,
    ])
  },
  async settleNotices(settled) {
    await sql.run(SETTLE, [self, settled.map(({ table }) => table), settled.map(({ ply }) => ply)])
  },

  async spend(spendings) {
    const column = <Value>(of: (spending: (typeof spendings)[number]) => Value): readonly Value[] => spendings.map(of)
    const rows = await sql.all<{ readonly account: string; readonly tokens: number }>(SPEND, [
      column(({ account }) => account),
      column(({ tokens }) => tokens),
      column(({ burst }) => burst),
      column(({ perSecond }) => perSecond),
    ])
    const left = new Map(rows.map(({ account, tokens }) => [account, tokens]))
    return spendings.map(({ account, burst }) => left.get(account) ?? burst)
  },
})

const refilled = (rate: string): string =>
  `allowances.tokens + ${rate} * extract(epoch FROM now() - allowances.at)::float8`

/** Buckets that are full again, and what nobody holds any more. */
export const CLEARED = [
  `DELETE FROM allowances WHERE ${refilled('rate')} >= burst`,
  `DELETE FROM claims WHERE until < now() - interval '1 hour'`,
]

const columnsOf = (attending: readonly Attending[]) => [
  attending.map(({ guest }) => guest),
  attending.map(({ table }) => table),
]

const AGREE = `
  INSERT INTO keys VALUES ('print', $1) ON CONFLICT (name) DO UPDATE SET key = excluded.key
  WHERE keys.key = excluded.key OR NOT EXISTS (SELECT 1 FROM nodes WHERE id <> $2 AND until > now())`

const CHANGED = `
  SELECT known.match FROM unnest($1::text[], $2::integer[], $3::integer[]) AS known (match, version, ply)
  LEFT JOIN tables ON tables.id = known.match
  WHERE tables.version IS DISTINCT FROM known.version
    OR known.ply <> (SELECT coalesce(max(ply) + 1, 0) FROM entries WHERE entries.match = known.match)`

const CAME = `
  INSERT INTO here SELECT $1::text, guest, match FROM unnest($2::text[], $3::text[]) AS came (guest, match)
  ON CONFLICT DO NOTHING`
const LEFT = `
  DELETE FROM here USING unnest($2::text[], $3::text[]) AS gone (guest, match)
  WHERE here.node = $1 AND here.guest = gone.guest AND here.match = gone.match`
const ATTENDING = `
  SELECT DISTINCT here.guest, here.match AS table FROM here JOIN nodes ON nodes.id = here.node
  WHERE here.match = ANY($2) AND here.node <> $1 AND here.guest <> ''`

const TURNS_AT = turns('FROM tables', 'tables.id = ANY($1)')

/** A claim for an earlier ply has lapsed: the match has gone on. A server that is behind gets none. */
const CLAIM = `
  INSERT INTO claims VALUES ($1, $2, $3, ${after('$4')})
  ON CONFLICT (match) DO UPDATE SET ply = excluded.ply, node = excluded.node, until = excluded.until
  WHERE claims.ply < excluded.ply OR claims.node = excluded.node OR claims.until <= now()
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = claims.node)`

const LOST = '(notices.until <= now() OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = notices.node))'
const SETTLE = `
  DELETE FROM notices USING unnest($2::text[], $3::integer[]) AS settled (match, ply)
  WHERE notices.node = $1 AND notices.match = settled.match AND notices.ply = settled.ply`
const TAKE = `
  UPDATE notices SET node = $1, until = ${after('$3')}
  WHERE (match, ply) IN (SELECT match, ply FROM notices WHERE ${LOST} ORDER BY until LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING match, ply, seats`

/** Tokens come back evenly; a debt is at most as large as the bucket. */
const SPEND = `
  INSERT INTO allowances
  SELECT account, burst - spent, burst, rate, now()
  FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) AS given (account, spent, burst, rate)
  ON CONFLICT (account) DO UPDATE SET burst = excluded.burst, rate = excluded.rate, at = excluded.at, tokens =
    greatest(-excluded.burst, least(excluded.burst, ${refilled('excluded.rate')}) - excluded.burst + excluded.tokens)
  RETURNING account, tokens`
