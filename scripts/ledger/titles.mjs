import { ID } from './ids.mjs'
import { tokensOf } from './tokens.mjs'

const CALLS = new Set(['test', 'it'])

/** A test that does not run, or not always, proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'skipIf', 'runIf'])

const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** The literal titles of the tests in a file: `test('…')`, `it("…")`, `test.each(table)('…')`, with their lines. */
export const titlesIn = (source) => {
  const tokens = tokensOf(source)
  return tokens.flatMap((token, index) => {
    const title = isCallee(tokens, index) ? titleAfter(tokens, index + 1) : null
    return title === null ? [] : [{ title: title.text, line: lineAt(source, token.place) }]
  })
}

const isCallee = (tokens, index) =>
  tokens[index].kind === 'word' && CALLS.has(tokens[index].text) && tokens[index - 1]?.text !== '.'

/** Follows `.each`, type arguments and a table to the call that has the title. */
const titleAfter = (tokens, start) => {
  let index = start
  let tableIsDue = false
  while (index < tokens.length) {
    const [here, next] = [tokens[index], tokens[index + 1]]
    if (here.kind === 'string' && tableIsDue) {
      tableIsDue = false
      index++
    } else if (here.kind !== 'mark') return null
    else if (here.text === '.') {
      if (next === undefined || NOT_RUN.has(next.text)) return null
      tableIsDue = next.text === 'each' || next.text === 'for'
      index += 2
    } else if (here.text === '<') index = afterClosing(tokens, index)
    else if (here.text !== '(') return null
    else if (next?.kind === 'string' && !tableIsDue) return next
    else {
      tableIsDue = false
      index = afterClosing(tokens, index)
    }
  }
  return null
}

const afterClosing = (tokens, start) => {
  const open = tokens[start].text
  const close = CLOSING[open]
  let depth = 0
  for (let index = start; index < tokens.length; index++) {
    const { kind, text } = tokens[index]
    if (kind !== 'mark') continue
    if (text === open) depth++
    if (text === close && !isArrow(tokens, index) && --depth === 0) return index + 1
  }
  return tokens.length
}

const isArrow = (tokens, index) => tokens[index].text === '>' && tokens[index - 1]?.text === '='

export const lineAt = (source, place) => source.slice(0, place).split('\n').length

const LEADING_ID = new RegExp(`^(${ID}) `)
/** Any capital letter, because a Cyrillic С looks just like ours. */
const LOOKS_LIKE_ID = /^\p{Lu}-\p{Lu}*\d\S*/u

/** The id a title starts with. `claimed` is set if a title starts like an id, whether or not it is a valid one. */
export const idOfTitle = (title) => {
  const id = title.match(LEADING_ID)?.[1] ?? null
  return { id, claimed: id ?? title.match(LOOKS_LIKE_ID)?.[0] ?? null }
}
