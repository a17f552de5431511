import { NO_MEMBERS, plus, type SetOf, setOf } from '@ecumene/kernel'
import { AGE_I, AGE_II, AGE_III, type CardId, GUILDS } from './cards.ts'
import { PROGRESS, type ProgressId } from './progress.ts'
import {
  type Card,
  CHAINS,
  type Chain,
  COLOURS,
  type Colour,
  type Cost,
  type Counted,
  type Deck,
  type Effect,
  GOODS,
  RAW,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  SYMBOLS,
  type Wonder,
} from './types.ts'
import { WONDERS, type WonderId } from './wonders.ts'

/*
 * The content as the rules read it: each card, Wonder and token has a number, and fields for what it does, made of
 * small integers, worked out once from the data. Nothing here is written by hand.
 */

/** A set of cards: one set for each Age. */
export type CardSet = [SetOf<'card'>, SetOf<'card'>, SetOf<'card'>]

/** Stands for "no card" wherever a card number is kept. */
export const NONE = -1

type Priced = {
  readonly coinCost: number
  readonly wood: number
  readonly clay: number
  readonly stone: number
  readonly glass: number
  readonly papyrus: number
  /** Resource units of the cost, all kinds together. */
  readonly units: number
}

type Common = Priced & {
  readonly effects: readonly Effect[]
  readonly coins: number
  readonly points: number
  readonly shields: number
  /** Either-or producers: one of the raw materials, or one of the manufactured goods. */
  readonly rawChoices: number
  readonly goodsChoices: number
}

export type CardPiece = Common & {
  readonly number: number
  readonly id: CardId
  readonly deck: Deck
  readonly colour: Colour
  /** 0, 1 or 2: the structure in which the card can lie. Guilds belong to the third. */
  readonly age: 0 | 1 | 2
  /** The card's number in the set of its age. */
  readonly place: number
  readonly gives: Chain | null
  readonly accepts: Chain | null
  /** The same chain symbols as sets. */
  readonly givesChains: SetOf<Chain>
  readonly acceptsChains: SetOf<Chain>
  readonly makes: { readonly [R in Resource]: number }
  readonly isProducer: boolean
  /** Resources whose price this card fixes. */
  readonly fixes: SetOf<Resource>
  /** The science symbol it bears, if any. */
  readonly symbols: SetOf<ScienceSymbol>
  readonly coinsPer: { readonly counted: readonly Counted[]; readonly count: number } | null
  readonly guild: { readonly counted: readonly Counted[]; readonly coins: number; readonly points: number } | null
}

export type WonderPiece = Common & {
  readonly number: number
  readonly id: WonderId
  readonly opponentLoses: number
  readonly demolishes: 'brown' | 'grey' | null
  readonly drawsProgress: number
  readonly rebuilds: boolean
  readonly extraTurn: boolean
}

export type ProgressPiece = {
  readonly number: number
  readonly id: ProgressId
  readonly effects: readonly Effect[]
  readonly coins: number
  readonly points: number
  readonly symbols: SetOf<ScienceSymbol>
}

/** The set of these, given the list of all. */
export const setAmong = <Member extends string>(all: readonly Member[], ...members: readonly Member[]): SetOf<Member> =>
  setOf(...members.map((member) => all.indexOf(member)))

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** The effect of a kind, if there is one. No piece has two effects of one kind. */
export const effectOf = <Kind extends Effect['kind']>(
  effects: readonly Effect[],
  kind: Kind,
): EffectOf<Kind> | undefined => effects.find((effect): effect is EffectOf<Kind> => effect.kind === kind)

const priced = (cost: Cost): Priced => {
  const { coins = 0, wood = 0, clay = 0, stone = 0, glass = 0, papyrus = 0 } = cost
  return { coinCost: coins, wood, clay, stone, glass, papyrus, units: wood + clay + stone + glass + papyrus }
}

const common = ({ cost, effects }: { readonly cost: Cost; readonly effects: readonly Effect[] }): Common => {
  const choices = effectOf(effects, 'producesOneOf')?.resources ?? []
  return {
    ...priced(cost),
    effects,
    coins: effectOf(effects, 'coins')?.count ?? 0,
    points: effectOf(effects, 'points')?.count ?? 0,
    shields: effectOf(effects, 'shields')?.count ?? 0,
    rawChoices: isWhole(choices, RAW) ? 1 : 0,
    goodsChoices: isWhole(choices, GOODS) ? 1 : 0,
  }
}

/** The price finder relies on every either-or producer offering a whole group; see `trade.ts`. */
const isWhole = (choices: readonly Resource[], group: readonly Resource[]): boolean =>
  choices.length === group.length && group.every((resource) => choices.includes(resource))

