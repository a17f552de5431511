import type { en } from './en.ts'

/** Everything the lessons say. English is the list; a language that lacks a text does not compile. */
export type LessonWordKey = keyof typeof en
