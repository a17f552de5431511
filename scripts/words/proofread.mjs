import { fillingOf, isName, sentencesOf } from './samples.mjs'
import { takeApart } from './templates.mjs'
import { GENDERED, MARKS, NAME_BEARERS, PERSON, PLAYER_AFTER, REFUSED, THING_AFTER } from './usage.mjs'

/** What is wrong with a template of a language, and with the sentences it makes. */
export const proofread = (vocabulary, key, language) => {
  const where = `${vocabulary.id} ${language} ${key}`
  const text = vocabulary.words[language][key]
  if (text === undefined) return [`${where}: missing`]
  const problems = [...caseProblems(vocabulary, key, language), ...pluralProblems(text, language)]
  try {
    for (const sentence of sentencesOf(vocabulary, key, language)) {
      problems.push(...textProblems(sentence, language).map((problem) => `${problem} in “${sentence}”`))
    }
  } catch (error) {
    problems.push(error.message)
  }
  return problems.map((problem) => `${where}: ${problem}`)
}

/** What is wrong with a finished text, whoever put it together. */
export const textProblems = (text, language) => {
  const problems = []
  const find = (pattern, what) => {
    const found = pattern.exec(text)
    if (found !== null) problems.push(`${what} (${found[0].trim()})`)
  }
  if (text.trim() === '') problems.push('nothing is said')
  find(/[{}]|undefined|NaN|\[object/, 'a placeholder is left')
  find(/ {2}| [.,;!?)»”]|(?<!\d) :|[(«„“] |\.\.|[!?]\.|,,|^\s|\s$/, 'a space or a sign is wrong')
  find(MARKS[language], 'a mark of another language')
  find(/«[^»]*«|„[^”]*„|»»|””/, 'quotes inside quotes')
  if (count(text, '«„“(') !== count(text, '»”)')) problems.push('a quote or a bracket is open')
  find(PERSON[language], 'the third person is said to the reader')
  for (const [wrong, right] of REFUSED[language]) find(wrong, `not our word: say “${right}”`)
  return problems
}

const count = (text, signs) => [...text].filter((sign) => signs.includes(sign)).length

/**
 * Names come in the nominative. So a name stands where that is the case it needs: as the subject, after a colon, in
 * brackets, or in quotes after a noun that bears the case. English has no cases.
 */
const caseProblems = (vocabulary, key, language) => {
  if (language === 'en') return []
  const fillingAt = (name) => fillingOf(vocabulary, key, name)
  const { holes } = takeApart(vocabulary.words[language][key], language)
  return holes.flatMap(({ name, before, after, clause }) => {
    const filling = fillingAt(name)
    if (!isName(filling)) return []
    const mayFollow = isPlayer(filling)
      ? PLAYER_AFTER[language].has(lastWord(before)) && !clause.some((earlier) => isPlayer(fillingAt(earlier)))
      : THING_AFTER[language].has(lastWord(before))
    const problems =
      STANDS_ALONE.test(before) || mayFollow ? [] : [`{${name}} after “${lastWord(before)}” is no nominative`]
    const bearer = IN_QUOTES.exec(before)?.[1]?.toLowerCase()
    if (bearer !== undefined && !mayFollow && !NAME_BEARERS[language].test(bearer)) {
      problems.push(`{${name}} in quotes after “${bearer}”: a noun has to bear its case`)
    }
    for (const word of isPlayer(filling) ? [firstWord(after), lastWord(before)] : []) {
      if (GENDERED[language].test(word)) problems.push(`“${word}” at {${name}} has a gender`)
    }
    return problems
  })
}

const isPlayer = (filling) => filling?.kind === 'seat' || filling?.kind === 'seats'

/** The beginning of a text or of a part of it: no word before it requires a case. */
const STANDS_ALONE = /(?:^|[«„“(]|[:.;,!?—–×·|][ \u00a0]|…)$/u

/** A name in quotes inside a sentence, with the word right before it; the second of two names shares the first one's. */
const IN_QUOTES = /(?<![»”] )(?<!\p{L})([\p{L}’-]+) [«„]$/u

const lastWord = (text) => /([\p{L}’-]+)[^\p{L}]*$/u.exec(text)?.[1]?.toLowerCase() ?? ''
const firstWord = (text) => /^[^\p{L}]*([\p{L}’-]+)/u.exec(text)?.[1]?.toLowerCase() ?? ''

/** Two, five and twenty-one differ in these languages. */
const pluralProblems = (text, language) => {
  if (language === 'en') return []
  const problems = []
  for (const [name, branches] of takeApart(text, language).plurals) {
    if (branches.has('one') && !branches.has('few')) problems.push(`the plural of {${name}} has no “few”`)
  }
  return problems
}
