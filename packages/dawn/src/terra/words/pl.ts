import { abilities } from './pl/abilities.ts'
import { armies } from './pl/armies.ts'
import { districts } from './pl/districts.ts'
import { effects } from './pl/effects.ts'
import { map } from './pl/map.ts'
import { names } from './pl/names.ts'
import { slots } from './pl/slots.ts'

export const pl = { ...names, ...effects, ...districts, ...map, ...armies, ...abilities, ...slots }