const cardPiece = (card: Card, number: number, deck: Deck, age: 0 | 1 | 2, place: number): CardPiece => {
  const symbol = effectOf(card.effects, 'symbol')?.symbol
  const makes = { wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 }
  for (const resource of effectOf(card.effects, 'produces')?.resources ?? []) makes[resource]++
  return {
    ...common(card),
    number,
    id: card.id as CardId,
    deck,
    colour: card.colour,
    age,
    place,
    gives: card.gives ?? null,
    accepts: card.accepts ?? null,
    givesChains: card.gives === undefined ? NO_MEMBERS : setAmong(CHAINS, card.gives),
    acceptsChains: card.accepts === undefined ? NO_MEMBERS : setAmong(CHAINS, card.accepts),
    makes,
    isProducer: Object.values(makes).some((units) => units > 0),
    fixes: setAmong(RESOURCES, ...(effectOf(card.effects, 'fixesPrice')?.resources ?? [])),
    symbols: symbol === undefined ? NO_MEMBERS : setAmong(SYMBOLS, symbol),
    coinsPer: effectOf(card.effects, 'coinsPer') ?? null,
    guild: effectOf(card.effects, 'guild') ?? null,
  }
}

const wonderPiece = (wonder: Wonder, number: number): WonderPiece => ({
  ...common(wonder),
  number,
  id: wonder.id as WonderId,
  opponentLoses: effectOf(wonder.effects, 'opponentLoses')?.count ?? 0,
  demolishes: effectOf(wonder.effects, 'demolishes')?.colour ?? null,
  drawsProgress: effectOf(wonder.effects, 'drawsProgress')?.drawn ?? 0,
  rebuilds: effectOf(wonder.effects, 'rebuilds') !== undefined,
  extraTurn: effectOf(wonder.effects, 'extraTurn') !== undefined,
})

const inDecks: readonly { card: Card; deck: Deck; age: 0 | 1 | 2; place: number }[] = [
  ...AGE_I.map((card, place) => ({ card, deck: 'age-1' as const, age: 0 as const, place })),
  ...AGE_II.map((card, place) => ({ card, deck: 'age-2' as const, age: 1 as const, place })),
  ...AGE_III.map((card, place) => ({ card, deck: 'age-3' as const, age: 2 as const, place })),
  ...GUILDS.map((card, place) => ({ card, deck: 'guild' as const, age: 2 as const, place: AGE_III.length + place })),
]

/**
 * Makes the pieces three times and keeps the last batch. While V8 first meets the values that a field can have, it gives the
 * objects a handful of hidden classes; once it has met them all there is one, and every access in the rules is fast.
 */
const inOneShape = <Piece>(make: () => readonly Piece[]): readonly Piece[] => {
  make()
  make()
  return make()
}

export const CARD_PIECES: readonly CardPiece[] = inOneShape(() =>
  inDecks.map(({ card, deck, age, place }, number) => cardPiece(card, number, deck, age, place)),
)
export const WONDER_PIECES: readonly WonderPiece[] = inOneShape(() => WONDERS.map(wonderPiece))
export const PROGRESS_PIECES: readonly ProgressPiece[] = PROGRESS.map(({ id, effects }, number) => {
  const symbol = effectOf(effects, 'symbol')?.symbol
  return {
    number,
    id,
    effects,
    coins: effectOf(effects, 'coins')?.count ?? 0,
    points: effectOf(effects, 'points')?.count ?? 0,
    symbols: symbol === undefined ? NO_MEMBERS : setAmong(SYMBOLS, symbol),
  }
})

// The case that never happens is separate, so that the rest is short enough to be inlined into its callers.
const known = <Piece>(piece: Piece | undefined, what: string, number: number): Piece => piece ?? missing(what, number)

const missing = (what: string, number: number): never => {
  throw new RangeError(`there is no ${what} ${number}`)
}

export const cardNumbered = (number: number): CardPiece => known(CARD_PIECES[number], 'card', number)
export const wonderNumbered = (number: number): WonderPiece => known(WONDER_PIECES[number], 'Wonder', number)
export const progressNumbered = (number: number): ProgressPiece => known(PROGRESS_PIECES[number], 'token', number)

const named = <Piece extends { readonly id: string }>(pieces: readonly Piece[]) => {
  const byId = new Map<string, Piece>(pieces.map((piece) => [piece.id, piece]))
  return (id: Piece['id']): Piece => {
    const piece = byId.get(id)
    if (piece === undefined) throw new RangeError(`there is no piece called ${id}`)
    return piece
  }
}

export const cardNamed = named(CARD_PIECES)
export const wonderNamed = named(WONDER_PIECES)
export const progressNamed = named(PROGRESS_PIECES)

/** Card numbers that can lie in the structure of each age, by deck. */
export const numbersOf = (deck: Deck): readonly number[] =>
  CARD_PIECES.filter((card) => card.deck === deck).map((card) => card.number)

/** For each age the set of its cards of a colour. */
export const COLOUR_SETS = Object.fromEntries(
  COLOURS.map((colour) => {
    const sets: CardSet = [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS]
    for (const card of CARD_PIECES) if (card.colour === colour) sets[card.age] = plus(sets[card.age], card.place)
    return [colour, sets]
  }),
) as unknown as { readonly [C in Colour]: Readonly<CardSet> }
