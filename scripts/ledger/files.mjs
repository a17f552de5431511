import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BOOKS } from './books.mjs'
import { definitionsIn, idsIn } from './ids.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const LEDGERS = join(ROOT, '..', 'shared', 'rules')
const RULES = join(ROOT, 'docs', 'rules')

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types'])

/** Ledgers that are named for the box, not for the book. */
const LEDGER_NAMES = { classic: 'civilization' }

const ledgerPath = ({ name }) => join(LEDGERS, `${LEDGER_NAMES[name] ?? name}.md`)
const copyPath = ({ name }) => join(RULES, 'ids', `${name}.txt`)
const rulebookPath = ({ name }) => join(RULES, 'en', `${name}.md`)

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

const perBook = (read) => Object.fromEntries(BOOKS.map((book) => [book.name, read(book)]))

/** The ids of a rulebook as its ledger has them; null where the ledger is not at hand. */
const ledgerIds = (book) => {
  const text = textOf(ledgerPath(book))
  return text === null ? null : idsIn(text, book.prefix)
}

const copiedIds = (book) =>
  textOf(copyPath(book))
    ?.split('\n')
    .filter((line) => line !== '') ?? null

/** The ids of every rulebook, from the ledgers where they are at hand, else from the copies. */
export const readLedgers = () => perBook((book) => ledgerIds(book) ?? copiedIds(book) ?? [])

/** What is wrong with the copies of the ids, one sentence each. */
export const copyProblems = () =>
  BOOKS.flatMap((book) => {
    const ids = ledgerIds(book)
    const copy = copiedIds(book)
    const file = `docs/rules/ids/${book.name}.txt`
    if (ids === null) return copy === null ? [`there is neither a ledger of ${book.name} nor ${file}`] : []
    if (ids.join() === copy?.join()) return []
    return [`${file} differs from the ledger; refresh it with: npm run -s ledger -- --refresh`]
  })

/** Writes the copies anew; returns the rulebooks that had a ledger to copy. */
export const refreshCopies = () => {
  mkdirSync(join(RULES, 'ids'), { recursive: true })
  return BOOKS.filter((book) => {
    const ids = ledgerIds(book)
    if (ids !== null) writeFileSync(copyPath(book), `${ids.join('\n')}\n`)
    return ids !== null
  }).map(({ name }) => name)
}

/** The ids of each rulebook in its own order. */
export const readRulebooks = () => perBook((book) => definitionsIn(textOf(rulebookPath(book))).map(({ id }) => id))

/** A rule in the words of the rulebook; before it has them, in those of the ledger, where that is at hand. */
export const ruleText = (id) => {
  const book = BOOKS.find(({ prefix }) => id.startsWith(`${prefix}-`))
  const inFile = (path) => definitionsIn(textOf(path) ?? '').find((rule) => rule.id === id)?.text
  return inFile(rulebookPath(book)) ?? inFile(ledgerPath(book)) ?? null
}

/** Ids that no test can cover, with the reasons. */
export const readUntested = () => JSON.parse(textOf(join(RULES, 'untested.json')) ?? '{}')

/** Every TypeScript file in the packages' `src` folders. */
export const readSources = () =>
  filesUnder(join(ROOT, 'packages'))
    .map((file) => ({ file, path: relative(ROOT, file).split(sep).join('/') }))
    .filter(({ path }) => /\/src\/.*\.tsx?$/.test(path))
    .map(({ file, path }) => ({ path, text: readFileSync(file, 'utf8') }))

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
