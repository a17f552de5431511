import { abilities } from './en/abilities.ts'
import { armies } from './en/armies.ts'
import { districts } from './en/districts.ts'
import { effects } from './en/effects.ts'
import { map } from './en/map.ts'
import { names } from './en/names.ts'
import { slots } from './en/slots.ts'

export const en = { ...names, ...effects, ...districts, ...map, ...armies, ...abilities, ...slots }

/** Every text of the expansion. A language that lacks one of these does not compile. */
export type TerraWordKey = keyof typeof en

/** The same keys by room, for the files of the other languages. */
export type TerraNames = Readonly<Record<keyof typeof names, string>>
export type TerraEffects = Readonly<Record<keyof typeof effects, string>>
export type TerraSlotWords = Readonly<Record<keyof typeof slots, string>>
export type TerraMapWords = Readonly<Record<keyof typeof map, string>>
export type TerraAbilityWords = Readonly<Record<keyof typeof abilities, string>>
export type TerraArmyWords = Readonly<Record<keyof typeof armies, string>>
export type TerraDistrictWords = Readonly<Record<keyof typeof districts, string>>
