import { effects } from './pl/effects.ts'
import { foresight } from './pl/foresight.ts'
import { log } from './pl/log.ts'
import { names } from './pl/names.ts'
import { reasons } from './pl/reasons.ts'
import { table } from './pl/table.ts'

export const pl = { ...names, ...effects, ...table, ...reasons, ...log, ...foresight }
