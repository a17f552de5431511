import { LANGUAGES } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { terraLessonWords } from '../terra-words/words.ts'
import { lessonWords } from './words.ts'

test('no lesson names a space by a number: none stands on the map, and what is meant is marked', () => {
  for (const words of [lessonWords, terraLessonWords]) {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(words[language])) {
        if (key.startsWith('lesson.')) expect(text).not.toMatch(/\d\d|space \d|клітинц\S+ \d|pol[eu] \d|клетк\S+ \d/)
      }
    }
  }
})
