/** N-5.4: where the four core tiles lie, in the order in which they are drawn: for side A, for side B. */
export const CORE: readonly (readonly CorePlace[])[] = [
  [
    { q: 0, r: 0, rotation: 0 },
    { q: 3, r: -3, rotation: 3 },
    { q: 4, r: 0, rotation: 0 },
    { q: 7, r: -3, rotation: 3 },
  ],
  [
    { q: 0, r: 0, rotation: 3 },
    { q: 0, r: 3, rotation: 0 },
    { q: 4, r: 0, rotation: 3 },
    { q: 4, r: 3, rotation: 0 },
  ],
]

export type CorePlace = { readonly q: number; readonly r: number; readonly rotation: number }
