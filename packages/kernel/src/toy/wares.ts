/** What is auctioned. */
export const GOODS = ['silk', 'spice', 'amber', 'salt'] as const
export type Good = (typeof GOODS)[number]

/** What can be traded: goods and money. */
export const WARES = ['ducat', ...GOODS] as const
export type Ware = (typeof WARES)[number]

/** How much of each ware somebody has. */
export type Holdings = Record<Ware, number>

/** One side of an offer: only the wares it is about, each at least once. */
export type Bundle = { readonly [W in Ware]?: number }

/** Is this a bundle of at least one ware? Moves come from outside, so nothing is taken for granted. */
export const isBundle = (value: unknown): value is Bundle => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([ware, count]) => isWare(ware) && Number.isInteger(count) && count > 0)
}

export const holds = (holdings: Holdings, bundle: Bundle): boolean =>
  WARES.every((ware) => holdings[ware] >= (bundle[ware] ?? 0))

export const hand = (from: Holdings, to: Holdings, bundle: Bundle): void => {
  for (const ware of WARES) {
    const count = bundle[ware] ?? 0
    from[ware] -= count
    to[ware] += count
  }
}

/** A bundle in notation: `2silk,1ducat`, always in the order of the wares. */
export const bundleText = (bundle: Bundle): string =>
  WARES.filter((ware) => bundle[ware] !== undefined)
    .map((ware) => `${bundle[ware]}${ware}`)
    .join(',')

export const parseBundle = (text: string): Bundle | null => {
  const bundle: { [W in Ware]?: number } = {}
  for (const part of text.split(',')) {
    const [, count, ware] = /^(\d{1,4})([a-z]+)$/.exec(part) ?? []
    if (count === undefined || ware === undefined || !isWare(ware)) return null
    bundle[ware] = Number(count)
  }
  return bundle
}

const isWare = (text: string): text is Ware => WARES.some((ware) => ware === text)
