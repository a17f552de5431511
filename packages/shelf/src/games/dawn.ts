import { dawn } from '@ecumene/dawn'
import { dawnCover } from '../covers/dawn.ts'
import type { Manifest } from '../manifest.ts'

export const dawnManifest: Manifest = { ...dawnCover, game: dawn }
