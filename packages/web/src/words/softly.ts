/** Shorter words fit wherever names are shown, and look better whole on the next line. */
const LONG = 12

const VOWEL = '[аеёиоуыэюяіїєaąeęioóuyáéíú]'
const MUTE = '[йьъ’]'
const CONSONANT = `(?:(?!${VOWEL}|${MUTE})\\p{L})`

/**
 * Where a word may be broken, after Hristov's rules: between two syllables, with at least two letters on either side,
 * and never between two vowels, which may be one syllable. Browsers' own hyphenation is no help: many lack our languages.
 */
const PLACES = new RegExp(
  [
    `(?<=\\p{L}${MUTE})(?=${CONSONANT}\\p{L})`,
    `(?<=\\p{L}${VOWEL})(?=(?:${CONSONANT}|[scrd]z|ch)’?${VOWEL})`,
    `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}+${VOWEL})`,
    `(?<=${VOWEL}${CONSONANT}{2})(?=${CONSONANT}${VOWEL})`,
  ].join('|'),
  'giu',
)

/** Letters that are one sound in Polish or in English stay together. */
const ONE_SOUND = /^(?:[scrd]z|d[źż]|[csptw]h|qu)$/iu

/**
 * A text whose long words may be broken with a hyphen at the end of a line. Without it «Александрийский» in a narrow place
 * was cut before its last letter, and nothing showed that it went on.
 */
export const softly = (text: string): string => text.replace(/[\p{L}’]+/gu, (word) => piecesOf(word).join('\u00ad'))

/** The pieces into which a text can be broken. */
export const unbreakable = (text: string): readonly string[] => softly(text).split(/[^\p{L}’]+/u)

const piecesOf = (word: string): readonly string[] => {
  if (word.length < LONG) return [word]
  const pieces: string[] = []
  let start = 0
  for (const { index } of word.matchAll(PLACES)) {
    const piece = word.slice(start, index)
    if (!hasVowel.test(piece) || ONE_SOUND.test(word.slice(index - 1, index + 1))) continue
    pieces.push(piece)
    start = index
  }
  return [...pieces, word.slice(start)]
}

const hasVowel = new RegExp(VOWEL, 'iu')
