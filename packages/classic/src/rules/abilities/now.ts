import { NONE } from '../../data/types.ts'

/** What a player is in the middle of using: an ability or a culture event whose details are still being asked. */
export type PowerNow = {
  /** Great people just drawn, by seat × 8 + type, that may be placed at once (C-19.2). */
  drawn: number[]
  /** Who uses something; a resource ability by its number, or a culture event; `NONE` while nothing is used. */
  seat: number
  ability: number
  event: number
  /** Which of its effects (C-26: of several the user chooses one), and what it is aimed at. */
  effect: number
  target: number
  item: number
  square: number
  /** Resources that still have to be paid, and how often an effect may still be carried out. */
  cost: number[]
  left: number
  /** 1 if the one it is aimed at has refused it (United Nations). */
  refused: number
}

export const newPowerNow = (): PowerNow => ({
  drawn: [],
  seat: NONE,
  ability: NONE,
  event: NONE,
  effect: NONE,
  target: NONE,
  item: NONE,
  square: NONE,
  cost: [],
  left: 0,
  refused: 0,
})

export const copyPowerNow = (now: PowerNow): PowerNow => ({
  drawn: now.drawn.slice(),
  seat: now.seat,
  ability: now.ability,
  event: now.event,
  effect: now.effect,
  target: now.target,
  item: now.item,
  square: now.square,
  cost: now.cost.slice(),
  left: now.left,
  refused: now.refused,
})
