import type { Fact, Message, Piece } from '@ecumene/kernel'
import { boxFact } from '../../catalogue/boxes.ts'
import { disputed } from '../../catalogue/land.ts'
import type { Addition, CataloguePart } from '../../catalogue/part.ts'
import { typeFact } from '../../catalogue/pieces.ts'
import { FORT_DEFENCE, REMOVED } from '../data/box.ts'
import { TERRA_CARDS, UNIQUE_CARDS } from '../data/cards.ts'
import { DISTRICTS } from '../data/districts.ts'
import { GOVERNMENTS, PROPOSED_ARROWS } from '../data/governments.ts'
import { PROPOSED_ROWS, TERRA_LEADERS } from '../data/leaders.ts'
import { TERRA_CITY_STATES, TERRA_TREATIES } from '../data/sights.ts'
import { TERRA_DISPUTED_HEXES } from '../data/tiles.ts'
import { AGENDA_RULES, DISTRICT_RULES } from './rules.ts'
import type { TerraCatalogueKey } from './words/words.ts'
import { words } from './words/words.ts'

const say = (key: TerraCatalogueKey): Message => ({ key })

const proposed = (isProposed: boolean): readonly Message[] => (isProposed ? [say('catalogue.doubt.oneSource')] : [])

const districts: readonly Piece[] = DISTRICTS.map(({ id, type, counts }) => ({
  id,
  name: { key: `district.${id}` },
  facts: [
    typeFact(type),
    ...(counts.length === 0
      ? []
      : [{ label: say('catalogue.counts'), values: counts.map((terrain) => ({ piece: `terrain/${terrain}` })) }]),
  ],
  effects: [{ key: `effect.district.${id}` }],
  doubts: [],
  rules: [...DISTRICT_RULES[id], 'T-8.1', 'T-8.13'],
}))

const governments: readonly Piece[] = GOVERNMENTS.map(({ id, type, arrows }) => ({
  id,
  name: { key: `government.${id}` },
  facts: [typeFact(type), { label: say('catalogue.arrows'), values: [arrows] }],
  effects: [{ key: `effect.government.${id}` }],
  doubts: proposed(PROPOSED_ARROWS.includes(id)),
  rules: ['T-12.3', 'T-12.6', 'T-13.1'],
}))

/** What lies on the map as a space of its own. */
const landmarks: readonly Piece[] = [
  {
    id: 'fort',
    name: say('catalogue.fort'),
    facts: [{ label: say('catalogue.terrain'), values: [{ piece: 'terrain/forest' }] }],
    effects: [{ ...say('catalogue.effect.fort'), args: { value: FORT_DEFENCE } }],
    doubts: [],
    rules: ['T-10.1', 'T-10.2', 'T-10.7', 'T-3.22'],
  },
  {
    id: 'water-token',
    name: say('catalogue.waterToken'),
    facts: [{ label: say('catalogue.terrain'), values: [{ piece: 'terrain/water' }] }],
    effects: [say('catalogue.effect.waterToken')],
    doubts: [],
    rules: ['T-11.14', 'N-5.19'],
  },
]

const additions: Readonly<Record<string, (id: string) => Addition | null>> = {
  leader(id) {
    const card = UNIQUE_CARDS.find(({ leader }) => leader === id)
    const isOurs = TERRA_LEADERS.some((leader) => leader.id === id)
    return {
      ...(card !== undefined && {
        facts: [{ label: say('catalogue.uniqueCard'), values: [{ piece: `card/${card.id}` }] }],
      }),
      doubts: proposed(PROPOSED_ROWS.some((leader) => leader === id)),
      rules: [...(isOurs ? ['T-3.9'] : []), ...(id === 'ottoman' ? ['T-16.4', 'T-16.5'] : []), 'T-6.1'],
    }
  },
  card(id) {
    if (isRemoved(REMOVED.cards, id)) return { facts: [notUsed], rules: ['T-1.10'] }
    const unique = UNIQUE_CARDS.find((card) => card.id === id)
    const card = unique ?? TERRA_CARDS.find((one) => one.id === id)
    if (card === undefined) return null
    return {
      ...(unique !== undefined && {
        facts: [{ label: say('catalogue.onlyFor'), values: [{ piece: `leader/${unique.leader}` }] }],
        // The numbers are those of the standard card of the same level.
        doubts: proposed(unique.economy !== null || unique.armies !== null),
      }),
      rules: [
        ...(card.growth === null ? [] : ['T-7.2', 'T-8.3']),
        ...(card.armies === null ? [] : ['T-9.1', 'T-9.4', 'T-9.9']),
        ...(unique === undefined ? ['T-1.11'] : ['T-6.1', 'T-6.3']),
      ],
    }
  },
  wonder: (id) => (isRemoved(REMOVED.wonders, id) ? { facts: [notUsed], rules: ['T-1.6'] } : null),
  treaty(id) {
    if (isRemoved(REMOVED.treaties, id)) return { facts: [notUsed], rules: ['T-1.12'] }
    return TERRA_TREATIES.some((treaty) => treaty === id) ? { rules: ['T-1.13'] } : null
  },
  cityState: (id) =>
    TERRA_CITY_STATES.some((one) => one.id === id)
      ? { rules: [...(id === 'akkad' ? ['T-16.1'] : []), ...(id === 'antananarivo' ? ['T-16.2', 'T-16.3'] : [])] }
      : null,
  agenda: (id) => ({
    ...(id === 'technophile' && { facts: [notUsed] }),
    rules: AGENDA_RULES[id] ?? [],
  }),
  tile: (id) => ({ doubts: disputed(TERRA_DISPUTED_HEXES.filter(({ tile }) => String(tile) === id).length) }),
}

const isRemoved = (removed: readonly string[], id: string): boolean => removed.includes(id)

/** T-1.6, T-1.8, T-1.10, T-1.12: the expansion takes it out of the base game. */
const notUsed: Fact = { label: say('catalogue.withTerra'), values: [say('catalogue.takenOut')] }

/** T-16.4: the one card that comes with a leader; it has no place among the diplomacy cards of the colours. */
const ibrahim: Piece = {
  id: 'ibrahim',
  name: { key: 'treaty.ibrahim' },
  facts: [{ label: say('catalogue.onlyFor'), values: [{ piece: 'leader/ottoman' }] }, boxFact('terra')],
  effects: [{ key: 'effect.treaty.ibrahim' }],
  doubts: [],
  rules: ['T-16.4', 'T-16.5'],
}

/** What Terra Incognita adds to the encyclopedia. */
export const terraCatalogue: CataloguePart = {
  words,
  kinds: [
    { id: 'district', name: say('catalogue.districts'), pieces: districts },
    { id: 'government', name: say('catalogue.governments'), pieces: governments },
    { id: 'landmark', name: say('catalogue.landmarks'), pieces: landmarks },
  ],
  pieces: { treaty: [ibrahim] },
  more: (kind, id) => additions[kind]?.(id) ?? null,
}
