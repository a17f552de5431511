import { bazaar } from '@ecumene/kernel/toy'
import type { Manifest } from '../manifest.ts'

/** The kernel's toy game, which exists to try out the contract. */
export const bazaarManifest: Manifest = { game: bazaar, isOffered: false, books: [] }
