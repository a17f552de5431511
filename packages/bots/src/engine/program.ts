import { failed, ok, type Result } from '@ecumene/kernel'

/** A program that speaks the line protocol, as a person names it: `exec:./my-bot --depth 3`. */
export type Program = {
  readonly name: string
  readonly file: string
  readonly words: readonly string[]
}

const EXEC = 'exec:'

export const isProgramName = (name: string): boolean => name.startsWith(EXEC)

/**
 * The program that a name stands for. What follows `exec:` is cut into words at spaces; quotes, single or double, keep
 * together what is between them. No shell reads it, so nothing else has a meaning.
 */
export const programNamed = (name: string): Result<Program> => {
  const text = name.slice(EXEC.length)
  if (!isProgramName(name) || !isBalanced(text)) return failed(`"${name}" has a quote that is not closed`)
  const words = (text.match(WORD) ?? []).map((word) => word.replaceAll(QUOTED, (_all, two, one) => two ?? one))
  const [file, ...rest] = words
  return file === undefined || file === '' ? failed(`"${name}" names no program`) : ok({ name, file, words: rest })
}

/** The names in a list with commas between; what is in quotes stays together. */
export const namesIn = (list: string): readonly string[] => list.split(COMMA).map((name) => name.trim())

const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g
const QUOTED = /"([^"]*)"|'([^']*)'/g
/** A comma after which all quotes are closed, and which is therefore in none. */
const COMMA = /,(?=(?:[^"']|"[^"]*"|'[^']*')*$)/

const isBalanced = (text: string): boolean => /^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text)
