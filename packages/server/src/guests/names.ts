import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Resolves names over the network. */
export type Names = {
  /** All addresses of a name; rejects if there are none, or on a timeout. */
  addressesOf(name: string): Promise<readonly LookupAddress[]>
}

/** The part of Node's resolver that we use. */
export type NameResolver = Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'>

/**
 * Node's ordinary look-up takes one of four threads for as long as a name server takes, and whoever else resolves a name or
 * reads a file waits for them: a few slow names would stop everything. This asks over sockets of its own, each name for
 * itself and not for long. The price: the machine's own list of names (`/etc/hosts`) is not asked; it names neighbours.
 */
export const openNames = (
  limitMs = LIMIT_MS,
  resolver: () => NameResolver = () => new Resolver({ timeout: limitMs, tries: 1 }),
): Names => ({
  async addressesOf(name) {
    const asked = resolver()
    const limit = setTimeout(() => asked.cancel(), limitMs)
    try {
      const found = await Promise.allSettled([
        asked.resolve4(name).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
        asked.resolve6(name).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
      ])
      const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (addresses.length === 0) throw new Error('this name has no address')
      return addresses
    } finally {
      clearTimeout(limit)
    }
  },
})

const LIMIT_MS = 3_000
