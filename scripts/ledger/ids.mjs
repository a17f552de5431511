import { BOOKS } from './books.mjs'

const PREFIXES = BOOKS.map((book) => book.prefix).join('')

/** One id: `D-5.4`, `D-EX3`, `N-DIF2`, `C-AMB7`; as the source of a regular expression. */
export const ID = `[${PREFIXES}]-(?:[A-Z]+\\d+|\\d+\\.\\d+)`

/**
 * A definition opens a list item (`- **D-5.4** text`) or a table row (`| C-AMB7 | text`). A retired id is struck
 * through, around the id or around the text, and defines nothing.
 */
const DEFINITION = new RegExp(`^(?:- \\*\\*(${ID})\\*\\*|\\| (${ID}) \\|) (?!~~)(.*)$`, 'gm')

/** Every definition of a ledger or rulebook, in its order. */
export const definitionsIn = (markdown) =>
  [...markdown.matchAll(DEFINITION)].map(([, item, row, text]) => ({ id: item ?? row, text: text.trim() }))

/** The ids of a ledger's own definitions, in its order. */
export const idsIn = (markdown, prefix) =>
  definitionsIn(markdown)
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${prefix}-`))

/** Whether an id is a numbered rule, a worked example, or something else: a ruling or a decision point. */
export const kindOf = (id) => {
  if (id.includes('.')) return 'rule'
  return id.slice(2).startsWith('EX') ? 'example' : 'other'
}

/** Splits `D-5.4` into `D-5.` and 4, `D-EX3` into `D-EX` and 3. */
const stemAndNumber = (id) => {
  const [, stem, number] = id.match(/^(.*?)(\d+)$/)
  return { stem, number: Number(number) }
}

/** The ids from first to last of one chapter or series, both included; just the two where they do not belong together. */
export const idsBetween = (first, last) => {
  const from = stemAndNumber(first)
  const to = stemAndNumber(last)
  if (from.stem !== to.stem || from.number > to.number) return [first, last]
  return Array.from({ length: to.number - from.number + 1 }, (_, step) => `${from.stem}${from.number + step}`)
}

/** Writes a list of ids shorter: `D-5.4 to D-5.7, D-6.1`. */
export const inRuns = (ids) => {
  const runs = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run !== undefined && follows(run.last, id)) run.last = id
    else runs.push({ first: id, last: id })
  }
  return runs.flatMap(({ first, last }) => {
    const inside = idsBetween(first, last)
    return inside.length > 2 ? [`${first} to ${last}`] : inside
  })
}

const follows = (id, next) => {
  const one = stemAndNumber(id)
  const other = stemAndNumber(next)
  return one.stem === other.stem && one.number + 1 === other.number
}
