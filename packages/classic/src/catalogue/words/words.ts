import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

export type CatalogueKey = keyof typeof en
export type CatalogueWords = Readonly<Record<CatalogueKey, string>>

export const words: Words = { en, uk, pl, ru }
