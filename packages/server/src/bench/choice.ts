/** What a client of the load needs of a message it cuts out of the text: reading all of it would measure the client. */
export const between = (text: string, before: string, after: string): string => {
  const from = text.indexOf(before)
  if (from === -1) return ''
  const start = from + before.length
  return text.slice(start, text.indexOf(after, start))
}

/** The moves that a message allows its reader, as a list without its brackets; empty if it is not their turn. */
export const legalIn = (text: string): string => between(text, '"legal":[', ']')

/** One of them. */
export const anyOf = (legal: string): string => {
  const moves = legal.slice(1, -1).split('","')
  return moves[Math.floor(Math.random() * moves.length)] as string
}
