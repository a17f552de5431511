import { type Message, numberAt } from '@ecumene/kernel'
import { type Card, type CardId, cardNumber, cardNumbered } from './data/cards.ts'
import type { MilitaryPolicy } from './data/military-policy.ts'
import { DIFFICULTY, SLOTS, TERRAINS, type Terrain } from './data/types.ts'
import { say } from './describe.ts'
import type { ArmyPart } from './terra/data/card-parts.ts'
import type { WordKey } from './words/en.ts'

type Words = Message<WordKey>

/** What a card does when resolved in a slot, with the slot's numbers; its owner's abilities are not counted. */
export const effectAtSlot = (card: CardId, slot: number): Words => {
  const effect = main(cardNumbered(cardNumber(card)), slot)
  const more = moreOf(card, slot)
  return more === null ? effect : say('atSlot.also', { effect, more: say(more) })
}

const main = (card: Card, slot: number): Words => {
  const { culture, economy, industry, military, more } = card
  const terrain = hardest(slot)
  if (more?.growth != null)
    return say('atSlot.growth', { terrain, order: orderOf(more.growth.reinforces), count: slot })
  if (more?.armies != null) return armies(more.armies, slot, terrain)
  if (culture !== null) {
    // Humanism: all its tokens go next to any friendly space.
    const where = card.id === 'humanism' ? 'anywhere' : 'cities'
    return say('atSlot.culture', { count: culture.tokens, where, terrain })
  }
  if (economy !== null) {
    const { caravans, distance, water } = economy
    return say('atSlot.economy', { figures: caravans, count: distance, terrain, sea: yesOrNo(water) })
  }
  if (industry !== null) {
    const { range, water, fifthSlotProduction } = industry
    const count = slot === SLOTS && fifthSlotProduction > 0 ? fifthSlotProduction : slot
    return say('atSlot.industry', { count, range, terrain, sea: yesOrNo(water) })
  }
  return military === null ? say('atSlot.science', { count: slot }) : attacks(military, slot)
}

/** N-8.4, N-10.8, N-11.10: the hardest terrain within the slot's number. */
const hardest = (slot: number): Terrain => {
  const land = TERRAINS.slice(0, SLOTS)
  return land.findLast((_terrain, number) => numberAt(DIFFICULTY, number) <= slot) as Terrain
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** Reinforcing comes instead of the rest, after it, as well, or not by number at all. */
const orderOf = (reinforces: string): string => (reinforces === 'instead' ? 'first' : reinforces)

const attacks = ({ attacks: count, range, through, reinforces, ...policy }: MilitaryPolicy, slot: number): Words =>
  say('atSlot.military', {
    order: orderOf(reinforces),
    count: slot,
    attacks: count,
    range,
    through,
    ...values(slot + policy.bonus, slot + policy.bonusAgainstBarbarians),
  })

const armies = (part: ArmyPart, slot: number, terrain: Terrain): Words => {
  const value = slot + part.bonus
  return say('atSlot.armies', {
    figures: part.armies,
    count: part.distance,
    terrain,
    sea: yesOrNo(part.water),
    ...values(value, value + part.bonusAgainstBarbarians),
  })
}

const values = (value: number, barbarians: number) => ({ value, differs: yesOrNo(value !== barbarians), barbarians })

/** Cards with words for what else they do. */
type CardWithMore = Extract<WordKey, `atSlot.${CardId}`> extends `atSlot.${infer Id}` ? Id : never

const MORE: readonly CardWithMore[] = [
  'drama-and-poetry',
  'civil-service',
  'mass-media',
  'mathematics',
  'replaceable-parts',
  'currency',
  'steam-power',
  'capitalism',
  'animal-husbandry',
  'urbanization',
  'engineering',
  'globalization',
  'mysticism',
  'military-engineering',
  'ti-mass-production',
  'ti-flight',
  'siege-tactics',
  'scorched-earth',
  'ti-animal-husbandry',
  'humanism',
  'writing',
  'natural-history',
  'astronomy',
  'wheel',
  'shipbuilding',
  'cartography',
  'banking',
  'industrialization',
  'construction',
  'craftsmanship',
]
const MORE_IN_THE_LAST_SLOT: readonly CardWithMore[] = ['nuclear-power', 'radio', 'state-workforce']

const moreOf = (card: CardId, slot: number): WordKey | null => {
  // The expansion's Currency does what that of the base game does.
  const id = card === 'ti-currency' ? 'currency' : card
  const found = [...MORE, ...(slot === SLOTS ? MORE_IN_THE_LAST_SLOT : [])].find((one) => one === id)
  return found === undefined ? null : `atSlot.${found}`
}
