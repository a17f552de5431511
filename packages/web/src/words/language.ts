import { LANGUAGES, type Language } from '@ecumene/kernel'

/** The first of the preferred languages that we have: `uk-UA` is `uk`. */
export const pickLanguage = (remembered: string | null, wishes: readonly string[]): Language => {
  for (const wish of remembered === null ? wishes : [remembered, ...wishes]) {
    const known = LANGUAGES.find((language) => language === wish.toLowerCase().split('-')[0])
    if (known !== undefined) return known
  }
  return 'en'
}
