import { bazaar } from '@ecumene/kernel/toy'
import { bazaarCover } from '../covers/bazaar.ts'
import type { Manifest } from '../manifest.ts'

export const bazaarManifest: Manifest = { ...bazaarCover, game: bazaar }
