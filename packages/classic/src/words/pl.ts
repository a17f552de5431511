import { effects } from './pl/effects.ts'
import { names } from './pl/names.ts'

export const pl = { ...names, ...effects }
