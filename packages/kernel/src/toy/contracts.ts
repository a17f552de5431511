import { GOODS, type Good, type Holdings } from './wares.ts'

/** A secret customer: whoever owns these goods at the end gets the points. The goods are not used up. */
export type Contract = { readonly goods: { readonly [G in Good]?: number }; readonly points: number }

/** Two of one good and one of another, every pair; and three of one good. */
export const CONTRACTS: readonly Contract[] = [
  ...GOODS.flatMap((two) =>
    GOODS.filter((one) => one !== two).map((one): Contract => ({ goods: { [two]: 2, [one]: 1 }, points: 4 })),
  ),
  ...GOODS.map((good): Contract => ({ goods: { [good]: 3 }, points: 6 })),
]

export const isFulfilled = (contract: Contract, holdings: Holdings): boolean =>
  GOODS.every((good) => holdings[good] >= (contract.goods[good] ?? 0))

export const contractOf = (index: number): Contract => {
  const contract = CONTRACTS[index]
  if (contract === undefined) throw new RangeError(`no contract ${index}`)
  return contract
}
