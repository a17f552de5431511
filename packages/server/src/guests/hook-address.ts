import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Names } from './names.ts'

/**
 * Where a guest may have the server connect to: the open internet and nowhere else. Guests must not be able to reach
 * what only the server can: itself, its neighbours, and services that trust its address.
 */
export const readHook = (text: string, allowPrivate: boolean): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return null
  const host = hostOf(url)
  return host === '' || (!allowPrivate && isIP(host) !== 0 && isPrivate(host)) ? null : url
}

/** Do all addresses that the name resolves to belong to the open internet? */
export const leadsOutside = async (url: URL, names: Names): Promise<boolean> => {
  const host = hostOf(url)
  if (isIP(host) !== 0) return !isPrivate(host)
  const addresses = await names.addressesOf(host).catch(() => [])
  return addresses.length > 0 && addresses.every(({ address }) => !isPrivate(address))
}

/**
 * Resolves a name for a connection. The checked address is the one connected to: a name that resolves to another a
 * moment later is of no use. Numbers are not resolved by anyone, and are checked before.
 */
export const outsideLookup =
  (names: Names): LookupFunction =>
  (host, options, callback) => {
    names.addressesOf(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || addresses.some(({ address }) => isPrivate(address))) {
          callback(new Error('this address is not of the open internet'), '')
        } else if (options.all === true) callback(null, [...addresses])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }

/** Not of the open internet; also what cannot be read as an address. */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address)
  return family === 0 || (family === 6 ? PRIVATE_6.check(address, 'ipv6') : PRIVATE_4.check(address, 'ipv4'))
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

// Two lists: a single one would also look for IPv4 addresses among IPv6 networks.
const PRIVATE_4 = new BlockList()
const PRIVATE_6 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE_4.addSubnet(net, bits, 'ipv4')
}
// Of IPv6, only what is allocated for the open internet, except what maps to IPv4.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE_6.addSubnet(net, bits, 'ipv6')
}
