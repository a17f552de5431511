import { dawn } from '@ecumene/dawn'
import { readMoves } from '../read-moves.ts'

/** The move that a handle stands for; `null` for what is no single move, such as a course. */
export const moveBy = readMoves(dawn.notation)
