import { BOXES } from '../boxes.ts'
import { COLOURS, type Colour } from './types.ts'

/** The colours of all boxes. */
export const ALL_COLOURS: readonly Colour[] = [...COLOURS, ...BOXES.flatMap(({ colours }) => colours)]
