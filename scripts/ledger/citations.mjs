import { ID, idsBetween } from './ids.mjs'
import { lineAt } from './titles.mjs'

/** Space between the words of a range, which may run on in the next line of a comment. */
const GAP = '\\s+(?:(?:\\*|//)\\s*)?'
const CITATION = new RegExp(`\\b(${ID})(?:${GAP}to${GAP}(${ID}))?(?![\\w])`, 'g')
const CHAPTER = /\b([A-Z]-\d+)(?![\w]|\.\d)/g

/** Where a file names an id, alone or inside a range such as `D-5.4 to D-5.7`; each line once. */
export const citationsOf = (id, source) =>
  linesWhere(source, CITATION, ([, first, last]) =>
    last === undefined ? first === id : idsBetween(first, last).includes(id),
  )

/** Where a file names the whole chapter of a rule: `D-13` for `D-13.8`. */
export const chapterCitationsOf = (id, source) =>
  linesWhere(source, CHAPTER, ([, chapter]) => id.startsWith(`${chapter}.`))

const linesWhere = (source, pattern, matters) => {
  const lines = source.split('\n')
  const numbers = [...source.matchAll(pattern)].filter(matters).map((match) => lineAt(source, match.index))
  return [...new Set(numbers)].map((line) => ({ line, text: lines[line - 1].trim() }))
}
