import type { Store } from './store.ts'

/**
 * How a file store answers questions about other servers. Several processes may use one file and see what the others
 * have written; in everything else each of them is alone.
 */
export const ALONE = {
  // It lies beside the file (`guests/key.ts`).
  cookieKey: async (otherwise) => otherwise,
  agreeOnKey: async () => true,
  company: async () => ({ others: 0, isHeir: false, isAnything: false }),
  changedAmong: async () => [],
  attend: async () => {},
  attending: async () => [],
  isElsewhere: async () => false,
  turnsAt: async () => [],
  claimBots: async () => true,
  hasLostNotices: async () => false,
  takeNotices: async () => [],
  holdNotice: async () => {},
  settleNotices: async () => {},
  spend: async () => [],
} as const satisfies Partial<Store>
