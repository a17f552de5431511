import { effects } from './uk/effects.ts'
import { names } from './uk/names.ts'

export const uk = { ...names, ...effects }
