import type { Fact, FactValue, Message, Piece } from '@ecumene/kernel'
import { ALL_VICTORY_CARDS } from '../data/agendas.ts'
import { ALL_CARDS, type Card } from '../data/cards.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, ALL_TREATIES } from '../data/sights.ts'
import { ALL_TILES, type Icon } from '../data/tiles.ts'
import type { FocusType } from '../data/types.ts'
import { ALL_WONDERS } from '../data/wonders.ts'
import { boxed, boxFact } from './boxes.ts'
import type { CatalogueKey } from './words/words.ts'

/** The sheets, cards and tokens that have a name. */

const say = (key: CatalogueKey, args?: Message['args']): Message => (args === undefined ? { key } : { key, args })

const fact = (key: CatalogueKey, ...values: readonly FactValue[]): Fact => ({ label: say(key), values })

const sorting = (key: CatalogueKey, value: Message): Fact => ({ label: say(key), values: [value], sorts: true })

const LEVELS = ['I', 'II', 'III', 'IV'] as const

export const levelFact = (level: number): Fact =>
  sorting('catalogue.level', say('catalogue.levelNumbered', { level: LEVELS[level - 1] ?? String(level) }))

export const typeFact = (type: string): Fact => sorting('catalogue.type', { key: `type.${type}` })

/** What the rulebook says about cards of a type. */
const TYPE_RULES: Readonly<Record<FocusType, readonly string[]>> = {
  culture: ['N-8.1', 'N-8.3', 'N-8.6'],
  science: ['N-9.1', 'N-9.5'],
  economy: ['N-10.1', 'N-10.8', 'N-10.15'],
  industry: ['N-11.1', 'N-11.3', 'N-12.1', 'N-12.2'],
  military: ['N-13.1', 'N-14.1', 'N-14.15'],
}

export const leaders = (): readonly Piece[] =>
  boxed(ALL_LEADERS, (box) => box.leaders.length).map(({ thing: { id, row }, box }) => ({
    id,
    name: { key: `leader.${id}` },
    facts: [boxFact(box), fact('catalogue.row', ...row.map((type) => ({ key: `type.${type}` })))],
    effects: [{ key: `effect.leader.${id}` }],
    doubts: [],
    rules: ['N-3.4', 'N-1.9'],
  }))

export const cards = (): readonly Piece[] =>
  boxed(ALL_CARDS, (box) => box.cards.length).map(({ thing: card, box }) => ({
    id: card.id,
    name: { key: `card.${card.id}` },
    facts: [typeFact(card.type), levelFact(card.level), boxFact(box)],
    effects: [{ key: `effect.card.${card.id}` }],
    doubts: cardDoubts(card),
    rules: card.more === null ? (TYPE_RULES[card.type as FocusType] ?? []) : typeRulesOfBox(card),
  }))

/** The four military cards of the base game are known from one recap only (`data/military-policy.ts`). */
const cardDoubts = ({ military, more }: Card): readonly Message[] =>
  military !== null && more === null ? [say('catalogue.doubt.numbers')] : []

/** The base rules know nothing of armies and growth: the module that resolves such a card cites its rules. */
const typeRulesOfBox = ({ type }: Card): readonly string[] =>
  type === 'military' ? [] : (TYPE_RULES[type as FocusType] ?? [])

export const wonders = (): readonly Piece[] =>
  boxed(ALL_WONDERS, (box) => box.wonders.length).map(({ thing: { id, type, era, cost, resources }, box }) => ({
    id,
    name: { key: `wonder.${id}` },
    facts: [
      typeFact(type),
      sorting('catalogue.era', { key: `era.${era}` }),
      fact('catalogue.cost', cost),
      fact('catalogue.accepts', ...resources.map((resource) => ({ piece: `resource/${resource}` }))),
      boxFact(box),
    ],
    effects: [{ key: `effect.wonder.${id}` }],
    doubts: [],
    rules: ['N-12.2', 'N-12.3', 'N-12.4', 'N-20.3', 'N-20.5'],
  }))

export const cityStates = (): readonly Piece[] =>
  boxed(ALL_CITY_STATES, (box) => box.cityStates.length).map(({ thing: { id, type }, box }) => ({
    id,
    name: { key: `cityState.${id}` },
    facts: [typeFact(type), fact('catalogue.printedOn', ...printedOn(id)), boxFact(box)],
    effects: [{ key: `effect.cityState.${id}` }],
    doubts: [],
    rules: ['N-18.2', 'N-18.3', 'N-10.17', 'N-10.20', 'N-6.9'],
  }))

export const naturalWonders = (): readonly Piece[] =>
  boxed(ALL_NATURAL_WONDERS, (box) => box.naturalWonders.length).map(({ thing: { id, resource }, box }) => ({
    id,
    name: { key: `natural.${id}` },
    facts: [
      sorting('catalogue.resource', { key: `resource.${resource}` }),
      fact('catalogue.printedOn', ...printedOn(id)),
      boxFact(box),
    ],
    effects: [],
    doubts: [],
    rules: ['N-19.6', 'N-12.7', 'N-6.7'],
  }))

export const treaties = (): readonly Piece[] =>
  boxed(ALL_TREATIES, (box) => box.treaties.length).map(({ thing: id, box }) => ({
    id,
    name: { key: `treaty.${id}` },
    facts: [boxFact(box)],
    effects: [{ key: `effect.treaty.${id}` }],
    doubts: [],
    rules: ['N-18.2', 'N-18.4', 'N-18.7', 'N-10.22'],
  }))

export const agendas = (): readonly Piece[] => {
  const listed = boxed(ALL_VICTORY_CARDS, (box) => box.victoryCards.length).flatMap(({ thing: card, box }) =>
    card.map((id) => ({ id, box, others: card.filter((other) => other !== id) })),
  )
  // An agenda may stand on a card of two boxes; it is one goal.
  return [...new Set(listed.map(({ id }) => id))].map((id) => {
    const places = listed.filter((one) => one.id === id)
    const others = [...new Set(places.flatMap((place) => place.others))]
    return {
      id,
      name: { key: `agenda.${id}` },
      facts: [
        ...(others.length === 0
          ? []
          : [fact('catalogue.sharesCard', ...others.map((other) => ({ piece: `agenda/${other}` })))]),
        boxFact(places[0]?.box ?? ''),
      ],
      effects: [{ key: `effect.agenda.${id}` }],
      doubts: [],
      rules: [...(AGENDA_RULES[id] ?? []), 'N-25.2', 'N-25.4'],
    }
  })
}

const AGENDA_RULES: Readonly<Record<string, readonly string[]>> = {
  civilized: ['N-26.1'],
  'money-grubber': ['N-26.2'],
  warmonger: ['N-26.3', 'N-26.13'],
  paranoid: ['N-26.4'],
  explorer: ['N-26.5', 'N-26.14'],
  aesthetic: ['N-26.6'],
  technophile: ['N-26.7', 'N-26.8'],
  scholarly: ['N-26.9'],
  populous: ['N-26.10'],
  preservationist: ['N-26.11'],
}

/** The tiles on which an icon is printed. */
const printedOn = (icon: Icon): readonly FactValue[] =>
  ALL_TILES.filter(({ sides }) => sides.some(({ icons }) => Object.values(icons).includes(icon))).map(({ number }) => ({
    piece: `tile/${number}`,
  }))
