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
  // Logs as a journal and chapters (see logs.ts) instead of a row for each entry.
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
  )
  INSERT INTO chapters SELECT match, 0, max(ply) + 1, json_group_array(item ORDER BY ply, part) FROM items GROUP BY match;

  DROP TABLE entries;
  `,
]
