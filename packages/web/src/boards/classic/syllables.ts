/**
 * A name that may be broken between syllables where its card is narrow: browsers know the syllables of few languages. A
 * syllable ends before a consonant that a vowel follows; no part is shorter than three letters.
 */
export const breakable = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(BREAK, (before, at: number) =>
      at + before.length >= 3 && word.length - at - before.length >= 3 ? `${before}\u00ad` : before,
    ),
  )

const VOWELS = 'aeiouyąęóаеєиіїоуюяыэё'
const BREAK = new RegExp(`[${VOWELS}][^${VOWELS}]?(?=[^${VOWELS}][${VOWELS}])`, 'giu')
