/** City Management. */
export const cities = {
  'decision.manage': 'City Management: use your cities.',
} as const

export type CitiesWords = Readonly<Record<keyof typeof cities, string>>
