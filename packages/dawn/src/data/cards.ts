import { BOXES, type BoxNames } from '../boxes.ts'
import { FLIGHT, IRON_WORKING, MASONRY, MASS_PRODUCTION, type MilitaryPolicy } from './military-policy.ts'
import { FOCUS_TYPES, type FocusType, NONE } from './types.ts'

/** N-1.3: the twenty focus cards of a colour. */
export const CARDS: readonly Card[] = [
  culture('early-empire', 1, { tokens: 2 }),
  culture('drama-and-poetry', 2, { tokens: 2, after: 'shift' }),
  culture('civil-service', 3, { tokens: 2, besideAnySpace: 1 }),
  culture('mass-media', 4, { tokens: 3, after: 'convert' }),
  science('astrology', 1, 'nothing'),
  science('mathematics', 2, 'trade'),
  science('replaceable-parts', 3, 'resource'),
  science('nuclear-power', 4, 'nuke'),
  economy('foreign-trade', 1, { distance: 3, caravans: 1 }),
  economy('currency', 2, { distance: 4, caravans: 2, removesBarbarians: true }),
  economy('steam-power', 3, { distance: 6, caravans: 2, water: true, after: 'exchange' }),
  economy('capitalism', 4, { distance: 6, caravans: 3, water: true }),
  industry('pottery', 1, { range: 2 }),
  industry('animal-husbandry', 2, { range: 3, besideCaravans: true }),
  industry('nationalism', 3, { range: 4, water: true, fifthSlotProduction: 7 }),
  industry('urbanization', 4, { range: 5, water: true, tokens: 2 }),
  military('masonry', 1, MASONRY),
  military('iron-working', 2, IRON_WORKING),
  military('mass-production', 3, MASS_PRODUCTION),
  military('flight', 4, FLIGHT),
]

export type CardId =
  | BoxNames['card']['id']
  | 'early-empire'
  | 'drama-and-poetry'
  | 'civil-service'
  | 'mass-media'
  | 'astrology'
  | 'mathematics'
  | 'replaceable-parts'
  | 'nuclear-power'
  | 'foreign-trade'
  | 'currency'
  | 'steam-power'
  | 'capitalism'
  | 'pottery'
  | 'animal-husbandry'
  | 'nationalism'
  | 'urbanization'
  | 'masonry'
  | 'iron-working'
  | 'mass-production'
  | 'flight'

/** What a focus card does: the part of its type says how much, the others are `null`. */
export type Card = {
  readonly id: CardId
  readonly type: FocusType | BoxNames['focusType']
  readonly typeNumber: number
  readonly level: number
  readonly culture: CulturePart | null
  readonly science: SciencePart | null
  readonly economy: EconomyPart | null
  readonly industry: IndustryPart | null
  readonly military: MilitaryPolicy | null
  /** A card of another box as that box describes it: its own rules read it. */
  readonly more: BoxNames['card'] | null
}

export type CulturePart = {
  /** N-8.1: tokens placed next to friendly cities. */
  readonly tokens: number
  /** Tokens placed afterwards next to any friendly space. */
  readonly besideAnySpace: number
  /** What may be done after placing. */
  readonly after: 'nothing' | 'shift' | 'convert'
}

/** What happens before the tech dial advances. */
export type SciencePart = 'nothing' | 'trade' | 'resource' | 'nuke'

export type EconomyPart = {
  readonly distance: number
  readonly caravans: number
  readonly water: boolean
  readonly removesBarbarians: boolean
  readonly after: 'nothing' | 'exchange'
}

export type IndustryPart = {
  /** N-11.3 */
  readonly range: number
  readonly water: boolean
  readonly besideCaravans: boolean
  /** Production of a wonder in the fifth slot, 0 if it is the slot's number. */
  readonly fifthSlotProduction: number
  /** Control tokens that may be placed next to the new city. */
  readonly tokens: number
}

function card(id: CardId, type: FocusType, level: number): Card {
  return {
    id,
    type,
    typeNumber: FOCUS_TYPES.indexOf(type),
    level,
    culture: null,
    science: null,
    economy: null,
    industry: null,
    military: null,
    more: null,
  }
}

function culture(id: CardId, level: number, part: Partial<CulturePart> & { tokens: number }): Card {
  return { ...card(id, 'culture', level), culture: { besideAnySpace: 0, after: 'nothing', ...part } }
}

function science(id: CardId, level: number, part: SciencePart): Card {
  return { ...card(id, 'science', level), science: part }
}

function economy(id: CardId, level: number, part: Partial<EconomyPart> & { distance: number; caravans: number }): Card {
  return {
    ...card(id, 'economy', level),
    economy: { water: false, removesBarbarians: false, after: 'nothing', ...part },
  }
}

function industry(id: CardId, level: number, part: Partial<IndustryPart> & { range: number }): Card {
  return {
    ...card(id, 'industry', level),
    industry: { water: false, besideCaravans: false, fifthSlotProduction: 0, tokens: 0, ...part },
  }
}

function military(id: CardId, level: number, part: MilitaryPolicy): Card {
  return { ...card(id, 'military', level), military: part }
}

/** The cards of all boxes; a card's number is its place in this list. */
export const ALL_CARDS: readonly Card[] = [...CARDS, ...BOXES.flatMap(({ cards }) => cards)]

export const cardNumber = (id: CardId): number => ALL_CARDS.findIndex((one) => one.id === id)
export const cardNumbered = (number: number): Card => ALL_CARDS[number] as Card

export const cardType = (card: number): number => CARD_TYPE[card] ?? NONE
export const cardLevel = (card: number): number => CARD_LEVEL[card] ?? 0

/** Type and level of each card, as numbers. */
export const CARD_TYPE: readonly number[] = ALL_CARDS.map(({ typeNumber }) => typeNumber)
export const CARD_LEVEL: readonly number[] = ALL_CARDS.map(({ level }) => level)
