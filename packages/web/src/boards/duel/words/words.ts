import { duel } from '@ecumene/duel'
import type { Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** The board's own words, over those of the game, so that one sentence can hold both. */
export const boardWords: Words = {
  en: { ...duel.presentation.words.en, ...en },
  uk: { ...duel.presentation.words.uk, ...uk },
  pl: { ...duel.presentation.words.pl, ...pl },
  ru: { ...duel.presentation.words.ru, ...ru },
}
