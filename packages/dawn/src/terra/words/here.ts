import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The texts that the expansion adds to those of the base game, all languages at hand (`#terra/words`, but for the page). */
export const terraWords: Words = { en, uk, pl, ru }
