/** What people type, as the page handles it: without the schemas, which would double the size of the page. */

/** Names. In characters, as a reader counts them. */
export const NAME_LENGTH = 24
export const tidyName = (typed: string): string => tidyText(typed, NAME_LENGTH)

/** Sent as a key, so that everyone reads them in their own language. */
export const PHRASES = [
  'hello',
  'luck',
  'thanks',
  'played',
  'moment',
  'turn',
  'sorry',
  'game',
  'rematch',
  'go',
] as const
export type Phrase = (typeof PHRASES)[number]

/** In characters, as a reader counts them. */
export const CHAT_LENGTH = 300

export const tidyChat = (typed: string): string => tidyText(typed, CHAT_LENGTH)

/** Whatever somebody typed or pasted, tidied so that `plainText` accepts it; empty if nothing is left. */
const tidyText = (typed: string, length: number): string => {
  const line = typed
    .slice(0, LONGEST_PASTE)
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(EVERY_HIDDEN, '')
    .normalize('NFC')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim()
  let tidy = ''
  let count = 0
  // Whole characters only, not half an emoji.
  for (const { segment } of CHARACTERS.segment(line)) {
    if (++count > length || tidy.length + segment.length > unitsIn(length)) break
    tidy += segment
  }
  return VISIBLE.test(tidy) ? tidy.trim() : ''
}

/** How many units of UTF-16 so many characters may take: what a reader takes for one may be made of any number of them. */
export const unitsIn = (length: number): number => length * 4

/** Blank Braille is the one blank that Unicode counts as a sign. U+FE0E and U+FE0F only say how an emoji is drawn. */
const HIDDEN_CHARACTER = String.raw`[\p{C}\p{Zl}\p{Zp}\u2800]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}`
export const HIDDEN = new RegExp(HIDDEN_CHARACTER, 'u')
const EVERY_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu')
export const VISIBLE = /[^\p{Z}\p{M}]/u
export const TOWER = /\p{M}{4}/u

/** Nobody reads more of it than this, however much was pasted. */
const LONGEST_PASTE = 10_000

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const isWithin = (text: string, length: number): boolean => {
  if (text.length <= length) return true
  let count = 0
  for (const _character of CHARACTERS.segment(text)) if (++count > length) return false
  return true
}
