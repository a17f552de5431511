export const USAGE = 'Usage: npm run -s ledger -- [--json | --refresh | --where <rule id>]'

/** What the command line asks for: `{ does, id? }`, or `{ error }` with a sentence for the person who typed it. */
export const requestOf = (words) => {
  const [first, ...rest] = words
  if (first === undefined) return { does: 'report' }
  if (first === '--where') return whereRequest(rest)
  if (first !== '--json' && first !== '--refresh') return unknown(words)
  return rest.length === 0 ? { does: first.slice(2) } : unknown(rest)
}

const whereRequest = ([id, ...rest]) => {
  if (id === undefined) return { error: '--where needs a rule id, for example: --where D-13.8' }
  return rest.length === 0 ? { does: 'where', id: id.toUpperCase() } : unknown(rest)
}

const unknown = (words) => ({ error: `I do not know what to do with: ${words.join(' ')}` })
