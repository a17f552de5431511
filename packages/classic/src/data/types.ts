/** "None of them", wherever a number is an index into a list. */
export const NONE = -1

/** C-1.10: what a square, a building or a great person gives. */
export type Icons = {
  readonly trade: number
  readonly production: number
  readonly culture: number
  readonly coin: number
}

export const TERRAINS = ['grassland', 'forest', 'mountain', 'desert', 'water'] as const
export type Terrain = (typeof TERRAINS)[number]

export const GRASSLAND = 0
export const FOREST = 1
export const DESERT = 3
export const WATER = 4

/** C-2.20: the market and the map know only the first four. */
export const RESOURCES = ['wheat', 'silk', 'incense', 'iron', 'spy', 'uranium'] as const
export type Resource = (typeof RESOURCES)[number]

export const WHEAT = 0
export const SILK = 1
export const INCENSE = 2
export const IRON = 3
export const SPY = 4
export const URANIUM = 5
export const MARKET_RESOURCES = 4

/** What lies face down on a square (C-22.5). */
export const MARKERS = ['hut', 'village'] as const
export type Marker = (typeof MARKERS)[number]

export const HUT = 0
export const VILLAGE = 1

/** C-2.12, C-2.13 */
export const ERAS = ['ancient', 'medieval', 'modern'] as const
export type Era = (typeof ERAS)[number]

/** C-8.1 */
export const PHASES = ['start', 'trade', 'cities', 'movement', 'research'] as const
export type Phase = (typeof PHASES)[number]

/** When an ability or event may be used; a battle interrupts whatever phase it happens in. */
export type Timing = Phase | 'battle' | 'any'

/** C-1.8 */
export const FIGURES = ['army', 'scout'] as const
export type Figure = (typeof FIGURES)[number]

/** C-2.8 */
export const UNIT_TYPES = ['artillery', 'infantry', 'mounted', 'aircraft'] as const
export type UnitType = (typeof UNIT_TYPES)[number]

export const ARTILLERY = 0
export const INFANTRY = 1
export const MOUNTED = 2
export const AIRCRAFT = 3

/** C-35.1 */
export const VICTORIES = ['culture', 'technology', 'economic', 'military'] as const
export type Victory = (typeof VICTORIES)[number]

/** What another player's effect can undo. */
export type Cancelled = 'cityAction' | 'cultureEvent' | 'resourceAbility'

/**
 * What a resource ability or a culture event does when it is used: a closed vocabulary that the rules execute and the
 * words describe. A range counts orthogonal steps from the player's figures and cities; `null` reaches everywhere.
 */
export type Effect =
  | { readonly kind: 'culture'; readonly count: number }
  /** Another player of the user's choice gains `partner`. */
  | { readonly kind: 'trade'; readonly count: number; readonly partner: number }
  /** One of the player's cities, until the end of the round. */
  | { readonly kind: 'cityProduction'; readonly count: number }
  | { readonly kind: 'greatPerson' }
  /** A coin token on the tech that has the ability (C-31.5). */
  | { readonly kind: 'techCoin' }
  /** More wounds from the unit played next, if it enters a front against an enemy unit. */
  | { readonly kind: 'attack'; readonly wounds: number }
  /** Spread freely over enemy units in play. */
  | { readonly kind: 'wounds'; readonly count: number }
  | { readonly kind: 'obsoleteWonder'; readonly eras: readonly Era[] }
  | { readonly kind: 'killRandomUnit' }
  | {
      readonly kind: 'destroyBuildings'
      readonly count: number
      readonly range: number | null
      readonly whose: 'any' | 'others'
    }
  /** In one square; or instead one great person there. */
  | {
      readonly kind: 'killFigures'
      readonly count: number
      readonly range: number | null
      readonly orGreatPerson: boolean
    }
  | { readonly kind: 'cancel'; readonly what: readonly Cancelled[]; readonly onlyIfTargeted: boolean }
  /** No figure leaves the square until the end of the round. */
  | { readonly kind: 'pinSquare' }
  /** All the player's figures on a square go to any water square; they do not move again this round. */
  | { readonly kind: 'sailAway' }
  | { readonly kind: 'extraCityActions' }
  /** A city other than a capital, with all markers and figures on its outskirts. */
  | { readonly kind: 'razeCity' }
  | { readonly kind: 'changeTerrain'; readonly from: readonly Terrain[]; readonly to: Terrain }
  /** Before the battle hand is drawn. */
  | { readonly kind: 'freeUnits'; readonly count: number }
  | { readonly kind: 'techSwap'; readonly level: number }
  /** Another player of the user's choice gains `partnerCoins` coin tokens. */
  | { readonly kind: 'asResource'; readonly resources: readonly Resource[]; readonly partnerCoins: number }

