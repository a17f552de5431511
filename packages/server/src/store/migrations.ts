/**
 * How a store file of an earlier version becomes one of today. The version of a file is 1 and one more for each of these
 * steps that it has taken; a new file takes them all. A step that was released is never changed: another one follows it.
 */
export const MIGRATIONS: readonly string[] = [
  // What people say at tables, and the codes by which a guest comes to another device.
  `
  CREATE TABLE chat (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    said TEXT,
    at INTEGER NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chat_guest ON chat (guest);

  CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    until INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Clocks: what a table agreed on, how its clocks stood after the last entry, and when somebody's time is up. Turns:
  // when each entry was made and who was asked after it (as bits), and who sits where, to be found by guest.
  `
  ALTER TABLE tables ADD COLUMN terms TEXT;
  ALTER TABLE tables ADD COLUMN asked INTEGER;
  ALTER TABLE tables ADD COLUMN begun_at INTEGER;
  ALTER TABLE tables ADD COLUMN clock TEXT;
  ALTER TABLE tables ADD COLUMN due INTEGER;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

  ALTER TABLE entries ADD COLUMN at INTEGER;
  ALTER TABLE entries ADD COLUMN asked INTEGER;

  CREATE TABLE sitting (
    guest TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (guest, match)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitting_match ON sitting (match);
  INSERT OR IGNORE INTO sitting
    SELECT json_extract(seat.value, '$.guest'), tables.id FROM tables, json_each(tables.seats) AS seat
    WHERE json_extract(seat.value, '$.guest') IS NOT NULL;

  CREATE TABLE pulse (
    only INTEGER PRIMARY KEY CHECK (only = 0),
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hooks (
    guest TEXT PRIMARY KEY,
    url TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Logs as a journal and chapters (see logs.ts) instead of a row for each entry. When a match was over is kept with its table,
  // by which finished ones are listed.
  `
  CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
  ) STRICT;

  CREATE TABLE chapters (
    match TEXT NOT NULL,
    ply INTEGER NOT NULL,
    end INTEGER NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (match, ply)
  ) STRICT, WITHOUT ROWID;

  WITH items (match, ply, part, item) AS (
    SELECT match, ply, 0, entry FROM entries UNION ALL SELECT match, ply, 1, request FROM entries
    UNION ALL SELECT match, ply, 2, at FROM entries UNION ALL SELECT match, ply, 3, asked FROM entries
  )
  INSERT INTO chapters SELECT match, 0, max(ply) + 1, json_group_array(item ORDER BY ply, part) FROM items GROUP BY match;

  ALTER TABLE tables ADD COLUMN over_at INTEGER;
  UPDATE tables SET over_at = (SELECT at FROM entries WHERE match = tables.id ORDER BY ply DESC LIMIT 1)
    WHERE status = 'over';

  DROP TABLE entries;
  `,
  // What is said to a guest at another address is in their language, with a link to where they play.
  `
  ALTER TABLE hooks ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
  ALTER TABLE hooks ADD COLUMN origin TEXT NOT NULL DEFAULT '';
  `,
  // How far the machine's clock was ahead of the time that clocks go by.
  `
  ALTER TABLE pulse ADD COLUMN lag INTEGER NOT NULL DEFAULT 0;
  `,
  // Passes of guests whose first cookies are no longer valid; the row with the highest number is the latest change.
  `
  CREATE TABLE passes (
    row INTEGER PRIMARY KEY,
    pass TEXT NOT NULL UNIQUE,
    number INTEGER NOT NULL
  ) STRICT;
  `,
  // Who has agreed to end a frozen match for good.
  `
  ALTER TABLE tables ADD COLUMN closing TEXT;
  `,
]
