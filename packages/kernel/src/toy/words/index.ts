import { kernelWords } from '../../words/kernel-words.ts'
import type { Words } from '../../words/words.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** A key of the game's own words. English defines the keys; another language does not compile until it has them all. */
export type BazaarWord = keyof typeof en

export const words: Words<BazaarWord | keyof typeof kernelWords.en> = {
  en: { ...kernelWords.en, ...en },
  uk: { ...kernelWords.uk, ...uk },
  pl: { ...kernelWords.pl, ...pl },
  ru: { ...kernelWords.ru, ...ru },
}
