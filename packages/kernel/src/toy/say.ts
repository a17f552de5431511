import type { Argument, Message } from '../words/words.ts'
import { type Bundle, type Good, WARES } from './wares.ts'
import type { BazaarWord } from './words/index.ts'

/** A message whose key is known to have words. */
export const say = (key: BazaarWord, args?: { readonly [name: string]: Argument }): Message<BazaarWord> =>
  args === undefined ? { key } : { key, args }

/** `2 bales of silk and 1 ducat`. */
export const sayBundle = (bundle: Bundle): readonly Message[] =>
  WARES.flatMap((ware) => {
    const count = bundle[ware] ?? 0
    return count === 0 ? [] : [say(`ware.${ware}`, { count })]
  })

export const sayGoods = (goods: readonly Good[]): readonly Message[] => {
  const bundle: { [W in Good]?: number } = {}
  for (const good of goods) bundle[good] = (bundle[good] ?? 0) + 1
  return sayBundle(bundle)
}
