import { kernelWords, type Words } from '@ecumene/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

export const words: Words = {
  en: { ...kernelWords.en, ...en },
  uk: { ...kernelWords.uk, ...uk },
  pl: { ...kernelWords.pl, ...pl },
  ru: { ...kernelWords.ru, ...ru },
}
