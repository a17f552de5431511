import { RESOURCES, type Resource } from './types.ts'

/** Under a village marker, in place of a resource: a great person (C-23.13). */
export const GREAT_PERSON_VILLAGE = RESOURCES.length

const HUTS: Readonly<Partial<Record<Resource, number>>> = { wheat: 5, silk: 5, incense: 5, spy: 3, iron: 2 }
const VILLAGES: Readonly<Partial<Record<Resource, number>>> = { iron: 3, spy: 3, uranium: 2 }
const GREAT_PERSON_VILLAGES = 2

const pile = (lots: Readonly<Partial<Record<Resource, number>>>): readonly number[] =>
  RESOURCES.flatMap((resource, number) => Array.from({ length: lots[resource] ?? 0 }, () => number))

/** C-2.17: the piles at the start. A marker is the number of the resource it shows. */
export const HUT_PILE: readonly number[] = pile(HUTS)
export const VILLAGE_PILE: readonly number[] = [
  ...pile(VILLAGES),
  ...Array.from({ length: GREAT_PERSON_VILLAGES }, () => GREAT_PERSON_VILLAGE),
]
