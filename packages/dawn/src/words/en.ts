import type { ModuleWord } from '../modules.ts'
import { effects } from './en/effects.ts'
import { foresight } from './en/foresight.ts'
import { log } from './en/log.ts'
import { names } from './en/names.ts'
import { reasons } from './en/reasons.ts'
import { table } from './en/table.ts'

export const en = { ...names, ...effects, ...table, ...reasons, ...log, ...foresight }

/** Every text of the game. A language that lacks one of these does not compile. */
export type WordKey = keyof typeof en | ModuleWord

/** The same keys by room, for the files of the other languages. */
export type Names = Readonly<Record<keyof typeof names, string>>
export type Effects = Readonly<Record<keyof typeof effects, string>>
export type TableWords = Readonly<Record<keyof typeof table, string>>
export type Reasons = Readonly<Record<keyof typeof reasons, string>>
export type Foresight = Readonly<Record<keyof typeof foresight, string>>
export type Log = Readonly<Record<keyof typeof log, string>>
