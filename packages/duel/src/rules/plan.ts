import { has } from '@ecumene/kernel'
import type { CardId } from '../data/cards.ts'
import { type CardPiece, WONDER_PIECES, type WonderPiece } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import { type Chain, RAW, RESOURCES, type Resource } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'
import { cardPrice, isFreeByChain, wonderPrice } from './construction.ts'
import { blueDiscount, discountToken, wonderDiscount } from './progress.ts'
import { type Cities, type City, cardsIn, opponentOf, type Side } from './state.ts'
import { BASE_PRICE, unitPrice } from './trade.ts'

/** What produces a resource. */
export type Producer =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }

/** One line of a price, each with its reason. */
export type PlanLine =
  /** The printed coin cost. */
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'produced'; readonly resource: Resource; readonly units: number; readonly by: Producer }
  /** An either-or producer, used for this resource. */
  | { readonly kind: 'chosen'; readonly resource: Resource; readonly by: Producer }
  /** A unit that Architecture or Masonry takes off the cost. */
  | { readonly kind: 'dropped'; readonly resource: Resource; readonly units: number; readonly by: ProgressId }
  /** Units bought: at 2 and 1 more for each symbol of the opponent, or at a price fixed by an own card. */
  | {
      readonly kind: 'bought'
      readonly resource: Resource
      readonly units: number
      readonly each: number
      readonly opponentSymbols: number
      readonly fixedBy: CardId | null
    }
  /** Free, because the city holds the chain symbol. */
  | { readonly kind: 'chain'; readonly chain: Chain; readonly by: CardId }

/** A price and how it comes about: the lines of `coins` and `bought` add up to it. */
export type Plan = {
  readonly price: number
  readonly coins: number
  readonly affordable: boolean
  readonly lines: readonly PlanLine[]
}

/** How a player would pay for a Building now. */
export const planCard = (state: Cities, side: Side, card: CardPiece): Plan => {
  const city = state.cities[side]
  if (isFreeByChain(city, card) && card.accepts !== null) {
    const giver = cardsIn(city.buildings).find((own) => own.gives === card.accepts) as CardPiece
    return finished(city, 0, [{ kind: 'chain', chain: card.accepts, by: giver.id }])
  }
  const dropped = card.colour === 'blue' ? blueDiscount(city) : 0
  return finished(city, cardPrice(state, side, card), itemise(state, side, card, dropped, 'blue'))
}

/** How a player would pay for a Wonder now. */
export const planWonder = (state: Cities, side: Side, wonder: WonderPiece): Plan => {
  const city = state.cities[side]
  return finished(city, wonderPrice(state, side, wonder), itemise(state, side, wonder, wonderDiscount(city), 'wonder'))
}

const finished = (city: City, price: number, lines: readonly PlanLine[]): Plan => {
  let sum = 0
  for (const line of lines) {
    if (line.kind === 'coins') sum += line.coins
    else if (line.kind === 'bought') sum += line.units * line.each
  }
  if (sum !== price) throw new Error(`a plan adds up to ${sum}, but the price is ${price}`)
  return { price, coins: city.coins, affordable: price <= city.coins, lines }
}

type Missing = { readonly resource: Resource; readonly price: number }

/** The same steps as `purchasePrice` in `trade.ts`, written down one by one. */
const itemise = (
  state: Cities,
  side: Side,
  piece: CardPiece | WonderPiece,
  dropped: number,
  discounted: 'wonder' | 'blue',
): readonly PlanLine[] => {
  const city = state.cities[side]
  const opponent = state.cities[opponentOf(side)]
  const lines: PlanLine[] = []
  if (piece.coinCost > 0) lines.push({ kind: 'coins', coins: piece.coinCost })

  let missing: readonly Missing[] = RESOURCES.flatMap((resource) => {
    const produced = produce(city, resource, piece[resource])
    lines.push(...produced)
    const covered = produced.reduce((units, line) => units + line.units, 0)
    return Array.from({ length: piece[resource] - covered }, () => ({
      resource,
      price: unitPrice(city, opponent, resource),
    }))
  }).sort((one, other) => other.price - one.price)

  for (const { by, raw } of eitherOrProducers(city)) {
    const place = missing.findIndex(({ resource }) => isRaw(resource) === raw)
    const unit = missing[place]
    if (unit === undefined) continue
    lines.push({ kind: 'chosen', resource: unit.resource, by })
    missing = missing.toSpliced(place, 1)
  }

  const token = discountToken(discounted)
  if (token !== undefined && dropped > 0) {
    for (const [resource, units] of grouped(missing.slice(0, dropped))) {
      lines.push({ kind: 'dropped', resource, units, by: token.id })
    }
    missing = missing.slice(dropped)
  }

  for (const [resource, units] of grouped(missing)) {
    const each = unitPrice(city, opponent, resource)
    const fixer = cardsIn(city.buildings).find((card) => fixesPriceOf(card, resource))
    const opponentSymbols = fixer === undefined ? each - BASE_PRICE : 0
    lines.push({ kind: 'bought', resource, units, each, opponentSymbols, fixedBy: fixer?.id ?? null })
  }
  return lines
}

const isRaw = (resource: Resource): boolean => RAW.some((raw) => raw === resource)

const fixesPriceOf = (card: CardPiece, resource: Resource): boolean =>
  card.effects.some((effect) => effect.kind === 'fixesPrice' && effect.resources.includes(resource))

const produce = (city: City, resource: Resource, needed: number): readonly (PlanLine & { kind: 'produced' })[] => {
  const lines: (PlanLine & { kind: 'produced' })[] = []
  let open = needed
  for (const card of cardsIn(city.buildings)) {
    const units = Math.min(open, card.makes[resource])
    if (units === 0) continue
    lines.push({ kind: 'produced', resource, units, by: { kind: 'card', card: card.id } })
    open -= units
  }
  return lines
}

const eitherOrProducers = (city: City): readonly { readonly by: Producer; readonly raw: boolean }[] => [
  ...cardsIn(city.buildings)
    .filter((card) => card.rawChoices + card.goodsChoices > 0)
    .map((card) => ({ by: { kind: 'card', card: card.id } as const, raw: card.rawChoices > 0 })),
  ...WONDER_PIECES.filter(
    (wonder) => has(city.builtWonders, wonder.number) && wonder.rawChoices + wonder.goodsChoices > 0,
  ).map((wonder) => ({ by: { kind: 'wonder', wonder: wonder.id } as const, raw: wonder.rawChoices > 0 })),
]

/** Units by resource, in the order of first appearance. */
const grouped = (units: readonly Missing[]): ReadonlyMap<Resource, number> => {
  const counts = new Map<Resource, number>()
  for (const { resource } of units) counts.set(resource, (counts.get(resource) ?? 0) + 1)
  return counts
}
