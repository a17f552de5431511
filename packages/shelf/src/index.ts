import { bazaarManifest } from './games/bazaar.ts'
import { classicManifest } from './games/classic.ts'
import { dawnManifest } from './games/dawn.ts'
import { duelManifest } from './games/duel.ts'
import type { Manifest } from './manifest.ts'
import { shelfOf } from './shelf.ts'

/** The games that we have. A new game is its package, its manifest and a line here. */
export const MANIFESTS: readonly Manifest[] = [duelManifest, dawnManifest, classicManifest, bazaarManifest]

export const { GAMES, ALL_GAMES, gameNamed, TAUGHT } = shelfOf(MANIFESTS)

/** Answers that need no rules are the same as for the page. */
export * from './covers.ts'
export { type Expansion, type Manifest, type Rulebook, type Shelf, shelfOf } from './shelf.ts'
