/** T-1.3: the colour of the fifth player. */
export const FIFTH_COLOUR = 'purple'

/** T-1.6, T-1.8, T-1.10, T-1.12: what is taken out of the base game; the expansion has its own versions of most. */
export const REMOVED = {
  wonders: ['pentagon', 'machu-picchu'],
  victoryCards: [['technophile', 'scholarly']],
  cards: ['currency', 'animal-husbandry', 'masonry', 'iron-working', 'mass-production', 'flight'],
  treaties: ['open-borders'],
} as const

/** T-2.1: pieces of each colour, both boxes together. */
export const PIECES_OF_A_COLOUR = {
  capitals: 1,
  cities: 7,
  caravans: 3,
  armies: 2,
  controlTokens: 34,
  districts: 5,
  focusCards: 24,
  treaties: 5,
  governments: 6,
} as const

/** T-2.2: shared pieces, both boxes together. Trade tokens are unlimited (T-2.4). */
export const SHARED_PIECES = {
  tiles: 21,
  leaders: 18,
  uniqueCards: 18,
  wonders: 36,
  barbarians: 11,
  waterTokens: 16,
  resourceTokensOfAKind: 10,
  cityStates: 12,
  naturalWonders: 12,
  standardVictoryCards: 10,
  fortVictoryCards: 2,
  forts: 5,
} as const

/** T-3.7: the numbers of the six slots from left to right. */
export const SLOT_NUMBERS: readonly number[] = [1, 1, 2, 3, 4, 5]

/** T-3.35: wonder cards of each type removed unseen, by era: ancient, medieval, modern. */
export const WONDERS_REMOVED: readonly number[] = [1, 1, 0]

/** T-9.22 */
export const FORT_DEFENCE = 6

/** T-9.26: what an army beside the target adds. */
export const ARMY_SUPPORT = 2
