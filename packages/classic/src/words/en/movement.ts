/** The Movement phase. */
export const movement = {
  'decision.march': 'Movement: move your figures.',
} as const

export type MovementWords = Readonly<Record<keyof typeof movement, string>>
