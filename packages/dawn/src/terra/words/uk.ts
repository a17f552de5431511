import { abilities } from './uk/abilities.ts'
import { effects } from './uk/effects.ts'
import { map } from './uk/map.ts'
import { names } from './uk/names.ts'

export const uk = { ...names, ...effects, ...map, ...abilities }
