import { IntlMessageFormat } from 'intl-messageformat'

/** Kinds of nodes in the syntax tree of an ICU message. */
const LITERAL = 0
const ARGUMENT = 1
const SELECT = 5
const PLURAL = 6
const POUND = 7

/**
 * A template taken apart: `holes` are its plain placeholders, each with the text that stands right before and after it
 * and with the placeholders earlier in its clause; `selects` and `plurals` are the names it chooses by, with their
 * branches.
 */
export const takeApart = (text, language) => {
  const holes = []
  const selects = new Map()
  const plurals = new Map()
  let clause = []
  const walk = (nodes, outside) => {
    for (const [at, node] of nodes.entries()) {
      if (node.type === LITERAL && END_OF_CLAUSE.test(node.value)) clause = []
      const before = at === 0 ? outside.before : textOf(nodes[at - 1], outside.before)
      const after = at === nodes.length - 1 ? outside.after : textOf(nodes[at + 1], '')
      if (node.type === ARGUMENT) {
        holes.push({ name: node.value, before, after, clause })
        clause = [...clause, node.value]
      }
      if (node.type !== SELECT && node.type !== PLURAL) continue
      const branches = node.type === SELECT ? selects : plurals
      branches.set(node.value, new Set([...(branches.get(node.value) ?? []), ...Object.keys(node.options)]))
      for (const { value } of Object.values(node.options)) walk(value, { before, after })
    }
  }
  walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst(), { before: '', after: '' })
  return { holes, selects, plurals }
}

const END_OF_CLAUSE = /[.,;:!?()—]/

/** What is read next to a placeholder: text as it is, of a plural its last branch, of another value only that it is there. */
const textOf = (node, otherwise) => {
  if (node.type === LITERAL) return node.value
  if (node.type === POUND) return '#'
  if (node.type !== SELECT && node.type !== PLURAL) return '…'
  const [last] = Object.values(node.options).at(-1)?.value.slice(-1) ?? []
  return last === undefined ? otherwise : textOf(last, otherwise)
}
