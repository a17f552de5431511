import type { Wonder } from './types.ts'

/** The 12 Wonders. Their order is part of the saved state: add at the end, never sort. */
// biome-ignore format: one Wonder, one line
export const WONDERS = [
  { id: 'the-appian-way', cost: { clay: 2, stone: 2, papyrus: 1 }, effects: [{ kind: 'coins', count: 3 }, { kind: 'opponentLoses', count: 3 }, { kind: 'extraTurn' }, { kind: 'points', count: 3 }] },
  { id: 'circus-maximus', cost: { wood: 1, stone: 2, glass: 1 }, effects: [{ kind: 'demolishes', colour: 'grey' }, { kind: 'shields', count: 1 }, { kind: 'points', count: 3 }] },
  { id: 'the-colossus', cost: { clay: 3, glass: 1 }, effects: [{ kind: 'shields', count: 2 }, { kind: 'points', count: 3 }] },
  { id: 'the-great-library', cost: { wood: 3, glass: 1, papyrus: 1 }, effects: [{ kind: 'drawsProgress', drawn: 3 }, { kind: 'points', count: 4 }] },
  { id: 'the-great-lighthouse', cost: { wood: 1, stone: 1, papyrus: 2 }, effects: [{ kind: 'producesOneOf', resources: ['wood', 'clay', 'stone'] }, { kind: 'points', count: 4 }] },
  { id: 'the-hanging-gardens', cost: { wood: 2, glass: 1, papyrus: 1 }, effects: [{ kind: 'coins', count: 6 }, { kind: 'extraTurn' }, { kind: 'points', count: 3 }] },
  { id: 'the-mausoleum', cost: { clay: 2, glass: 2, papyrus: 1 }, effects: [{ kind: 'rebuilds' }, { kind: 'points', count: 2 }] },
  { id: 'piraeus', cost: { wood: 2, clay: 1, stone: 1 }, effects: [{ kind: 'producesOneOf', resources: ['glass', 'papyrus'] }, { kind: 'extraTurn' }, { kind: 'points', count: 2 }] },
  { id: 'the-pyramids', cost: { stone: 3, papyrus: 1 }, effects: [{ kind: 'points', count: 9 }] },
  { id: 'the-sphinx', cost: { clay: 1, stone: 1, glass: 2 }, effects: [{ kind: 'extraTurn' }, { kind: 'points', count: 6 }] },
  { id: 'the-statue-of-zeus', cost: { wood: 1, clay: 1, stone: 1, papyrus: 2 }, effects: [{ kind: 'demolishes', colour: 'brown' }, { kind: 'shields', count: 1 }, { kind: 'points', count: 3 }] },
  { id: 'the-temple-of-artemis', cost: { wood: 1, stone: 1, glass: 1, papyrus: 1 }, effects: [{ kind: 'coins', count: 12 }, { kind: 'extraTurn' }] },
] as const satisfies readonly Wonder[]

export type WonderId = (typeof WONDERS)[number]['id']

/** The sets for a first game, which skips the draft (D-3.17, D-3.18): the first player's, then the second player's. */
export const FIRST_GAME_SETS = [
  ['the-pyramids', 'the-great-lighthouse', 'the-temple-of-artemis', 'the-statue-of-zeus'],
  ['circus-maximus', 'piraeus', 'the-appian-way', 'the-colossus'],
] as const satisfies readonly (readonly WonderId[])[]
