import type { Words } from '@ecumene/kernel'
import { en, type FieldKey } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

export const fieldWords: Words<FieldKey> = { en, uk, pl, ru }
