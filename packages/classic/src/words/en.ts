import { effects } from './en/effects.ts'
import { names } from './en/names.ts'

export const en = { ...names, ...effects }

/** Every text of the game. A language that lacks one of these does not compile. */
export type WordKey = keyof typeof en

/** The same keys by room, for the files of the other languages. */
export type Names = Readonly<Record<keyof typeof names, string>>
export type Effects = Readonly<Record<keyof typeof effects, string>>
