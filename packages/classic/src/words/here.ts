import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The game's own texts, all languages at hand (`#words`, but for the page). */
export const ownWords: Words = { en, uk, pl, ru }
