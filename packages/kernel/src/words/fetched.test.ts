import { expect, test } from 'vitest'
import { fetchedWords, fetchLanguage, fetchWords, hasWords, mergedWords } from './fetched.ts'
import type { Words } from './words.ts'

const fetchable = () => {
  const asked: string[] = []
  const load = (language: string) => async () => {
    asked.push(language)
    return { hello: `hello in ${language}` }
  }
  return { asked, words: fetchedWords({ en: load('en'), uk: load('uk'), pl: load('pl'), ru: load('ru') }) }
}

const here: Words = {
  en: { hello: 'first', bye: 'bye' },
  uk: { hello: 'перше', bye: 'бувай' },
  pl: { hello: 'pierwsze', bye: 'pa' },
  ru: { hello: 'первое', bye: 'пока' },
}

test('a language is fetched once, when it is asked for, and no other is', async () => {
  const { asked, words } = fetchable()
  expect(hasWords(words, 'uk')).toBe(false)
  expect(words.uk).toEqual({})
  await fetchWords(words, 'uk')
  await fetchWords(words, 'uk')
  expect(asked).toEqual(['uk'])
  expect(words.uk).toEqual({ hello: 'hello in uk' })
  expect(hasWords(words, 'uk')).toBe(true)
  expect(hasWords(words, 'pl')).toBe(false)
})

test('merged words have a language once all their parts have it', async () => {
  const { words } = fetchable()
  const all = mergedWords(here, words)
  expect(all.pl).toEqual({ hello: 'pierwsze', bye: 'pa' })
  expect(hasWords(all, 'pl')).toBe(false)
  await fetchWords(all, 'pl')
  expect(hasWords(all, 'pl')).toBe(true)
  expect(all.pl).toEqual({ hello: 'hello in pl', bye: 'pa' })
  expect(Object.keys(all)).toEqual(['en', 'uk', 'pl', 'ru'])
})

test('another language is fetched for all words in use, and for no others', async () => {
  const [read, unread] = [fetchable(), fetchable()]
  await fetchWords(read.words, 'en')
  await fetchLanguage('ru')
  expect(read.asked).toEqual(['en', 'ru'])
  expect(unread.asked).toEqual([])
})

test('words that came with the program need no fetching', async () => {
  expect(hasWords(here, 'ru')).toBe(true)
  await fetchWords(here, 'ru')
  expect(hasWords(mergedWords(here), 'ru')).toBe(true)
})
