import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

export type TerraCatalogueKey = keyof typeof en
export type TerraCatalogueWords = Readonly<Record<TerraCatalogueKey, string>>

export const words: Words = { en, uk, pl, ru }
