/** The rules about things of Classic that have no entry in the encyclopedia, the closest first. */
export const TIP_RULES = {
  hidden: ['C-22.1', 'C-22.2'],
  land: ['C-36.6'],
  water: ['C-21.15', 'C-21.16'],
  disaster: ['C-2.29'],
  trade: ['C-10.1', 'C-36.1'],
  production: ['C-11.6', 'C-36.1'],
  culture: ['C-36.5', 'C-1.10'],
  coin: ['C-1.10', 'C-2.26'],
  city: ['C-1.7', 'C-36.2'],
  outskirts: ['C-1.7', 'C-1.5'],
} as const satisfies Readonly<Record<string, readonly string[]>>
