import { classic } from '@ecumene/classic'
import { classicCover } from '../covers/classic.ts'
import type { Manifest } from '../manifest.ts'

export const classicManifest: Manifest = { ...classicCover, game: classic }
