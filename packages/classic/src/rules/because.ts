import { refusals } from '@ecumene/kernel'
import type { WordKey } from '../words/en.ts'

/** A refusal, or what is asked: words of the game, those without arguments made once. */
export const because = refusals<WordKey>()
