import { leadsOutside } from './hook-address.ts'
import type { Names } from './names.ts'

/** Checks addresses when guests save them, so that a typing mistake shows at once. */
export type HookCheck = (guest: string, url: URL) => Promise<Judgement>

/** `busy`: another address of the same guest is being judged. */
export type Judgement = 'good' | 'bad' | 'busy'

/**
 * A slow name delays only its own guest, who may have one checked at a time. Where very many are under way the
 * address is taken as it is: what counts is what it stands for when the server connects to it, and that is checked then.
 */
export const hookCheckWith = (names: Names): HookCheck => {
  const underWay = new Set<string>()
  return async (guest, url) => {
    if (underWay.has(guest)) return 'busy'
    if (underWay.size >= MOST_AT_ONCE) return 'good'
    underWay.add(guest)
    try {
      return (await leadsOutside(url, names)) ? 'good' : 'bad'
    } finally {
      underWay.delete(guest)
    }
  }
}

const MOST_AT_ONCE = 50
