export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const
export type Resource = (typeof RESOURCES)[number]

/** Raw materials come from brown cards, manufactured goods from grey ones (D-1.12). */
export const RAW = ['wood', 'clay', 'stone'] as const satisfies readonly Resource[]
export const GOODS = ['glass', 'papyrus'] as const satisfies readonly Resource[]

export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** Six symbols stand on green cards, two cards each; the last only on the Progress token Law (D-1.13, D-1.14). */
export const SYMBOLS = ['quill', 'mortar', 'pendulum', 'wheel', 'armillary-sphere', 'sundial', 'law'] as const
export type ScienceSymbol = (typeof SYMBOLS)[number]

export const CHAINS = [
  'horseshoe',
  'sword',
  'tower',
  'target',
  'helmet',
  'book',
  'gear',
  'lyre',
  'lamp',
  'mask',
  'column',
  'moon',
  'sun',
  'drop',
  'portico',
  'amphora',
  'barrel',
] as const
export type Chain = (typeof CHAINS)[number]

/** Where a card comes from; also what its back shows. */
export const DECKS = ['age-1', 'age-2', 'age-3', 'guild'] as const
export type Deck = (typeof DECKS)[number]

export type Cost = { readonly coins?: number } & { readonly [R in Resource]?: number }

/** What effects may count in a city: cards of a colour, built Wonders, or full sets of three coins. */
export type Counted = Colour | 'wonder' | 'threeCoins'

/**
 * The closed vocabulary of effects. Cards, Wonders and Progress tokens are made of nothing else; the rules execute
 * these entries, the page draws them, and the words describe them.
 */
export type Effect =
  | { readonly kind: 'produces'; readonly resources: readonly Resource[] }
  | { readonly kind: 'producesOneOf'; readonly resources: readonly Resource[] }
  | { readonly kind: 'fixesPrice'; readonly resources: readonly Resource[] }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'coinsPer'; readonly counted: readonly Counted[]; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'shields'; readonly count: number }
  | { readonly kind: 'symbol'; readonly symbol: ScienceSymbol }
  | {
      readonly kind: 'guild'
      readonly counted: readonly Counted[]
      readonly coins: number
      readonly points: number
    }
  | { readonly kind: 'opponentLoses'; readonly count: number }
  | { readonly kind: 'demolishes'; readonly colour: 'brown' | 'grey' }
  | { readonly kind: 'drawsProgress'; readonly drawn: number }
  | { readonly kind: 'rebuilds' }
  | { readonly kind: 'extraTurn' }
  | { readonly kind: 'discount'; readonly on: 'wonder' | 'blue'; readonly units: number }
  | { readonly kind: 'tradeIncome' }
  | { readonly kind: 'pointsPerProgress'; readonly count: number }
  | { readonly kind: 'extraShields'; readonly count: number }
  | { readonly kind: 'extraTurnPerWonder' }
  | { readonly kind: 'coinsPerChain'; readonly count: number }

export type Card = {
  readonly id: string
  readonly colour: Colour
  readonly cost: Cost
  /** Chain symbol that makes a later card free. */
  readonly gives?: Chain
  /** Chain symbol that makes this card free. */
  readonly accepts?: Chain
  readonly effects: readonly Effect[]
}

export type Wonder = { readonly id: string; readonly cost: Cost; readonly effects: readonly Effect[] }

export type Progress = { readonly id: string; readonly effects: readonly Effect[] }
