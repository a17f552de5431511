import { abilities } from './ru/abilities.ts'
import { armies } from './ru/armies.ts'
import { districts } from './ru/districts.ts'
import { effects } from './ru/effects.ts'
import { map } from './ru/map.ts'
import { names } from './ru/names.ts'
import { slots } from './ru/slots.ts'

export const ru = { ...names, ...effects, ...districts, ...map, ...armies, ...abilities, ...slots }
