import { BlockList, isIP } from 'node:net'
import { failed, ok, type Result } from '@ecumene/kernel'

/**
 * Whose `X-Forwarded-*` is believed: that of a number of proxies before us, or of proxies at these addresses. What stands left
 * of theirs was written by the client.
 */
export type Proxies = number | readonly string[]

/** Reads a number of proxies, or addresses and networks with commas between them. */
export const readProxies = (text: string): Result<Proxies> => {
  if (/^\d+$/.test(text)) return Number(text) <= MOST ? ok(Number(text)) : failed(ALLOWED)
  const addresses = text.split(',').map((each) => each.trim())
  return addresses.every(isPlace) ? ok(addresses) : failed(ALLOWED)
}

/** Is this address, this many hops before us, a proxy of ours? */
export type Trust = (address: string, hop: number) => boolean

export const trustIn = (proxies: Proxies): Trust => {
  // A number cannot check who connects: whoever sets one vouches that only the proxies can.
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const known = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) known.addAddress(address, familyOf(address))
    else known.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address))
}

const MOST = 16
const ALLOWED =
  `the number of proxies in a row, from 0 to ${MOST}, or their addresses with commas between them, ` +
  'such as 192.0.2.7,10.0.0.0/8'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

const isPlace = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  // A network of no bits would be everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
