import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import type { PageKey } from './keys.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The page's texts, all languages at hand (`#words` in tests and tools). */
export const pageWords: Words<PageKey> = { en, uk, pl, ru }
