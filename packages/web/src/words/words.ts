import type { Language, Words } from '@ecumene/kernel'
import { en } from './en.ts'
import type { PageKey } from './keys.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

export const pageWords: Words<PageKey> = { en, uk, pl, ru }

/** Languages by their own names, as people look for them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
}

/** The words of the page and of a game in one vocabulary. Their keys never clash (words.test.ts checks). */
export const withGameWords = (game: Words): Words => ({
  en: { ...pageWords.en, ...game.en },
  uk: { ...pageWords.uk, ...game.uk },
  pl: { ...pageWords.pl, ...game.pl },
  ru: { ...pageWords.ru, ...game.ru },
})
