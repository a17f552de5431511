import { translator } from '../../packages/kernel/src/words/words.ts'
import { FILLINGS } from './fillings.mjs'
import { takeApart } from './templates.mjs'
import { pageWords } from './vocabularies.mjs'

/** Numbers that need all plural forms of all our languages. A common one first: it stays while other placeholders vary. */
const NUMBERS = [2, 0, 1, 5, 21]

/** Players as the table calls them: bots, people with names of either gender and either script, and guests. */
export const playersIn = (language) => [
  ...Object.keys(pageWords.en).flatMap((key) => (key.startsWith('bot.name.') ? [pageWords[language][key]] : [])),
  ...(language === 'uk' || language === 'ru' ? ['Олена', 'Марко'] : ['Anna', 'Marek']),
  pageWords[language]['home.guest'],
]

/** What comes into a placeholder of a template, by the table of fillings; `null` where nobody has said. */
export const fillingOf = ({ id, args }, key, name) => {
  if (args !== undefined) return args[key]?.[name] === undefined ? null : { kind: 'given', value: args[key][name] }
  const table = FILLINGS[id]
  return table?.[`${key} ${name}`] ?? table?.[name] ?? null
}

/** Names are what a sentence might want in another case than the one they have. */
export const isName = (filling) =>
  filling !== null && ['seat', 'seats', 'named', 'list', 'oneOf', 'title', 'given'].includes(filling.kind)

/**
 * The sentences that a template makes: with each value of each placeholder once, the others being at their first.
 * `many` limits the names that are tried of each kind.
 */
export const sentencesOf = (vocabulary, key, language, many = Number.POSITIVE_INFINITY) => {
  const { words } = vocabulary
  const { holes, selects, plurals } = takeApart(words[language][key], language)
  const values = new Map()
  for (const [name, branches] of selects) values.set(name, [...branches])
  for (const name of plurals.keys()) values.set(name, NUMBERS)
  for (const { name } of holes) {
    if (values.has(name)) continue
    const filling = fillingOf(vocabulary, key, name)
    if (filling === null) throw new Error(`${vocabulary.id}: nobody says what comes into {${name}} of "${key}"`)
    values.set(name, valuesOf(filling, words, language, many, values.size))
  }
  const players = playersIn(language)
  const { say } = translator(words, language, (seat) => players[seat] ?? '?')
  const first = Object.fromEntries([...values].map(([name, [value]]) => [name, value]))
  const sentences = new Set([say({ key, args: first })])
  for (const [name, all] of values)
    for (const value of all) sentences.add(say({ key, args: { ...first, [name]: value } }))
  return [...sentences]
}

const valuesOf = (filling, words, language, many, place) => {
  switch (filling.kind) {
    case 'number':
      return NUMBERS
    case 'code':
    case 'title':
      return filling.texts
    case 'given':
      return [filling.value]
    case 'said':
      return filling.messages
    case 'seat':
      return seatsFrom(place, language).slice(0, many)
    case 'seats':
      return [[{ seat: 0 }], [{ seat: 0 }, { seat: 1 }, { seat: 2 }]]
    case 'named':
      return messagesNamed(filling.prefixes, words).slice(0, many)
    case 'list':
      return listsOf(messagesNamed(filling.prefixes, words))
    case 'oneOf':
      return listsOf(messagesNamed(filling.prefixes, words)).map((list) => ({ oneOf: list }))
  }
}

/** Each placeholder starts with another player, so that two in a sentence differ. */
const seatsFrom = (place, language) => {
  const seats = playersIn(language).map((_name, seat) => ({ seat }))
  const start = place % seats.length
  return [...seats.slice(start), ...seats.slice(0, start)]
}

/** Names of a kind, without what is filled in itself; the longest and the shortest first, for they show most. */
const messagesNamed = (prefixes, words) => {
  const keys = Object.keys(words.en).filter(
    (key) => prefixes.some((prefix) => key.startsWith(`${prefix}.`)) && !words.en[key].includes('{'),
  )
  if (keys.length === 0) throw new Error(`nothing is called ${prefixes.join(' or ')}`)
  const sorted = [...keys].sort((one, other) => words.uk[other].length - words.uk[one].length)
  return [...new Set([sorted[0], sorted.at(-1), ...sorted])].map((key) => ({ key }))
}

const listsOf = (messages) => [messages.slice(0, 2), messages.slice(0, 3), messages.slice(0, 1)]
