import type { FactValue, Message, Piece } from '@ecumene/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { GOVERNMENT_IDS, GOVERNMENT_SETS, GOVERNMENTS } from '../data/governments.ts'
import { ABILITIES, ANY, TECHS, type Tech } from '../data/techs.ts'
import { type Doubtful, NONE, RESOURCES, UNIT_TYPES } from '../data/types.ts'
import { fact, levelFact, say, sorting } from './facts.ts'

/** What lies on a player's sheet: civilizations, techs, governments. */

export const civilizations = (): readonly Piece[] =>
  CIVILIZATIONS.map(({ number, id, tech, government }) => ({
    id,
    name: { key: `civilization.${id}` },
    facts: [
      ...fact('catalogue.startsWith', { piece: `tech/${TECHS[tech]?.id}` }),
      ...fact('catalogue.startsUnder', { piece: `government/${GOVERNMENT_IDS[government]}` }),
      ...fact('catalogue.homeTile', { piece: `tile/${number + 1}` }),
    ],
    effects: [{ key: `effect.civilization.${id}` }],
    doubts: [],
    rules: [...CIVILIZATION_RULES[id], 'C-6.15', 'C-6.19', 'C-2.2'],
  }))

const CIVILIZATION_RULES: Readonly<Record<(typeof CIVILIZATIONS)[number]['id'], readonly string[]>> = {
  america: ['C-6.5'],
  china: ['C-6.6'],
  egypt: ['C-6.7', 'C-7.1'],
  germany: ['C-6.8'],
  rome: ['C-6.9', 'C-7.1'],
  russia: ['C-6.10', 'C-6.11', 'C-2.6'],
}

export const techs = (): readonly Piece[] =>
  TECHS.map((tech) => ({
    id: tech.id,
    name: { key: `tech.${tech.id}` },
    facts: [
      levelFact(tech.level),
      ...fact('catalogue.needsTrade', tech.trade),
      ...fact('catalogue.unlocks', ...unlocked(tech)),
      ...fact('catalogue.spends', ...spent(tech)),
    ],
    effects: [{ key: `effect.tech.${tech.id}` }],
    doubts: [],
    rules: techRules(tech),
  }))

const unlocked = ({ building, government, unit, rank, walls }: Tech): readonly FactValue[] => [
  ...(building === NONE ? [] : [{ piece: `building/${BUILDINGS[building]?.id}` }]),
  ...(walls ? [{ piece: 'building/city-walls' }] : []),
  ...(government === NONE ? [] : [{ piece: `government/${GOVERNMENT_IDS[government]}` }]),
  ...(unit === NONE ? [] : [{ piece: `unit/${UNIT_TYPES[unit]}` }]),
  ...(unit === NONE || rank === 0 ? [] : [say('catalogue.rankNumbered', { rank })]),
]

/** What its abilities ask for. */
const spent = ({ abilities }: Tech): readonly FactValue[] =>
  abilities.flatMap((number) => {
    const cost = ABILITIES[number]?.cost ?? []
    return [...new Set(cost)].map((kind): FactValue => {
      const count = cost.filter((one) => one === kind).length
      const of: Message = { key: kind === ANY ? 'resource.any' : `resource.${RESOURCES[kind]}` }
      return { count, of }
    })
  })

const techRules = (tech: Tech): readonly string[] => [
  ...(tech.id === 'space-flight' ? ['C-35.4', 'C-2.10'] : []),
  ...(tech.building === NONE ? [] : ['C-13.1']),
  ...(tech.walls ? ['C-14.1'] : []),
  ...(tech.thirdCity ? ['C-9.6'] : []),
  ...(tech.unit === NONE ? [] : tech.rank === 0 ? ['C-12.13'] : ['C-27.12']),
  ...(tech.water === 0 ? [] : [tech.water === 1 ? 'C-21.16' : 'C-21.17']),
  ...(tech.cultureHand === 0 ? [] : ['C-18.2']),
  ...(tech.coinTokens === 0 ? [] : ['C-31.5']),
  ...(tech.abilities.length === 0 ? [] : ['C-20.9']),
  'C-25.2',
]

export const governments = (): readonly Piece[] =>
  GOVERNMENT_IDS.map((id, number) => ({
    id,
    name: { key: `government.${id}` },
    facts: fact(
      'catalogue.unlockedBy',
      ...TECHS.filter(({ government }) => government === number).map((tech) => ({ piece: `tech/${tech.id}` })),
    ),
    // A game uses one of the two sets.
    effects: GOVERNMENT_SETS.map((set) =>
      say(`catalogue.set.${set}`, { effect: { key: `effect.government.${set}.${id}` } }),
    ),
    doubts: doubtsOf(GOVERNMENTS.core[number]?.powers ?? []),
    rules: [...(id === 'anarchy' ? ['C-9.24', 'C-11.5'] : id === 'despotism' ? ['C-6.19'] : []), 'C-9.23', 'C-2.11'],
  }))

const doubtsOf = (powers: readonly Doubtful[]): readonly Message[] => {
  if (powers.some(({ doubt }) => doubt === 'proposed')) return [say('catalogue.doubt.proposed')]
  return powers.some(({ doubt }) => doubt === 'inferred') ? [say('catalogue.doubt.inferred')] : []
}

export const eraFact = (era: string) => sorting('catalogue.era', { key: `era.${era}` })
