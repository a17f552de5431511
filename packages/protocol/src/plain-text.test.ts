import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAT_TEXT } from './chat.ts'
import { GUEST_NAME } from './seats.ts'
import { CHAT_LENGTH, NAME_LENGTH, tidyChat, tidyName } from './typed-text.ts'

/** A name and a line of chat follow the same rules, but for how long they may be. */
describe.each([
  { what: 'a name', schema: GUEST_NAME, tidy: tidyName, length: NAME_LENGTH },
  { what: 'a line of chat', schema: CHAT_TEXT, tidy: tidyChat, length: CHAT_LENGTH },
])('$what', ({ schema, tidy, length }) => {
  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['of control characters', 'Ann\u0007'],
    ['of several lines', 'Ann\nBob'],
    ['of several lines by other signs', 'Ann\u2028Bob'],
    ['with a mark that turns the direction', '\u202Ebob'],
    ['with a mark of direction', 'Ann\u200F'],
    ['with a joiner', 'A\u200Dnn'],
    ['with a space without width', 'A\u200Bnn'],
    ['of nothing but blanks of Hangul', '\u3164\u3164'],
    ['with a blank of Hangul', 'Ann\u3164'],
    ['with blank Braille', 'Ann\u2800'],
    ['of nothing but a mark', '\u0301'],
    ['of nothing but signs for drawing', '\uFE0F\uFE0F'],
    ['with an invisible accent', 'A\u034Fnn'],
    ['with tags', 'Ann\u{E0041}'],
    ['with half an emoji', 'Ann\uD83D'],
    ['with a tower of accents', `a${'\u0301'.repeat(9)}`],
    ['too long', 'x'.repeat(length + 1)],
    ['too long in emoji', '🇺🇦'.repeat(length + 1)],
    ['short to the eye and long in memory', `\u{1F44D}${'\u{1F3FB}'.repeat(length * 4)}`],
  ])('that is %s is refused, and a page makes it one that is not', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false)
    expect(tidy(text) === '' || schema.safeParse(tidy(text)).success).toBe(true)
  })

  it.each(['Ann', 'Анна-Марія', 'Łucja Żółć', 'נועה', 'Zoë ❤️', '3'])('%s stays as it is', (text) => {
    expect(schema.parse(text)).toBe(text)
    expect(tidy(text)).toBe(text)
  })

  it('is as long as a reader counts it', () => {
    for (const character of ['x', '😀', '🇺🇦', 'й', 'g\u0308']) {
      const text = character.repeat(length)
      expect(schema.parse(text)).toBe(text)
      expect(tidy(text + character)).toBe(text)
    }
  })

  it('looks the same if it is the same: letters and their accents are one', () => {
    expect(schema.parse('Zoe\u0308')).toBe('Zoë')
    expect(tidy('Zoe\u0308')).toBe('Zoë')
  })

  it('is accepted if a page has tidied it, whatever was typed', () => {
    const anything = fc.string({ unit: 'binary', maxLength: length * 6 })
    fc.assert(
      fc.property(anything, (typed) => {
        const text = tidy(typed)
        if (text !== '') expect(schema.parse(text)).toBe(text)
      }),
    )
  })
})
