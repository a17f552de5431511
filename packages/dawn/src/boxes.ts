import type { Box } from './data/box.ts'
import { type TerraNames, terraBox } from './terra/box.ts'

/** The contents of the boxes beside the base game: the one place where they are listed, before any rule is loaded. */
export const BOXES: readonly Box[] = [terraBox]

/** What the things in these boxes are called. */
export type BoxNames = TerraNames
