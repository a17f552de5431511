import { describe, expect, it } from 'vitest'
import { bazaar } from '../toy/index.ts'
import { kernelWords } from './kernel-words.ts'
import { auditWords, LANGUAGES, type Language, type Message, translator, type Words } from './words.ts'

const inEvery = (text: string): Words => ({
  en: { key: text },
  uk: { key: text },
  pl: { key: text },
  ru: { key: text },
})

const nameOf = (seat: number) => ['Anna', 'Borys', 'Celina'][seat] ?? '?'

const ducats = (count: number): Message => ({ key: 'ware.ducat', args: { count } })

describe('plurals', () => {
  const expected: Readonly<Record<Language, readonly [number, string][]>> = {
    en: [
      [0, '0 ducats'],
      [1, '1 ducat'],
      [2, '2 ducats'],
      [21, '21 ducats'],
    ],
    uk: [
      [0, '0 дукатів'],
      [1, '1 дукат'],
      [2, '2 дукати'],
      [5, '5 дукатів'],
      [11, '11 дукатів'],
      [12, '12 дукатів'],
      [21, '21 дукат'],
      [22, '22 дукати'],
    ],
    pl: [
      [0, '0 dukatów'],
      [1, '1 dukat'],
      [2, '2 dukaty'],
      [5, '5 dukatów'],
      [12, '12 dukatów'],
      [21, '21 dukatów'],
      [22, '22 dukaty'],
    ],
    ru: [
      [0, '0 дукатов'],
      [1, '1 дукат'],
      [2, '2 дуката'],
      [5, '5 дукатов'],
      [11, '11 дукатов'],
      [21, '21 дукат'],
      [22, '22 дуката'],
    ],
  }

  it.each(LANGUAGES)('are right in %s', (language) => {
    const { say } = translator(bazaar.presentation.words, language, nameOf)
    for (const [count, text] of expected[language]) expect(say(ducats(count))).toBe(text)
  })
})

describe('a translator', () => {
  it('says plain text as it is, and special characters by the rules of ICU', () => {
    const saying = (text: string) => translator(inEvery(text), 'en', nameOf).say({ key: 'key', args: { n: 2 } })
    expect(saying('7 % of <b>this</b> # and that')).toBe('7 % of <b>this</b> # and that')
    expect(saying("it''s")).toBe("it's")
    expect(saying("'{n}' is {n}")).toBe('{n} is 2')
  })

  it.each([
    ['en', 'Anna, Borys, and Celina'],
    ['uk', 'Anna, Borys і Celina'],
    ['pl', 'Anna, Borys i Celina'],
    ['ru', 'Anna, Borys и Celina'],
  ] as const)('lists names in %s', (language, text) => {
    const { say } = translator(inEvery('{who}'), language, nameOf)
    expect(say({ key: 'key', args: { who: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } })).toBe(text)
  })

  it.each([
    ['en', 'glass, wood, or clay'],
    ['uk', 'glass, wood або clay'],
    ['pl', 'glass, wood lub clay'],
    ['ru', 'glass, wood или clay'],
  ] as const)('lists what is to be chosen from in %s', (language, text) => {
    const { say } = translator(inEvery('{what}'), language, nameOf)
    expect(say({ key: 'key', args: { what: { oneOf: ['glass', 'wood', 'clay'] } } })).toBe(text)
  })

  it('calls places as the atlas does, and by their numbers without one', () => {
    const words = inEvery('{where}')
    const message = { key: 'key', args: { where: { place: 7 } } }
    expect(translator(words, 'en', nameOf).say(message)).toBe('7')
    const atlas = (place: number) => ({ key: 'key', args: { where: `harbour ${place}` } })
    expect(translator(words, 'en', nameOf, atlas).say(message)).toBe('harbour 7')
  })

  it('fills in text, numbers, seats, messages and lists of messages', () => {
    const { say, language } = translator(bazaar.presentation.words, 'en', nameOf)
    expect(language).toBe('en')
    const give = [{ key: 'ware.silk', args: { count: 2 } }, ducats(1)]
    expect(say({ key: 'move.offer', args: { to: { seat: 1 }, give, want: 'peace' } })).toBe(
      'Offer Borys 2 rolls of silk and 1 ducat for peace',
    )
    expect(say({ key: 'event.roundBegan', args: { round: 2, rounds: 5, lot: [] } })).toBe('Round 2 of 5. On auction: .')
  })

  it('throws for a key without words and for an argument left out', () => {
    const { say } = translator(bazaar.presentation.words, 'pl', nameOf)
    expect(() => say({ key: 'move.dance' })).toThrow('no words for "move.dance" in pl')
    expect(() => say({ key: 'move.bid' })).toThrow(/ducats/)
  })
})

describe('the audit of words', () => {
  it('finds nothing wrong with the kernel and the bazaar', () => {
    expect(auditWords(kernelWords)).toEqual([])
    expect(auditWords(bazaar.presentation.words)).toEqual([])
  })

  const sound: Words = inEvery('{count, plural, one {# card of {seat}} other {# cards of {seat}}}')

  it.each([
    ['a missing key', { ...sound, uk: {} }, 'uk: "key" is missing'],
    ['a key too many', { ...sound, pl: { ...sound.pl, more: 'więcej' } }, 'pl: "more" is not in English'],
    ['an empty text', { ...inEvery('text'), ru: { key: ' ' } }, 'ru: "key" is empty'],
    [
      'a placeholder left out',
      { ...sound, pl: { key: '{count, plural, one {# karta} other {# kart}}' } },
      'pl: "key" uses {count}, English uses {count, seat}',
    ],
    [
      'a placeholder misspelt',
      { ...sound, ru: { key: '{count} {seats}' } },
      'ru: "key" uses {count, seats}, English uses {count, seat}',
    ],
  ] as const)('finds %s', (_what, words: Words, problem) => {
    expect(auditWords(words)).toEqual([problem])
  })

  it('finds texts that are no ICU messages', () => {
    const problems = auditWords({ ...sound, uk: { key: '{count, plural, one {# карта}' } })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^uk: "key" is no ICU message: /)
  })

  it('accepts placeholders in another order and in other branches', () => {
    const words = { ...sound, uk: { key: '{seat}: {count, plural, one {#} few {#} many {#} other {#}}' } }
    expect(auditWords(words)).toEqual([])
  })
})
