import type { BuildingId } from './buildings.ts'
import type { GovernmentId } from './governments.ts'
import type { Effect, Power, Resource, Timing, UnitType } from './types.ts'

/** C-2.9, C-2.10: the 36 techs of every player's deck, by level, and Space Flight. */
export const TECH_LIST = [
  {
    id: 'animal-husbandry',
    level: 1,
    powers: [{ kind: 'heal', wounds: 3 }],
    abilities: [{ cost: ['wheat'], timing: 'cities', effects: [{ kind: 'cityProduction', count: 3 }] }],
  },
  { id: 'code-of-laws', level: 1, government: 'republic', building: 'trading-post', coinFor: { kind: 'battleWon' } },
  {
    id: 'currency',
    level: 1,
    building: 'market',
    abilities: [{ cost: ['incense'], timing: 'cities', effects: [{ kind: 'culture', count: 3 }] }],
  },
  {
    id: 'horseback-riding',
    level: 1,
    speed: 3,
    abilities: [{ cost: ['silk'], timing: 'trade', effects: [{ kind: 'trade', count: 9, partner: 6 }] }],
  },
  { id: 'masonry', level: 1, walls: true, stacking: 3 },
  {
    id: 'metalworking',
    level: 1,
    building: 'barracks',
    abilities: [{ cost: ['iron'], timing: 'battle', effects: [{ kind: 'attack', wounds: 3 }] }],
  },
  { id: 'navigation', level: 1, building: 'harbor', water: 'cross' },
  {
    id: 'philosophy',
    level: 1,
    building: 'temple',
    abilities: [{ cost: ['any', 'any', 'any'], timing: 'cities', effects: [{ kind: 'greatPerson' }] }],
  },
  {
    id: 'pottery',
    level: 1,
    building: 'granary',
    cultureHand: 1,
    coinFor: { kind: 'ability' },
    abilities: [{ cost: ['any', 'any'], timing: 'cities', effects: [{ kind: 'techCoin' }] }],
  },
  {
    id: 'writing',
    level: 1,
    building: 'library',
    abilities: [
      {
        cost: ['spy'],
        timing: 'cities',
        reaction: true,
        effects: [{ kind: 'cancel', what: ['cityAction'], onlyIfTargeted: false }],
      },
    ],
  },
  {
    id: 'chivalry',
    level: 2,
    government: 'feudalism',
    rank: { unit: 'mounted', rank: 2 },
    abilities: [{ cost: ['incense'], timing: 'cities', effects: [{ kind: 'culture', count: 5 }] }],
  },
  {
    id: 'civil-service',
    level: 2,
    cultureHand: 1,
    coin: 1,
    abilities: [
      {
        cost: ['spy'],
        timing: 'any',
        reaction: true,
        effects: [{ kind: 'cancel', what: ['cultureEvent'], onlyIfTargeted: false }],
      },
    ],
  },
  {
    id: 'construction',
    level: 2,
    building: 'workshop',
    abilities: [{ cost: ['wheat'], timing: 'cities', effects: [{ kind: 'cityProduction', count: 5 }] }],
  },
  {
    id: 'democracy',
    level: 2,
    government: 'democracy',
    rank: { unit: 'infantry', rank: 2 },
    coinFor: { kind: 'trade', price: 6 },
  },
  { id: 'engineering', level: 2, building: 'aqueduct', powers: [{ kind: 'splitProduction' }] },
  { id: 'irrigation', level: 2, thirdCity: true },
  {
    id: 'mathematics',
    level: 2,
    rank: { unit: 'artillery', rank: 2 },
    abilities: [{ cost: ['iron'], timing: 'battle', effects: [{ kind: 'wounds', count: 3 }] }],
  },
  {
    id: 'monarchy',
    level: 2,
    government: 'monarchy',
    abilities: [
      {
        cost: ['silk'],
        timing: 'cities',
        effects: [{ kind: 'obsoleteWonder', eras: ['ancient'] }, { kind: 'killRandomUnit' }],
      },
    ],
  },
  { id: 'printing-press', level: 2, building: 'university', stacking: 4, coinFor: { kind: 'culture', price: 5 } },
  { id: 'sailing', level: 2, speed: 4, water: 'end' },
  {
    id: 'banking',
    level: 3,
    building: 'bank',
    abilities: [{ cost: ['wheat'], timing: 'cities', effects: [{ kind: 'cityProduction', count: 7 }] }],
  },
  { id: 'biology', level: 3, stacking: 5, powers: [{ kind: 'heal', wounds: 'all' }] },
  {
    id: 'communism',
    level: 3,
    government: 'communism',
    abilities: [{ cost: ['spy'], timing: 'movement', reaction: true, effects: [{ kind: 'pinSquare' }] }],
  },
  {
    id: 'gunpowder',
    level: 3,
    rank: { unit: 'infantry', rank: 3 },
    abilities: [
      {
        cost: ['any', 'any'],
        timing: 'cities',
        effects: [
          { kind: 'obsoleteWonder', eras: ['ancient', 'medieval'] },
          { kind: 'destroyBuildings', count: 1, range: null, whose: 'any' },
        ],
      },
    ],
  },
  {
    // C-AMB41: the coin printed on early copies is an error.
    id: 'metal-casting',
    level: 3,
    rank: { unit: 'artillery', rank: 3 },
    abilities: [{ cost: ['incense'], timing: 'cities', effects: [{ kind: 'culture', count: 7 }] }],
  },
  { id: 'military-science', level: 3, building: 'academy', powers: [{ kind: 'productionPerCoins', coins: 3 }] },
  // C-AMB41: early copies lack the coin.
  { id: 'railroad', level: 3, building: 'iron-mine', rank: { unit: 'mounted', rank: 3 }, coin: 1 },
  {
    id: 'steam-power',
    level: 3,
    speed: 5,
    water: 'end',
    abilities: [{ cost: ['silk'], timing: 'cities', effects: [{ kind: 'sailAway' }] }],
  },
  { id: 'theology', level: 3, government: 'fundamentalism', building: 'cathedral', cultureHand: 1 },
  {
    id: 'atomic-theory',
    level: 4,
    abilities: [
      { cost: ['uranium'], timing: 'cities', effects: [{ kind: 'extraCityActions' }] },
      { cost: ['uranium'], timing: 'movement', effects: [{ kind: 'razeCity' }] },
    ],
  },
  {
    id: 'ballistics',
    level: 4,
    rank: { unit: 'artillery', rank: 4 },
    abilities: [{ cost: ['iron'], timing: 'battle', effects: [{ kind: 'wounds', count: 6 }] }],
  },
  {
    id: 'combustion',
    level: 4,
    rank: { unit: 'mounted', rank: 4 },
    powers: [{ kind: 'destroyBuildingUnderfoot' }, { kind: 'razeWalls' }],
  },
  { id: 'computers', level: 4, coin: 1, powers: [{ kind: 'handsPerCoins', coins: 5 }] },
  {
    id: 'flight',
    level: 4,
    rank: { unit: 'aircraft', rank: 1 },
    speed: 6,
    water: 'end',
    powers: [{ kind: 'passObstacles' }],
  },
  {
    id: 'mass-media',
    level: 4,
    powers: [{ kind: 'uncancelledEvents' }],
    abilities: [
      {
        cost: ['spy'],
        timing: 'any',
        reaction: true,
        effects: [{ kind: 'cancel', what: ['resourceAbility'], onlyIfTargeted: false }],
      },
    ],
  },
  { id: 'replaceable-parts', level: 4, rank: { unit: 'infantry', rank: 4 }, stacking: 6 },
  { id: 'space-flight', level: 5, powers: [{ kind: 'winTechnology' }] },
] as const satisfies readonly TechEntry[]

/** How the coin tokens on a tech are earned, at most one in a round (C-31.5). */
export type CoinCondition =
  | { readonly kind: 'battleWon' }
  | { readonly kind: 'ability' }
  | { readonly kind: 'trade' | 'culture'; readonly price: number }

type AbilityEntry = {
  readonly cost: readonly (Resource | 'any')[]
  readonly timing: Timing
  /** It answers something that another player is doing. */
  readonly reaction?: true
  /** Of several, the user chooses one. */
  readonly effects: readonly Effect[]
}

export type TechEntry = {
  readonly id: string
  readonly level: 1 | 2 | 3 | 4 | 5
  readonly building?: BuildingId
  readonly government?: GovernmentId
  readonly walls?: true
  readonly thirdCity?: true
  readonly rank?: { readonly unit: UnitType; readonly rank: number }
  readonly speed?: number
  readonly stacking?: number
  readonly water?: 'cross' | 'end'
  readonly cultureHand?: number
  readonly coin?: number
  readonly coinFor?: CoinCondition
  readonly powers?: readonly Power[]
  readonly abilities?: readonly AbilityEntry[]
}

export type TechId = (typeof TECH_LIST)[number]['id']
