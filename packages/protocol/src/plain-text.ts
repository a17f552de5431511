import { z } from 'zod'

/**
 * What people write for others to read, a name or a line of chat: plain text on one line, so many characters as a reader
 * counts them. Nothing that is not seen: control characters, marks that turn the direction of writing, characters without
 * width; and no towers of accents, which cover the lines above.
 */
export const plainText = (length: number) =>
  z
    .string()
    .max(unitsIn(length))
    .normalize('NFC')
    .trim()
    .min(1)
    .refine((text) => !HIDDEN.test(text), 'must not contain control characters or characters that cannot be seen')
    .refine((text) => VISIBLE.test(text), 'must contain something to be seen')
    .refine((text) => !TOWER.test(text), 'must not pile up accents')
    .refine((text) => isWithin(text, length), `must not be longer than ${length} characters`)

/** A text as `plainText` takes it, made of whatever somebody typed or pasted; empty if nothing is left of it. */
export const tidyText = (typed: string, length: number): string => {
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
  // Whole characters only: half an emoji is none.
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
const HIDDEN = new RegExp(HIDDEN_CHARACTER, 'u')
const EVERY_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu')
const VISIBLE = /[^\p{Z}\p{M}]/u
const TOWER = /\p{M}{4}/u

/** Nobody reads more of it than this, however much was pasted. */
const LONGEST_PASTE = 10_000

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

const isWithin = (text: string, length: number): boolean => {
  if (text.length <= length) return true
  let count = 0
  for (const _character of CHARACTERS.segment(text)) if (++count > length) return false
  return true
}
