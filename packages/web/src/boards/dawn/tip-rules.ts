/** The rules about things of New Dawn that have no entry in the encyclopedia, the closest first. */
export const TIP_RULES = {
  control: ['N-8.9', 'N-6.12'],
  reinforced: ['N-13.5', 'N-13.6'],
  city: ['N-11.3', 'N-6.19'],
  matureCity: ['N-6.19', 'N-6.20'],
  capital: ['N-6.18', 'N-6.19'],
  caravan: ['N-10.1', 'N-6.14'],
  lair: ['N-3.8', 'N-23.1'],
  barbarian: ['N-22.1', 'N-15.1'],
  wonder: ['N-20.3', 'N-20.1'],
  cityState: ['N-17.1', 'N-17.2'],
  exploring: ['T-11.1', 'T-11.6'],
  army: ['T-9.4', 'T-9.9'],
  fort: ['T-10.1', 'T-10.4'],
  event: ['N-21.1', 'N-21.2'],
  fulfilled: ['N-25.2', 'N-25.4'],
  paying: ['N-12.2', 'N-12.3'],
} as const satisfies Readonly<Record<string, readonly string[]>>
