import { refusals } from '@ecumene/kernel'
import type { WordKey } from '../words/en.ts'

/** A refusal or a question, in words of the game; messages without arguments are made once. */
export const because = refusals<WordKey>()
