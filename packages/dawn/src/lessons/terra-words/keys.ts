import type { en } from './en.ts'

/** Everything the lesson says. English is the list; a language that lacks a text does not compile. */
export type TerraLessonWordKey = keyof typeof en
