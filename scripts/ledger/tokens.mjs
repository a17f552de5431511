/**
 * Just enough of a TypeScript lexer to tell code from comments, strings and regular expressions. Yields words,
 * single punctuation characters and strings; comments, space and regular expressions are left out.
 */
export const tokensOf = (source) => {
  const tokens = []
  let place = 0
  while (place < source.length) {
    const token = tokenAt(source, place, tokens.at(-1))
    if (token.kind !== 'skipped') tokens.push({ ...token, place })
    place = token.end
  }
  return tokens
}

const SPACE_OR_COMMENT = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const QUOTED = /'((?:\\[\s\S]|[^'\\\n])*)'|"((?:\\[\s\S]|[^"\\\n])*)"/y
const REGULAR_EXPRESSION = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
const WORD = /[\w$]+/y

const tokenAt = (source, place, previous) => {
  const space = matchAt(SPACE_OR_COMMENT, source, place)
  if (space !== null) return { kind: 'skipped', end: place + space[0].length }
  const quoted = matchAt(QUOTED, source, place)
  if (quoted !== null) return { kind: 'string', text: quoted[1] ?? quoted[2], end: place + quoted[0].length }
  if (source[place] === '`') {
    const end = endOfTemplate(source, place)
    return { kind: 'string', text: source.slice(place + 1, end - 1), end }
  }
  const expression = mayBeginExpression(previous) ? matchAt(REGULAR_EXPRESSION, source, place) : null
  if (expression !== null) return { kind: 'skipped', end: place + expression[0].length }
  const word = matchAt(WORD, source, place)
  if (word !== null) return { kind: 'word', text: word[0], end: place + word[0].length }
  return { kind: 'mark', text: source[place], end: place + 1 }
}

const matchAt = (pattern, source, place) => {
  pattern.lastIndex = place
  return pattern.exec(source)
}

/** A slash after a value divides; anywhere else it opens a regular expression. */
const mayBeginExpression = (previous) => {
  if (previous === undefined || previous.text === 'return') return true
  return previous.kind === 'mark' && !')]}'.includes(previous.text)
}

const endOfTemplate = (source, start) => {
  let place = start + 1
  while (place < source.length && source[place] !== '`') {
    if (source[place] === '\\') place += 2
    else if (source.startsWith('${', place)) place = endOfInsertion(source, place + 2)
    else place++
  }
  return place + 1
}

/** The place after the brace that closes an inserted expression. */
const endOfInsertion = (source, start) => {
  let place = start
  let previous
  for (let depth = 1; depth > 0 && place < source.length; ) {
    const token = tokenAt(source, place, previous)
    if (token.kind === 'mark' && token.text === '{') depth++
    if (token.kind === 'mark' && token.text === '}') depth--
    if (token.kind !== 'skipped') previous = token
    place = token.end
  }
  return place
}
