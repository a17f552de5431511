import { duel } from '@ecumene/duel'
import { mergedWords, type Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The board's own words, over those of the game, so that one sentence can hold both. */
export const boardWords: Words = mergedWords(duel.presentation.words, { en, uk, pl, ru })
