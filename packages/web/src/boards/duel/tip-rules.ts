/** The rules about things of Duel that have no entry in the encyclopedia, the closest first. */
export const TIP_RULES = {
  symbol: ['D-14.8', 'D-14.1'],
  zone: ['D-20.1', 'D-1.7'],
  militaryToken: ['D-13.4', 'D-13.7'],
  capital: ['D-13.10'],
} as const satisfies Readonly<Record<string, readonly string[]>>
