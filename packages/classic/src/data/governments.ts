import { type Doubtful, numbering, ofOneShape, type Power, powerOf, theOneWith } from './types.ts'

/**
 * C-2.11: the eight sides of the government cards. `core` is the set in the box; an entry whose print was not found
 * is marked. `revised` is the publisher's later set, complete. A game uses one of them.
 */
const LIST = [
  {
    id: 'anarchy',
    core: [{ kind: 'capitalIdle' }, { kind: 'interregnum' }],
    revised: [{ kind: 'capitalIdle' }, { kind: 'interregnum' }],
  },
  { id: 'despotism', core: [], revised: [{ kind: 'cityProduction', count: 1 }] },
  { id: 'republic', core: [{ kind: 'scoutsEnterHuts', doubt: 'inferred' }], revised: [{ kind: 'armiesFoundCities' }] },
  {
    id: 'feudalism',
    core: [
      { kind: 'coins', count: 1 },
      { kind: 'harvestAnywhere', doubt: 'proposed' },
    ],
    revised: [{ kind: 'harvestAtStart' }],
  },
  {
    id: 'democracy',
    core: [
      { kind: 'cityTrade', count: 2, doubt: 'proposed' },
      { kind: 'noAttackOnPlayers', doubt: 'proposed' },
    ],
    revised: [
      { kind: 'coins', count: 1 },
      { kind: 'tradeAtStart', count: 2 },
    ],
  },
  {
    id: 'monarchy',
    core: [{ kind: 'capitalArts', count: 2, doubt: 'proposed' }],
    revised: [{ kind: 'secondCapitalAction' }],
  },
  {
    id: 'communism',
    core: [
      { kind: 'cityProduction', count: 2 },
      { kind: 'noArts', doubt: 'inferred' },
    ],
    revised: [{ kind: 'battleHand', count: 1 }, { kind: 'equalProduction' }],
  },
  {
    id: 'fundamentalism',
    core: [
      { kind: 'battleHand', count: 1 },
      { kind: 'cityTrade', count: -1, doubt: 'proposed' },
    ],
    revised: [
      { kind: 'combatBonus', count: 4 },
      { kind: 'culturePerArmyAtStart', count: 1 },
    ],
  },
] as const satisfies readonly GovernmentEntry[]

export const GOVERNMENT_SETS = ['core', 'revised'] as const
export type GovernmentSet = (typeof GOVERNMENT_SETS)[number]

type GovernmentEntry = { readonly id: string } & {
  readonly [Set in GovernmentSet]: readonly (Power & Doubtful)[]
}

export type GovernmentId = (typeof LIST)[number]['id']

export type Government = {
  readonly number: number
  readonly id: GovernmentId
  readonly powers: readonly (Power & Doubtful)[]
  readonly capitalIdle: boolean
  readonly scoutsEnterHuts: boolean
  readonly armiesFoundCities: boolean
  readonly coins: number
  readonly harvestAnywhere: boolean
  readonly harvestAtStart: boolean
  readonly cityTrade: number
  readonly tradeAtStart: number
  readonly culturePerArmyAtStart: number
  readonly noAttackOnPlayers: boolean
  readonly capitalArts: number
  readonly secondCapitalAction: boolean
  readonly cityProduction: number
  readonly equalProduction: boolean
  readonly noArts: boolean
  readonly battleHand: number
  readonly combatBonus: number
}

const government = (entry: GovernmentEntry, number: number, set: GovernmentSet): Government => {
  const powers = entry[set]
  const has = (kind: Power['kind']): boolean => powerOf(powers, kind) !== undefined
  return {
    number,
    id: entry.id as GovernmentId,
    powers,
    capitalIdle: has('capitalIdle'),
    scoutsEnterHuts: has('scoutsEnterHuts'),
    armiesFoundCities: has('armiesFoundCities'),
    coins: powerOf(powers, 'coins')?.count ?? 0,
    harvestAnywhere: has('harvestAnywhere'),
    harvestAtStart: has('harvestAtStart'),
    cityTrade: powerOf(powers, 'cityTrade')?.count ?? 0,
    tradeAtStart: powerOf(powers, 'tradeAtStart')?.count ?? 0,
    culturePerArmyAtStart: powerOf(powers, 'culturePerArmyAtStart')?.count ?? 0,
    noAttackOnPlayers: has('noAttackOnPlayers'),
    capitalArts: powerOf(powers, 'capitalArts')?.count ?? 0,
    secondCapitalAction: has('secondCapitalAction'),
    cityProduction: powerOf(powers, 'cityProduction')?.count ?? 0,
    equalProduction: has('equalProduction'),
    noArts: has('noArts'),
    battleHand: powerOf(powers, 'battleHand')?.count ?? 0,
    combatBonus: powerOf(powers, 'combatBonus')?.count ?? 0,
  }
}

const setOf = (set: GovernmentSet): readonly Government[] => LIST.map((entry, number) => government(entry, number, set))

const ALL = ofOneShape(() => GOVERNMENT_SETS.flatMap(setOf))

export const GOVERNMENTS: { readonly [Set in GovernmentSet]: readonly Government[] } = {
  core: ALL.slice(0, LIST.length),
  revised: ALL.slice(LIST.length),
}

export const GOVERNMENT = numbering(LIST)
export const GOVERNMENT_IDS: readonly GovernmentId[] = LIST.map(({ id }) => id)

/** The government between two others, in either set. */
export const INTERREGNUM = theOneWith(GOVERNMENTS.core, 'interregnum').number
