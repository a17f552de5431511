import { effects } from './uk/effects.ts'
import { foresight } from './uk/foresight.ts'
import { log } from './uk/log.ts'
import { names } from './uk/names.ts'
import { reasons } from './uk/reasons.ts'
import { table } from './uk/table.ts'

export const uk = { ...names, ...effects, ...table, ...reasons, ...log, ...foresight }
