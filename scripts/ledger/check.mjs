import { GAMES, kindOf } from './ids.mjs'
import { idOfTitle } from './titles.mjs'

/**
 * Compares the ledgers with the tests, the excuses and the rulebooks.
 *
 * @param ledgers   game name → ids in ledger order
 * @param titles    `{ title, where }` of every test
 * @param untested  id → why no test can cover it
 * @param rulebooks game name → ids in rulebook order, for the games that have one
 * @param finished  names of the games in which nothing may be missing
 */
export const check = ({ ledgers, titles, untested, rulebooks, finished }) => {
  const known = new Set(Object.values(ledgers).flat())
  const { tested, unknownTitles } = sortTitles(titles, known)
  const games = GAMES.map((game) =>
    checkGame(game, { ids: ledgers[game.name], rulebook: rulebooks[game.name], tested, untested, finished }),
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

const checkGame = ({ name, title }, { ids, rulebook, tested, untested, finished }) => ({
  name,
  title,
  finished: finished.includes(name),
  rules: countTested(ids, 'rule', tested),
  examples: countTested(ids, 'example', tested),
  others: countTested(ids, 'other', tested),
  excused: ids.filter((id) => !tested.has(id) && Object.hasOwn(untested, id)),
  missing: ids.filter((id) => !tested.has(id) && !Object.hasOwn(untested, id)),
  definedTwice: repeated(ids),
  rulebook: rulebook === undefined ? null : checkRulebook(ids, rulebook),
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

/** The first rule that stands before one it should follow; at most one, for it shifts all the others. */
const misplaced = (ids, rulebook) => {
  const places = rulebook.map((id) => ids.indexOf(id)).filter((place) => place >= 0)
  const wrong = places.findIndex((place, index) => index > 0 && place < places[index - 1])
  return wrong < 0 ? [] : [ids[places[wrong]]]
}

const repeated = (ids) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

/** What makes the command fail, one sentence each; empty when all is well. */
export const problemsIn = (summary) => [
  ...summary.unknownTitles.map(({ id, where }) => `${where}: the title starts with ${id}, which no ledger has`),
  ...summary.unknownExcuses.map((id) => `docs/rules/untested.json lists ${id}, which no ledger has`),
  ...summary.needlessExcuses.map((id) => `docs/rules/untested.json lists ${id}, which a test covers`),
  ...summary.emptyExcuses.map((id) => `docs/rules/untested.json gives no reason for ${id}`),
  ...summary.games.flatMap(problemsOfGame),
]

const problemsOfGame = (game) => [
  ...sentence(game.definedTwice.length, `the ledger of ${game.name} defines ${game.definedTwice.join(', ')} twice`),
  ...(game.finished ? problemsOfFinished(game) : []),
]

const problemsOfFinished = ({ name, missing, rulebook }) => {
  const file = `docs/rules/en/${name}.md`
  if (rulebook === null) return [...untestedSentence(name, missing), `there is no ${file}`]
  return [
    ...untestedSentence(name, missing),
    ...sentence(rulebook.missing.length, `${file} lacks ${rulebook.missing.join(', ')}`),
    ...sentence(rulebook.unknown.length, `${file} has ${rulebook.unknown.join(', ')}, which the ledger has not`),
    ...sentence(rulebook.repeated.length, `${file} has ${rulebook.repeated.join(', ')} twice`),
    ...sentence(
      rulebook.misplaced.length,
      `${file} has ${rulebook.misplaced.join(', ')} before a rule it should follow`,
    ),
  ]
}

const untestedSentence = (name, missing) =>
  sentence(missing.length, `${name} is finished, yet ${missing.length} of its ids have neither a test nor a reason`)

const sentence = (count, text) => (count > 0 ? [text] : [])
