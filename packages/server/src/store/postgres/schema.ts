import { StoreError } from '../store.ts'
import type { Session } from './session.ts'

/**
 * How the schema came to be what it is: its version is the number of these steps that were taken. A step that was released
 * is never changed: another one follows it. Nothing here is PostgreSQL's alone: no sequences, no triggers, no locks by name.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE nodes (
    id text PRIMARY KEY,
    page bigint NOT NULL,
    until timestamptz NOT NULL
  );

  CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE tables (
    id text PRIMARY KEY,
    version integer NOT NULL,
    game text NOT NULL,
    rules text NOT NULL,
    options text NOT NULL,
    seats text NOT NULL,
    seed text NOT NULL,
    deal text NOT NULL,
    status text NOT NULL,
    is_public integer NOT NULL,
    creator text NOT NULL,
    created_at bigint NOT NULL,
    rematch text,
    takeback text,
    waits_for_bot integer NOT NULL,
    terms text,
    asked integer,
    begun_at bigint,
    clock text,
    due bigint,
    over_at bigint,
    closing text
  );
  CREATE INDEX tables_public ON tables (status, created_at) WHERE is_public = 1;
  CREATE INDEX tables_creator ON tables (creator, status);
  CREATE INDEX tables_waiting ON tables (created_at) WHERE status = 'waiting';
  CREATE INDEX tables_bots ON tables (id) WHERE waits_for_bot = 1;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

  CREATE TABLE entries (
    match text,
    ply integer,
    entry text NOT NULL,
    request text,
    at bigint,
    asked integer,
    PRIMARY KEY (match, ply)
  );

  CREATE TABLE snapshots (
    match text PRIMARY KEY,
    ply integer NOT NULL,
    snapshot text NOT NULL
  );

  CREATE TABLE sitting (
    guest text,
    match text,
    PRIMARY KEY (guest, match)
  );
  CREATE INDEX sitting_match ON sitting (match);

  CREATE TABLE chat (
    match text,
    number integer,
    guest text NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    said text,
    at bigint NOT NULL,
    request text NOT NULL,
    PRIMARY KEY (match, number)
  );
  CREATE INDEX chat_guest ON chat (guest);

  CREATE TABLE codes (
    hash text PRIMARY KEY,
    guest text NOT NULL,
    until bigint NOT NULL,
    used integer NOT NULL
  );
  CREATE INDEX codes_guest ON codes (guest);

  CREATE TABLE passes (
    pass text PRIMARY KEY,
    change bigint NOT NULL UNIQUE,
    number integer NOT NULL
  );

  CREATE TABLE pulse (
    one integer PRIMARY KEY CHECK (one = 0),
    at bigint NOT NULL,
    until bigint NOT NULL,
    lag bigint NOT NULL
  );

  CREATE TABLE hooks (
    guest text PRIMARY KEY,
    url text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL
  );
  `,
  // Several servers on one database.
  `
  CREATE TABLE changes (
    node text,
    page bigint,
    tables text NOT NULL,
    PRIMARY KEY (node, page)
  );

  CREATE TABLE keys (
    name text PRIMARY KEY,
    key text NOT NULL
  );

  CREATE TABLE here (
    node text,
    guest text,
    match text,
    PRIMARY KEY (node, guest, match)
  );
  CREATE INDEX here_match ON here (match);
  CREATE INDEX here_guest ON here (guest);

  CREATE TABLE claims (
    match text PRIMARY KEY,
    ply integer NOT NULL,
    node text NOT NULL,
    until timestamptz NOT NULL
  );

  CREATE TABLE notices (
    match text,
    ply integer,
    seats integer NOT NULL,
    node text NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (match, ply)
  );

  CREATE TABLE allowances (
    account text PRIMARY KEY,
    tokens double precision NOT NULL,
    burst double precision NOT NULL,
    rate double precision NOT NULL,
    at timestamptz NOT NULL
  );
  `,
  // A node is told only what concerns it. One from before notes everything in `changes`, and `tells` nobody in particular.
  `
  ALTER TABLE nodes ADD COLUMN tells integer NOT NULL DEFAULT 0;

  CREATE UNLOGGED TABLE notes (
    node text,
    source text,
    page bigint,
    match text,
    ply integer,
    entry text,
    version integer,
    change text,
    said integer NOT NULL,
    PRIMARY KEY (node, source, page, match, ply)
  );
  `,
]

/** Makes the place where the version of the schema is kept, if there is none. Throws if the place is another program's. */
export const prepareSchema = async (session: Session, place: string): Promise<void> => {
  const [found] = await session.all<{ readonly tables: number; readonly ours: number }>(
    `SELECT count(*) AS tables, count(*) FILTER (WHERE table_name = 'schema_version') AS ours
     FROM information_schema.tables WHERE table_schema = 'ecumene'`,
  )
  if (found === undefined || found.ours === 0) {
    if (found !== undefined && found.tables > 0) throw foreign(place)
    await session.script(
      `CREATE SCHEMA IF NOT EXISTS ecumene;
       CREATE TABLE IF NOT EXISTS ecumene.schema_version (one integer PRIMARY KEY CHECK (one = 0), version integer NOT NULL);
       INSERT INTO ecumene.schema_version VALUES (0, 0) ON CONFLICT DO NOTHING`,
    )
  }
  await session.script('SET search_path = ecumene')
}

/** The version of the schema, locked until the end of the transaction. */
export const lockedVersion = async (session: Session, place: string): Promise<number> => {
  const [row] = await session.all<{ readonly version: number }>('SELECT version FROM schema_version FOR UPDATE')
  if (row === undefined) throw foreign(place)
  const { version } = row
  if (version <= MIGRATIONS.length) return version
  throw new StoreError(
    'newer',
    `the database ${place} was written by a newer version of Ecumene (schema ${version}; this program knows ${MIGRATIONS.length})`,
  )
}

/** Takes the steps that are missing, within the transaction that has locked the version. */
export const migrate = async (session: Session, version: number): Promise<void> => {
  for (const step of MIGRATIONS.slice(version)) await session.script(step)
  if (version < MIGRATIONS.length) await session.run('UPDATE schema_version SET version = $1', [MIGRATIONS.length])
}

const foreign = (place: string): StoreError =>
  new StoreError(
    'foreign',
    `the schema "ecumene" of the database ${place} is of another program; choose another database`,
  )
