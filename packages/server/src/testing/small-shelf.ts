import { bazaarManifest } from '@ecumene/shelf/games/bazaar'
import { duelManifest } from '@ecumene/shelf/games/duel'
import type { Manifest } from '@ecumene/shelf/shelf'

/**
 * The games that most tests of the server play. It treats all games alike, and every thread of every server loads each of
 * them: with the two large ones a start takes three times as long.
 */
export const MANIFESTS: readonly Manifest[] = [duelManifest, bazaarManifest]
