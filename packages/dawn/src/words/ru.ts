import { effects } from './ru/effects.ts'
import { foresight } from './ru/foresight.ts'
import { log } from './ru/log.ts'
import { names } from './ru/names.ts'
import { reasons } from './ru/reasons.ts'
import { table } from './ru/table.ts'

export const ru = { ...names, ...effects, ...table, ...reasons, ...log, ...foresight }
