import type { Progress } from './types.ts'

/** The 10 Progress tokens. Their order is part of the saved state: add at the end, never sort. */
// biome-ignore format: one token, one line
export const PROGRESS = [
  { id: 'agriculture', effects: [{ kind: 'coins', count: 6 }, { kind: 'points', count: 4 }] },
  { id: 'architecture', effects: [{ kind: 'discount', on: 'wonder', units: 2 }] },
  { id: 'economy', effects: [{ kind: 'tradeIncome' }] },
  { id: 'law', effects: [{ kind: 'symbol', symbol: 'law' }] },
  { id: 'masonry', effects: [{ kind: 'discount', on: 'blue', units: 2 }] },
  { id: 'mathematics', effects: [{ kind: 'pointsPerProgress', count: 3 }] },
  { id: 'philosophy', effects: [{ kind: 'points', count: 7 }] },
  { id: 'strategy', effects: [{ kind: 'extraShields', count: 1 }] },
  { id: 'theology', effects: [{ kind: 'extraTurnPerWonder' }] },
  { id: 'urbanism', effects: [{ kind: 'coins', count: 6 }, { kind: 'coinsPerChain', count: 4 }] },
] as const satisfies readonly Progress[]

export type ProgressId = (typeof PROGRESS)[number]['id']
