/** What one choice of loot takes from the loser. Amounts are "up to" (C-30.9). */
export type Loot =
  | { readonly kind: 'trade' | 'culture'; readonly count: number }
  | { readonly kind: 'resources'; readonly count: number }
  | { readonly kind: 'tech' }
  | { readonly kind: 'event' }
  /** The loser discards a coin token of the winner's choice. */
  | { readonly kind: 'discardCoin' }
  | { readonly kind: 'takeCoin' }

/** C-30.2, C-30.4: the winner takes one of these. */
export const CORE_LOOT = {
  figures: [
    { kind: 'trade', count: 3 },
    { kind: 'culture', count: 3 },
    { kind: 'resources', count: 1 },
  ],
  city: [{ kind: 'tech' }, { kind: 'event' }, { kind: 'resources', count: 2 }],
} as const satisfies { readonly [Beaten in 'figures' | 'city']: readonly Loot[] }

/** C-30.14: points to spend, also twice on the same thing, and what each costs. */
export const REVISED_LOOT_POINTS = { figures: 1, city: 2 } as const
export const REVISED_LOOT = [
  { points: 1, loot: { kind: 'trade', count: 3 } },
  { points: 1, loot: { kind: 'culture', count: 3 } },
  { points: 1, loot: { kind: 'resources', count: 1 } },
  { points: 1, loot: { kind: 'discardCoin' } },
  { points: 2, loot: { kind: 'tech' } },
  { points: 2, loot: { kind: 'event' } },
  { points: 2, loot: { kind: 'takeCoin' } },
] as const satisfies readonly { readonly points: number; readonly loot: Loot }[]
