import { DEFAULT_LIMITS, type Limits } from './limits.ts'

const MANY = 1_000_000
const OFTEN = { burst: MANY, perSecond: MANY }

/** For loads and trials, whose few guests never rest. */
export const TIRELESS: Limits = {
  ...DEFAULT_LIMITS,
  requests: OFTEN,
  addresses: OFTEN,
  connections: OFTEN,
  guests: OFTEN,
  tablesPerGuest: MANY,
  socketsPerGuest: MANY,
  socketsPerAddress: MANY,
}
