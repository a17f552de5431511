import { kernelWords, type Words } from '@ecumene/kernel'
import { MODULES } from '../modules.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

const ofModules = (language: 'en' | 'uk' | 'pl' | 'ru'): Readonly<Record<string, string>> =>
  Object.assign({}, ...MODULES.map(({ words }) => words?.[language]))

export const words: Words = {
  en: { ...kernelWords.en, ...en, ...ofModules('en') },
  uk: { ...kernelWords.uk, ...uk, ...ofModules('uk') },
  pl: { ...kernelWords.pl, ...pl, ...ofModules('pl') },
  ru: { ...kernelWords.ru, ...ru, ...ofModules('ru') },
}
