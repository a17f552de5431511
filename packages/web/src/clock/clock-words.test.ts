import { type Language, translator } from '@ecumene/kernel'
import type { Clock, Terms } from '@ecumene/protocol'
import { describe, expect, test } from 'vitest'
import { word } from '../words/keys.ts'
import type { Speech } from '../words/use-words.tsx'
import { pageWords } from '../words/words.ts'
import { clockWords, nextTick } from './clock-words.ts'
import { termsWords } from './terms-words.ts'
import { timeWords } from './time-words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const speaking = (language: Language) => {
  const { say } = translator(pageWords, language, (seat) => ['Ada', 'Bob'][seat] ?? '')
  const text: Speech['text'] = (key, args) => say(word(key, args))
  return { say, text, language }
}
const { text, say } = speaking('en')

test.each([
  [2 * DAY, '2 days'],
  [DAY + 1, '1 day 1 hour'],
  [DAY - 2 * SECOND, '24 hours'],
  [3 * HOUR + 5 * MINUTE, '3 hours 5 minutes'],
  [6 * MINUTE - 1, '6 minutes'],
  [90 * SECOND, '1 minute 30 seconds'],
  [MINUTE, '1 minute'],
  [400, '1 second'],
  [0, '0 seconds'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(timeWords(milliseconds, text)).toBe(words)
})

test('time has words in every language', () => {
  const words = (['uk', 'pl', 'ru'] as const).map((language) => timeWords(2 * DAY + 5 * HOUR, speaking(language).text))
  expect(words).toEqual(['2 дні 5 годин', '2 dni 5 godzin', '2 дня 5 часов'])
})

describe('the clocks of a table', () => {
  const terms: Terms = { clock: { kind: 'days', days: 2, rest: null }, timeOut: 'bot', standIn: false }
  const clock: Clock = { now: 0, at: 0, left: [2 * DAY, DAY], running: [0, 1], farthest: 0 }
  const said = (mine: readonly number[], now: number, of = terms) => clockWords(of, clock, mine, now, text).map(say)

  test('speak of everyone who is asked, of oneself first', () => {
    expect(said([1], HOUR)).toEqual(['23 hours left', 'Ada: 1 day 23 hours left'])
    expect(said([], HOUR)).toEqual(['Ada: 1 day 23 hours left', 'Bob: 23 hours left'])
  })

  test('say that time is up, and that they rest', () => {
    expect(said([1], DAY)).toEqual(['Your time is up', 'Ada: 1 day left'])
    expect(said([0], DAY)[1]).toBe('Bob: time is up')
    // 1 January 1970 was a Thursday.
    const resting: Terms = { ...terms, clock: { kind: 'days', days: 2, rest: { weekdays: [4], zone: 'UTC' } } }
    expect(said([0], HOUR, resting)).toEqual(['2 days left', 'Bob: 1 day left', 'the clock is paused today'])
  })

  test('are looked at often only when it matters', () => {
    expect(nextTick(terms, clock, 0)).toBe(15_000)
    expect(nextTick(terms, clock, DAY - MINUTE)).toBe(1000)
    expect(nextTick(terms, clock, DAY + MINUTE)).toBe(15_000)
  })
})

test('what was agreed on is told in words', () => {
  const rest = { weekdays: [6, 7], zone: 'Europe/Kyiv' }
  const terms: Terms = { clock: { kind: 'days', days: 3, rest }, timeOut: 'bot', standIn: true }
  expect(termsWords(terms, speaking('en'))).toEqual([
    '3 days for each move',
    'paused on: Saturday, Sunday (Europe/Kyiv)',
    'When time runs out: a bot plays on until the player comes back',
    'the others may replace a player who stays away for days with a bot',
  ])
  const quick: Terms = {
    clock: { kind: 'increment', baseMinutes: 10, incrementSeconds: 15 },
    timeOut: 'resign',
    standIn: false,
  }
  expect(termsWords(quick, speaking('uk'))).toEqual([
    '10 хвилин і ще 15 секунд за кожен хід',
    'Коли час вичерпано: гравець здається',
  ])
  expect(termsWords({ clock: { kind: 'none' }, timeOut: 'bot', standIn: false }, speaking('en'))).toEqual([])
})
