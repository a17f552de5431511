import type { DatabaseSync } from '@photostructure/sqlite'
import { MIGRATIONS } from './migrations.ts'

export type Sqlite = InstanceType<typeof DatabaseSync>

/** "ECUM": distinguishes our files from those of other programs. */
export const APPLICATION = 0x4543554d
export const FIRST_SCHEMA = 1
/** The version of the file that this program writes. */
export const SCHEMA = FIRST_SCHEMA + MIGRATIONS.length

/** A number that SQLite keeps about the file. */
export const numberOf = (file: Sqlite, pragma: string): number => {
  const row = file.prepare(`PRAGMA ${pragma}`).get() as Readonly<Record<string, unknown>>
  return Number(row[pragma])
}

/** Kinds of errors by the numbers that SQLite gives them. */
export const KINDS = { busy: 5, damaged: 11, full: 13, foreign: 26 }

/** The kind of an error of SQLite: the lowest byte of its number, whose others say more about it. */
export const kindOf = (error: unknown): number | null => {
  const { errcode } = error as { readonly errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : null
}
