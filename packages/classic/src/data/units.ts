import { AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED } from './types.ts'

/** C-27.13, C-27.14: for each type, how many cards there are of each strength (of land units: the one at rank 1). */
const CARDS_BY_STRENGTH: readonly (readonly (readonly [strength: number, cards: number])[])[] = [
  [
    [1, 3],
    [2, 9],
    [3, 3],
  ],
  [
    [1, 3],
    [2, 9],
    [3, 3],
  ],
  [
    [1, 3],
    [2, 9],
    [3, 3],
  ],
  [
    [5, 3],
    [6, 3],
    [7, 2],
  ],
]

/** The cards of each unit deck. Cards of one type and strength cannot be told apart, so a card is its strength. */
export const UNIT_DECKS: readonly (readonly number[])[] = CARDS_BY_STRENGTH.map((lots) =>
  lots.flatMap(([strength, cards]) => Array.from({ length: cards }, () => strength)),
)

/** The weakest card of each type; the others follow one by one. */
export const FIRST_STRENGTH = (type: number): number => Math.min(...(UNIT_DECKS[type] as readonly number[]))

/** C-12.14: what a land unit costs at each rank; there is no rank 0. */
export const UNIT_COST: readonly number[] = [0, 5, 7, 9, 11]

/** C-12.15 */
export const AIRCRAFT_COST = 12

/** C-27.12 to C-27.14: the strength of a card at its owner's rank. */
export const strengthAt = (type: number, card: number, rank: number): number =>
  type === AIRCRAFT ? card : card + rank - 1

/** C-28.15, C-28.19: the type that each type trumps. */
export const TRUMPS: readonly number[] = (() => {
  const trumps = [-1, -1, -1, -1]
  trumps[INFANTRY] = MOUNTED
  trumps[MOUNTED] = ARTILLERY
  trumps[ARTILLERY] = INFANTRY
  return trumps
})()

/** What a unit of each type is called at each rank. */
export const UNIT_NAMES = [
  ['archer', 'catapult', 'cannon', 'mobile-artillery'],
  ['spearman', 'pikeman', 'rifleman', 'modern-infantry'],
  ['horseman', 'knight', 'cavalry', 'tank'],
  ['aircraft'],
] as const
