import { BOOKS } from './books.mjs'
import { kindOf } from './ids.mjs'
import { idOfTitle } from './titles.mjs'

/**
 * Compares the ledgers with the tests, the excuses and the rulebooks.
 *
 * @param books     `{ name, title }` of every rulebook
 * @param ledgers   name of a rulebook → ids in ledger order
 * @param titles    `{ title, where }` of every test
 * @param untested  id → why no test can cover it
 * @param rulebooks name of a rulebook → ids in its own order
 */
export const check = ({ books = BOOKS, ledgers, titles, untested, rulebooks }) => {
  const known = new Set(Object.values(ledgers).flat())
  const { tested, unknownTitles } = sortTitles(titles, known)
  const games = books.map((book) =>
    checkBook(book, { ids: ledgers[book.name], rulebook: rulebooks[book.name], tested, untested }),
  )
  return {
    games,
    unknownTitles,
    duplicates: [...tested].filter(([, places]) => places.length > 1).map(([id, places]) => ({ id, places })),
    unknownExcuses: Object.keys(untested).filter((id) => !known.has(id)),
    needlessExcuses: Object.keys(untested).filter((id) => tested.has(id)),
    emptyExcuses: Object.keys(untested).filter((id) => String(untested[id]).trim() === ''),
  }
}

const sortTitles = (titles, known) => {
  const tested = new Map()
  const unknownTitles = []
  for (const { title, where } of titles) {
    const { id, claimed } = idOfTitle(title)
    if (id !== null && known.has(id)) tested.set(id, [...(tested.get(id) ?? []), where])
    else if (claimed !== null) unknownTitles.push({ id: claimed, where })
  }
  return { tested, unknownTitles }
}

const checkBook = ({ name, title }, { ids, rulebook, tested, untested }) => ({
  name,
  title,
  rules: countTested(ids, 'rule', tested),
  examples: countTested(ids, 'example', tested),
  others: countTested(ids, 'other', tested),
  excused: ids.filter((id) => !tested.has(id) && Object.hasOwn(untested, id)),
  missing: ids.filter((id) => !tested.has(id) && !Object.hasOwn(untested, id)),
  definedTwice: repeated(ids),
  rulebook: checkRulebook(ids, rulebook),
})

const countTested = (ids, kind, tested) => {
  const all = ids.filter((id) => kindOf(id) === kind)
  return { tested: all.filter((id) => tested.has(id)).length, total: all.length }
}

const checkRulebook = (ids, rulebook) => ({
  missing: ids.filter((id) => !rulebook.includes(id)),
  unknown: rulebook.filter((id) => !ids.includes(id)),
  repeated: repeated(rulebook),
  misplaced: misplaced(ids, rulebook),
})

/** The first rule out of order; at most one, because it shifts all the others. */
const misplaced = (ids, rulebook) => {
  const places = rulebook.map((id) => ids.indexOf(id)).filter((place) => place >= 0)
  const wrong = places.findIndex((place, index) => index > 0 && place < places[index - 1])
  return wrong < 0 ? [] : [ids[places[wrong]]]
}

const repeated = (ids) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

/** What makes the command fail, one sentence each; empty if nothing does. */
export const problemsIn = (findings) => [
  ...findings.unknownTitles.map(({ id, where }) => `${where}: the title starts with ${id}, which no ledger has`),
  ...findings.unknownExcuses.map((id) => `docs/rules/untested.json lists ${id}, which no ledger has`),
  ...findings.needlessExcuses.map((id) => `docs/rules/untested.json lists ${id}, which a test covers`),
  ...findings.emptyExcuses.map((id) => `docs/rules/untested.json gives no reason for ${id}`),
  ...findings.games.flatMap(problemsOfBook),
]

const problemsOfBook = ({ name, definedTwice, missing, rulebook }) => {
  const file = `docs/rules/en/${name}.md`
  return [
    ...sentence(definedTwice.length, `the ledger of ${name} defines ${definedTwice.join(', ')} twice`),
    ...sentence(missing.length, `neither tests nor reasons for ${missing.length} of the ids of ${name}`),
    ...sentence(rulebook.missing.length, `${file} lacks ${rulebook.missing.join(', ')}`),
    ...sentence(rulebook.unknown.length, `${file} has ${rulebook.unknown.join(', ')}, which the ledger has not`),
    ...sentence(rulebook.repeated.length, `${file} has ${rulebook.repeated.join(', ')} twice`),
    ...sentence(
      rulebook.misplaced.length,
      `${file} has ${rulebook.misplaced.join(', ')} before a rule it should follow`,
    ),
  ]
}

const sentence = (count, text) => (count > 0 ? [text] : [])