/** What a tech, government or wonder changes for as long as its owner has it. */
export type Power =
  | { readonly kind: 'heal'; readonly wounds: number | 'all' }
  | { readonly kind: 'splitProduction' }
  | { readonly kind: 'productionPerCoins'; readonly coins: number }
  | { readonly kind: 'handsPerCoins'; readonly coins: number }
  | { readonly kind: 'destroyBuildingUnderfoot' }
  | { readonly kind: 'razeWalls' }
  | { readonly kind: 'passObstacles' }
  | { readonly kind: 'uncancelledEvents' }
  | { readonly kind: 'winTechnology' }
  | { readonly kind: 'capitalIdle' }
  /** C-9.26, C-9.27: needs no tech, and every government that is unlocked may follow it. */
  | { readonly kind: 'interregnum' }
  | { readonly kind: 'scoutsEnterHuts' }
  | { readonly kind: 'armiesFoundCities' }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'harvestAnywhere' }
  | { readonly kind: 'harvestAtStart' }
  | { readonly kind: 'cityTrade'; readonly count: number }
  | { readonly kind: 'tradeAtStart'; readonly count: number }
  | { readonly kind: 'cultureAtStart'; readonly count: number }
  | { readonly kind: 'culturePerArmyAtStart'; readonly count: number }
  | { readonly kind: 'noAttackOnPlayers' }
  | { readonly kind: 'capitalArts'; readonly count: number }
  | { readonly kind: 'secondCapitalAction' }
  | { readonly kind: 'cityProduction'; readonly count: number }
  | { readonly kind: 'equalProduction' }
  | { readonly kind: 'noArts' }
  | { readonly kind: 'battleHand'; readonly count: number }
  | { readonly kind: 'combatBonus'; readonly count: number }
  | { readonly kind: 'figureAtStart' }
  | { readonly kind: 'seeBattleHand' }
  | { readonly kind: 'doubleHarvest' }
  | { readonly kind: 'noEnemyStops' }
  | { readonly kind: 'unitStrength'; readonly count: number }
  | { readonly kind: 'researchDiscount'; readonly trade: number }
  | { readonly kind: 'cultureHand'; readonly count: number }
  | { readonly kind: 'drawEventsAtStart'; readonly count: number }
  | { readonly kind: 'coinTokenAtStart' }
  | { readonly kind: 'techAtStart' }
  | { readonly kind: 'immuneToEvents' }

/**
 * Where a printed text was not found, the entry is based on reports, or is a substitute of ours. It is marked so
 * that it can be replaced in one place when the card is found.
 */
export type Doubtful = { readonly doubt?: 'inferred' | 'proposed' }

type PowerOf<Kind extends Power['kind']> = Extract<Power, { readonly kind: Kind }>

/** The power of a kind, if there is one. Nothing has two powers of one kind. */
export const powerOf = <Kind extends Power['kind']>(powers: readonly Power[], kind: Kind): PowerOf<Kind> | undefined =>
  powers.find((power): power is PowerOf<Kind> => power.kind === kind)

/**
 * The one thing of a list that has a power: the rules ask for it by what it does, and know no card by name. Things that
 * give the same power would have to be added up, so that is a mistake in the data.
 */
export const theOneWith = <Piece extends { readonly powers: readonly Power[] }>(
  list: readonly Piece[],
  kind: Power['kind'],
): Piece => {
  const [piece, ...others] = list.filter(({ powers }) => powerOf(powers, kind) !== undefined)
  if (piece === undefined || others.length > 0) throw new Error(`One piece should have the power ${kind}`)
  return piece
}

/** The number of each thing of a list: its place in it. */
export const numbering = <Id extends string>(list: readonly { readonly id: Id }[]): { readonly [I in Id]: number } =>
  Object.fromEntries(list.map(({ id }, number) => [id, number])) as { [I in Id]: number }

/**
 * Makes the records three times and keeps the last batch: by then V8 has seen every value that a field can have and gives
 * them all one hidden class, which makes every access in the rules fast.
 */
export const ofOneShape = <Piece>(make: () => readonly Piece[]): readonly Piece[] => {
  make()
  make()
  return make()
}
