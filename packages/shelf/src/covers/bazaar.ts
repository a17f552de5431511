import { cover } from '@ecumene/kernel/toy/cover'
import type { Covered } from '../covered.ts'

/** The kernel's toy game, which exists to try out the contract. */
export const bazaarCover: Covered = {
  ...cover,
  load: async () => (await import('@ecumene/kernel/toy')).bazaar,
  isOffered: false,
  books: [],
}
