import { type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * Resolves a name as the machine itself does, which is the only way to the names of its neighbours. It takes one of four
 * threads in which files are read, too, for as long as the answer takes: so never more than two.
 */
export const nearLookup: LookupFunction = (host, options, callback) => {
  if (underWay >= MOST_AT_ONCE) {
    callback(new Error('too many names are being looked up'), '')
    return
  }
  underWay++
  lookup(host, { ...options, all: true } satisfies LookupAllOptions, (error, addresses) => {
    underWay--
    const [first] = addresses ?? []
    if (error !== null || first === undefined) callback(error ?? new Error('this name has no address'), '')
    else if (options.all === true) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

let underWay = 0
const MOST_AT_ONCE = 2
