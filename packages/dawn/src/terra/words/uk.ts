import { abilities } from './uk/abilities.ts'
import { armies } from './uk/armies.ts'
import { districts } from './uk/districts.ts'
import { effects } from './uk/effects.ts'
import { map } from './uk/map.ts'
import { names } from './uk/names.ts'
import { slots } from './uk/slots.ts'

export const uk = { ...names, ...effects, ...districts, ...map, ...armies, ...abilities, ...slots }
