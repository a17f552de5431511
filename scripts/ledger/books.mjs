import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../docs/rules/en', import.meta.url))

/** A rulebook by its file: the name of the file, the letter of its first rule's id, and its heading. */
const bookOf = (name) => {
  const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8')
  const [, prefix] = text.match(/^- \*\*([A-Z])-/m) ?? []
  const [, title] = text.match(/^# (.*)$/m) ?? []
  if (prefix === undefined || title === undefined) throw new Error(`docs/rules/en/${name}.md lacks a heading or rules`)
  return { name, prefix, title }
}

/** The rulebooks, in the order in which they are reported: a new game adds a file. */
export const BOOKS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => bookOf(file.slice(0, -'.md'.length)))
