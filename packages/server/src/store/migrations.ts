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
]
