import { ABILITIES, ANY, type Move, RESOURCES } from '@ecumene/classic'

/** What an ability of a tech takes: how many of which resource; `null` stands for any. */
export type Taken = { readonly resource: (typeof RESOURCES)[number] | null; readonly count: number }

/** The price of a move; empty where it takes no resources. */
export const takenBy = (move: Move | null): readonly Taken[] => {
  const cost = move?.kind === 'use' ? (ABILITIES[move.ability]?.cost ?? []) : []
  return [...new Set(cost)].map((kind) => ({
    resource: kind === ANY ? null : (RESOURCES[kind] ?? null),
    count: cost.filter((other) => other === kind).length,
  }))
}
