/**
 * What portraits are composed of: paths in a box of 100 × 100, from the back to the front. The heads look to the right, as on a
 * cameo: `skin` and `pale` are the raised stone, `dark` and `mid` the layers below it, and `line` and `gleam` are cut with a graver.
 */
export type Part = readonly [tone: Tone, path: string]
export type Tone = 'skin' | 'pale' | 'mid' | 'dark' | 'line' | 'gleam'

export type Likeness = { readonly skin: 'fair' | 'tan' | 'brown'; readonly parts: readonly Part[] }

const EYE: Part = ['dark', 'M59 41.2q2.6-2.8 6-1.4-.4 2-2.6 2.4-2 .3-3.4-1z']
const MOUTH: Part = ['line', 'M68 56.3q-2.4.5-4.6-.6']
const NOSTRIL: Part = ['line', 'M68.6 51q-1.7-.6-1.6-2']

/** A man: straight nose, strong jaw. */
export const MAN: readonly Part[] = [
  [
    'skin',
    'M37 84q2.6-14-2.4-26-7.6-8-5.6-23c2-12 13-18 24-16.5 8 1 13 7.5 13.3 14.5l.5 5.5q1.3 3 5.7 9.8c1 1.6-.6 2.6-3.3 2.7q-.2 1.6.9 2.7c.6 1-.2 1.9-1.4 2.3 1.6.6 1.8 2 .8 3.2-.8 1 .1 1.7.3 3.4.3 4-2.8 6.5-7.3 6.3q-4.5-.3-8-2-.5 8 2.5 15.2z',
  ],
  ['line', 'M57 36.3q4.4-2.6 9-.6'],
  EYE,
  NOSTRIL,
  MOUTH,
]

/** A woman: softer brow and chin, a longer neck. */
export const WOMAN: readonly Part[] = [
  [
    'skin',
    'M39 84q2.6-14-3-26-7-8-5.5-23c2-12 12.5-17.5 23-16.5 8 1 12.5 7.5 12.8 14.5l.3 6q1.7 3.2 5 9c.8 1.5-.7 2.3-2.9 2.5q-.2 1.5.7 2.5c.7 1.1-.1 1.9-1.2 2.3 1.5.6 1.6 1.9.6 3-.8 1 0 1.6.1 3 .1 3.8-2.7 5.7-6.9 5.3q-4.6-.5-8.5-3.6-1.5 9 1.5 17z',
  ],
  ['line', 'M57.5 36.8q4-2.3 8-.6'],
  EYE,
  NOSTRIL,
  ['mid', 'M68.3 53.6q1.2 1.3.2 2.4-2.2.9-4.3-.3 1.8-1.6 4.1-2.1zm.1 2.7q1 1 0 2.1-2.4.3-3.8-2z'],
]

export const EAR: Part = ['line', 'M46.5 41.5c-3.8-1.2-5 2.4-3.7 5.5 1 2.8 2.6 4.7 4.2 3.3.8-1.6-.4-2.3.3-4.3']
/** They come before the head, and what is worn on them after it. */
export const shoulders = (tone: Tone): Part => [tone, 'M6 104q2-17 21-21.5 9-2.5 11-6.5h15q1 5 9 7.5 20 5 24 20.5z']
