import type { Box } from './data/box.ts'
import { type TerraNames, terraBox } from './terra/box.ts'

/** What the expansion boxes contain. Only listed here, and loaded before any rules. */
export const BOXES: readonly Box[] = [terraBox]

/** What the things in these boxes are called. */
export type BoxNames = TerraNames
