import { duel } from '@ecumene/duel'
import { duelCover } from '../covers/duel.ts'
import type { Manifest } from '../manifest.ts'

export const duelManifest: Manifest = { ...duelCover, game: duel }
