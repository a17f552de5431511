import { abilities } from './uk/abilities.ts'
import { armies } from './uk/armies.ts'
import { effects } from './uk/effects.ts'
import { map } from './uk/map.ts'
import { names } from './uk/names.ts'

export const uk = { ...names, ...effects, ...map, ...armies, ...abilities }
