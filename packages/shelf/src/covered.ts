import type { Cover, Game } from '@ecumene/kernel'
import type { Description } from './manifest.ts'

/** A game that is not loaded yet: what is known of it, and the way to its rules. */
export type Covered = Cover & Description & { readonly load: () => Promise<Game> }
