import type { Card } from './types.ts'

/** All 73 Buildings, deck by deck. The order within a deck is part of the saved state: add at the end, never sort. */
// biome-ignore format: one card, one line
export const AGE_I = [
  { id: 'lumber-yard', colour: 'brown', cost: {}, effects: [{ kind: 'produces', resources: ['wood'] }] },
  { id: 'logging-camp', colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produces', resources: ['wood'] }] },
  { id: 'clay-pool', colour: 'brown', cost: {}, effects: [{ kind: 'produces', resources: ['clay'] }] },
  { id: 'clay-pit', colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produces', resources: ['clay'] }] },
  { id: 'quarry', colour: 'brown', cost: {}, effects: [{ kind: 'produces', resources: ['stone'] }] },
  { id: 'stone-pit', colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produces', resources: ['stone'] }] },
  { id: 'glassworks', colour: 'grey', cost: { coins: 1 }, effects: [{ kind: 'produces', resources: ['glass'] }] },
  { id: 'press', colour: 'grey', cost: { coins: 1 }, effects: [{ kind: 'produces', resources: ['papyrus'] }] },
  { id: 'guard-tower', colour: 'red', cost: {}, effects: [{ kind: 'shields', count: 1 }] },
  { id: 'workshop', colour: 'green', cost: { papyrus: 1 }, effects: [{ kind: 'symbol', symbol: 'pendulum' }, { kind: 'points', count: 1 }] },
  { id: 'apothecary', colour: 'green', cost: { glass: 1 }, effects: [{ kind: 'symbol', symbol: 'wheel' }, { kind: 'points', count: 1 }] },
  { id: 'stone-reserve', colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixesPrice', resources: ['stone'] }] },
  { id: 'clay-reserve', colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixesPrice', resources: ['clay'] }] },
  { id: 'wood-reserve', colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixesPrice', resources: ['wood'] }] },
  { id: 'stable', colour: 'red', cost: { wood: 1 }, gives: 'horseshoe', effects: [{ kind: 'shields', count: 1 }] },
  { id: 'garrison', colour: 'red', cost: { clay: 1 }, gives: 'sword', effects: [{ kind: 'shields', count: 1 }] },
  { id: 'palisade', colour: 'red', cost: { coins: 2 }, gives: 'tower', effects: [{ kind: 'shields', count: 1 }] },
  { id: 'scriptorium', colour: 'green', cost: { coins: 2 }, gives: 'book', effects: [{ kind: 'symbol', symbol: 'quill' }] },
  { id: 'pharmacist', colour: 'green', cost: { coins: 2 }, gives: 'gear', effects: [{ kind: 'symbol', symbol: 'mortar' }] },
  { id: 'theater', colour: 'blue', cost: {}, gives: 'mask', effects: [{ kind: 'points', count: 3 }] },
  { id: 'altar', colour: 'blue', cost: {}, gives: 'moon', effects: [{ kind: 'points', count: 3 }] },
  { id: 'baths', colour: 'blue', cost: { stone: 1 }, gives: 'drop', effects: [{ kind: 'points', count: 3 }] },
  { id: 'tavern', colour: 'yellow', cost: {}, gives: 'amphora', effects: [{ kind: 'coins', count: 4 }] },
] as const satisfies readonly Card[]

// biome-ignore format: one card, one line
export const AGE_II = [
  { id: 'sawmill', colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produces', resources: ['wood', 'wood'] }] },
  { id: 'brickyard', colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produces', resources: ['clay', 'clay'] }] },
  { id: 'shelf-quarry', colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produces', resources: ['stone', 'stone'] }] },
  { id: 'glass-blower', colour: 'grey', cost: {}, effects: [{ kind: 'produces', resources: ['glass'] }] },
  { id: 'drying-room', colour: 'grey', cost: {}, effects: [{ kind: 'produces', resources: ['papyrus'] }] },
  { id: 'walls', colour: 'red', cost: { stone: 2 }, effects: [{ kind: 'shields', count: 2 }] },
  { id: 'forum', colour: 'yellow', cost: { coins: 3, clay: 1 }, effects: [{ kind: 'producesOneOf', resources: ['glass', 'papyrus'] }] },
  { id: 'caravansery', colour: 'yellow', cost: { coins: 2, glass: 1, papyrus: 1 }, effects: [{ kind: 'producesOneOf', resources: ['wood', 'clay', 'stone'] }] },
  { id: 'customs-house', colour: 'yellow', cost: { coins: 4 }, effects: [{ kind: 'fixesPrice', resources: ['glass', 'papyrus'] }] },
  { id: 'courthouse', colour: 'blue', cost: { wood: 2, glass: 1 }, effects: [{ kind: 'points', count: 5 }] },
  { id: 'horse-breeders', colour: 'red', cost: { wood: 1, clay: 1 }, accepts: 'horseshoe', effects: [{ kind: 'shields', count: 1 }] },
  { id: 'barracks', colour: 'red', cost: { coins: 3 }, accepts: 'sword', effects: [{ kind: 'shields', count: 1 }] },
  { id: 'archery-range', colour: 'red', cost: { wood: 1, stone: 1, papyrus: 1 }, gives: 'target', effects: [{ kind: 'shields', count: 2 }] },
  { id: 'parade-ground', colour: 'red', cost: { clay: 2, glass: 1 }, gives: 'helmet', effects: [{ kind: 'shields', count: 2 }] },
  { id: 'library', colour: 'green', cost: { wood: 1, stone: 1, glass: 1 }, accepts: 'book', effects: [{ kind: 'symbol', symbol: 'quill' }, { kind: 'points', count: 2 }] },
  { id: 'dispensary', colour: 'green', cost: { clay: 2, stone: 1 }, accepts: 'gear', effects: [{ kind: 'symbol', symbol: 'mortar' }, { kind: 'points', count: 2 }] },
  { id: 'school', colour: 'green', cost: { wood: 1, papyrus: 2 }, gives: 'lyre', effects: [{ kind: 'symbol', symbol: 'wheel' }, { kind: 'points', count: 1 }] },
  { id: 'laboratory', colour: 'green', cost: { wood: 1, glass: 2 }, gives: 'lamp', effects: [{ kind: 'symbol', symbol: 'pendulum' }, { kind: 'points', count: 1 }] },
  { id: 'statue', colour: 'blue', cost: { clay: 2 }, gives: 'column', accepts: 'mask', effects: [{ kind: 'points', count: 4 }] },
  { id: 'temple', colour: 'blue', cost: { wood: 1, papyrus: 1 }, gives: 'sun', accepts: 'moon', effects: [{ kind: 'points', count: 4 }] },
  { id: 'aqueduct', colour: 'blue', cost: { stone: 3 }, accepts: 'drop', effects: [{ kind: 'points', count: 5 }] },
  { id: 'rostrum', colour: 'blue', cost: { wood: 1, stone: 1 }, gives: 'portico', effects: [{ kind: 'points', count: 4 }] },
  { id: 'brewery', colour: 'yellow', cost: {}, gives: 'barrel', effects: [{ kind: 'coins', count: 6 }] },
] as const satisfies readonly Card[]

// biome-ignore format: one card, one line
export const AGE_III = [
  { id: 'arsenal', colour: 'red', cost: { wood: 2, clay: 3 }, effects: [{ kind: 'shields', count: 3 }] },
  { id: 'pretorium', colour: 'red', cost: { coins: 8 }, effects: [{ kind: 'shields', count: 3 }] },
  { id: 'academy', colour: 'green', cost: { wood: 1, stone: 1, glass: 2 }, effects: [{ kind: 'symbol', symbol: 'sundial' }, { kind: 'points', count: 3 }] },
  { id: 'study', colour: 'green', cost: { wood: 2, glass: 1, papyrus: 1 }, effects: [{ kind: 'symbol', symbol: 'sundial' }, { kind: 'points', count: 3 }] },
  { id: 'chamber-of-commerce', colour: 'yellow', cost: { papyrus: 2 }, effects: [{ kind: 'points', count: 3 }, { kind: 'coinsPer', counted: ['grey'], count: 3 }] },
  { id: 'port', colour: 'yellow', cost: { wood: 1, glass: 1, papyrus: 1 }, effects: [{ kind: 'points', count: 3 }, { kind: 'coinsPer', counted: ['brown'], count: 2 }] },
  { id: 'armory', colour: 'yellow', cost: { stone: 2, glass: 1 }, effects: [{ kind: 'points', count: 3 }, { kind: 'coinsPer', counted: ['red'], count: 1 }] },
  { id: 'palace', colour: 'blue', cost: { wood: 1, clay: 1, stone: 1, glass: 2 }, effects: [{ kind: 'points', count: 7 }] },
  { id: 'town-hall', colour: 'blue', cost: { wood: 2, stone: 3 }, effects: [{ kind: 'points', count: 7 }] },
  { id: 'obelisk', colour: 'blue', cost: { stone: 2, glass: 1 }, effects: [{ kind: 'points', count: 5 }] },
  { id: 'fortifications', colour: 'red', cost: { clay: 1, stone: 2, papyrus: 1 }, accepts: 'tower', effects: [{ kind: 'shields', count: 2 }] },
  { id: 'siege-workshop', colour: 'red', cost: { wood: 3, glass: 1 }, accepts: 'target', effects: [{ kind: 'shields', count: 2 }] },
  { id: 'circus', colour: 'red', cost: { clay: 2, stone: 2 }, accepts: 'helmet', effects: [{ kind: 'shields', count: 2 }] },
  { id: 'university', colour: 'green', cost: { clay: 1, glass: 1, papyrus: 1 }, accepts: 'lyre', effects: [{ kind: 'symbol', symbol: 'armillary-sphere' }, { kind: 'points', count: 2 }] },
  { id: 'observatory', colour: 'green', cost: { stone: 1, papyrus: 2 }, accepts: 'lamp', effects: [{ kind: 'symbol', symbol: 'armillary-sphere' }, { kind: 'points', count: 2 }] },
  { id: 'gardens', colour: 'blue', cost: { wood: 2, clay: 2 }, accepts: 'column', effects: [{ kind: 'points', count: 6 }] },
  { id: 'pantheon', colour: 'blue', cost: { wood: 1, clay: 1, papyrus: 2 }, accepts: 'sun', effects: [{ kind: 'points', count: 6 }] },
  { id: 'senate', colour: 'blue', cost: { clay: 2, stone: 1, papyrus: 1 }, accepts: 'portico', effects: [{ kind: 'points', count: 5 }] },
  { id: 'lighthouse', colour: 'yellow', cost: { clay: 2, glass: 1 }, accepts: 'amphora', effects: [{ kind: 'points', count: 3 }, { kind: 'coinsPer', counted: ['yellow'], count: 1 }] },
  { id: 'arena', colour: 'yellow', cost: { wood: 1, clay: 1, stone: 1 }, accepts: 'barrel', effects: [{ kind: 'points', count: 3 }, { kind: 'coinsPer', counted: ['wonder'], count: 2 }] },
] as const satisfies readonly Card[]

// biome-ignore format: one card, one line
export const GUILDS = [
  { id: 'merchants-guild', colour: 'purple', cost: { wood: 1, clay: 1, glass: 1, papyrus: 1 }, effects: [{ kind: 'guild', counted: ['yellow'], coins: 1, points: 1 }] },
  { id: 'shipowners-guild', colour: 'purple', cost: { clay: 1, stone: 1, glass: 1, papyrus: 1 }, effects: [{ kind: 'guild', counted: ['brown', 'grey'], coins: 1, points: 1 }] },
  { id: 'builders-guild', colour: 'purple', cost: { wood: 1, clay: 1, stone: 2, glass: 1 }, effects: [{ kind: 'guild', counted: ['wonder'], coins: 0, points: 2 }] },
  { id: 'magistrates-guild', colour: 'purple', cost: { wood: 2, clay: 1, papyrus: 1 }, effects: [{ kind: 'guild', counted: ['blue'], coins: 1, points: 1 }] },
  { id: 'scientists-guild', colour: 'purple', cost: { wood: 2, clay: 2 }, effects: [{ kind: 'guild', counted: ['green'], coins: 1, points: 1 }] },
  { id: 'moneylenders-guild', colour: 'purple', cost: { wood: 2, stone: 2 }, effects: [{ kind: 'guild', counted: ['threeCoins'], coins: 0, points: 1 }] },
  { id: 'tacticians-guild', colour: 'purple', cost: { clay: 1, stone: 2, papyrus: 1 }, effects: [{ kind: 'guild', counted: ['red'], coins: 1, points: 1 }] },
] as const satisfies readonly Card[]

export type CardId = (typeof AGE_I | typeof AGE_II | typeof AGE_III | typeof GUILDS)[number]['id']
