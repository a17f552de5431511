import { LANGUAGES } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { softly, unbreakable } from './softly.ts'

const shown = (text: string): string => softly(text).replaceAll('\u00ad', '|')

test.each([
  ['Александрийский маяк', 'Алек|сан|дрий|ский маяк'],
  ['Олександрійська бібліотека', 'Олек|сан|дрій|ська бібліотека'],
  ['Галікарнаський мавзолей', 'Га|лі|кар|нась|кий мавзолей'],
  ['Biblioteka Aleksandryjska', 'Biblioteka Alek|san|dryj|ska'],
  ['Strzelnica łuczniczowska', 'Strzelnica łucz|ni|czow|ska'],
  ['Fortifications', 'For|ti|fi|ca|tions'],
  ['Двигун внутрішнього згоряння', 'Двигун внут|рішньо|го згоряння'],
  ['Караван-сарай', 'Караван-сарай'],
  ['Колос', 'Колос'],
])('%s is broken between syllables', (text, broken) => {
  expect(shown(text)).toBe(broken)
})

test('nothing but hyphens is added, and never at the edge of a word', () => {
  for (const {
    presentation: { words },
  } of ALL_GAMES) {
    for (const language of LANGUAGES) {
      for (const text of Object.values(words[language])) {
        expect(softly(text).replaceAll('\u00ad', '')).toBe(text)
        expect(softly(text)).not.toMatch(/(?:^|[^\p{L}’])\p{L}?\u00ad|\u00ad\p{L}?(?:$|[^\p{L}’\u00ad])/u)
      }
    }
  }
})

/** What fits the narrowest place where a name is shown. */
const LONGEST = 11

test.each(LANGUAGES)('every name of a card, a Wonder or a token can be broken in %s', (language) => {
  for (const {
    presentation: { words },
  } of ALL_GAMES) {
    const names = Object.entries(words[language]).filter(([key]) =>
      /^(?:card|wonder|progress|tech|culture|natural|cityState|treaty|district|building|agenda)\.[\w-]+$/.test(key),
    )
    const tooLong = names.flatMap(([, name]) => unbreakable(name).filter((piece) => piece.length > LONGEST))
    expect(tooLong).toEqual([])
  }
})
