/** T-14.1, T-14.5: the sections of the event dial clockwise from the start, each with its icons in the order of resolving. */
export const TERRA_DIAL: readonly (readonly TerraIcon[])[] = [
  ['spawn', 'wonder'],
  ['raid'],
  ['district'],
  ['government', 'wonder'],
  ['raid'],
  ['district'],
]

/** T-14.1: what a section of the dial can show. */
export const TERRA_ICONS = ['spawn', 'raid', 'district', 'government', 'wonder'] as const
export type TerraIcon = (typeof TERRA_ICONS)[number]
