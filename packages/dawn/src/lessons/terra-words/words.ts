import { mergedWords, type Words } from '@ecumene/kernel'
import { words } from '../../words/words.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The lesson's own words, over those of the game, so that a sentence can name a card. */
export const terraLessonWords: Words = mergedWords(words, { en, uk, pl, ru })
