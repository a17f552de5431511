import { effects } from './ru/effects.ts'
import { names } from './ru/names.ts'

export const ru = { ...names, ...effects }
