/**
 * A name that may be broken between syllables where its card is narrow: browsers know the syllables of few languages. A
 * syllable ends before the consonants that a vowel follows, all of them but the first; the first part has three letters at least, the last one two.
 */
export const breakable = (name: string): string => name.replace(/\p{L}{6,}/gu, broken)

const broken = (word: string): string => {
  let last = 0
  return word.replace(BREAK, (before, at: number) => {
    const end = at + before.length
    if (end - last < 3 || word.length - end < 2) return before
    last = end
    return `${before}\u00ad`
  })
}

const VOWELS = 'aeiouyąęóаеєиіїоуюяыэё'
const BREAK = new RegExp(`[${VOWELS}][^${VOWELS}]?(?![ьъ])(?=[^${VOWELS}]+[${VOWELS}])`, 'giu')
