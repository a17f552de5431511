import { parseSync } from 'vite'

/*
 * Writes every mutant of a source into it at once. Each stands behind its number (`$is(12) ? mutant : original`), so that
 * the file is compiled once, and a mutant is switched on by saying its number.
 */

/** Returns the source with its mutants, and what they are; `first` is the number of the first. */
export const mutate = (path, source, first) => instrument(path, source, first, true)

/** Returns the source without mutants, but with counting loops. */
export const countLoops = (path, source) => instrument(path, source, 0, false).code

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
}

const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const COMPARED = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'Literal'])

/** Nodes of TypeScript that have a value; all others are types. */
const VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const instrument = (path, source, first, wantsMutants) => {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const mutants = []
  const text = (node) => source.slice(node.start, node.end)

  const add = (node, change) => {
    const line = source.slice(0, node.start).split('\n').length
    mutants.push({ id: first + mutants.length, path, line, from: oneLine(text(node)), to: oneLine(change) })
    return first + mutants.length - 1
  }

  /** The text of a node in which everything below it is rendered. */
  const inside = (node, parent) => {
    let out = ''
    let from = node.start
    for (const child of childrenOf(node)) {
      out += source.slice(from, child.start) + render(child, node, parent)
      from = child.end
    }
    return out + source.slice(from, node.end)
  }

  const render = (node, parent, grandparent) => {
    const mutated = wantsMutants ? withMutants(node, parent, grandparent) : inside(node, parent)
    if (LOOPS.has(parent?.type) && parent.body === node) return `{ $tick();${mutated}\n}`
    if (node.type === 'BlockStatement' && FUNCTIONS.has(parent?.type)) return `{ $tick();${mutated.slice(1)}`
    return mutated
  }

  const withMutants = (node, parent, grandparent) => {
    const original = inside(node, parent)
    if (isRemovable(node)) return `{ if (!$is(${add(node, 'nothing')})) { ${original} } }`
    const changes = changesOf(node, parent, grandparent, text)
    if (changes.length === 0) return original
    return `(${changes.map((change) => `$is(${add(node, change)}) ? (${change}) : `).join('')}${original})`
  }

  const code = inside(program, null)
  return { code: `const { $is, $tick } = globalThis.$mutants;${code}`, mutants }
}

const isRemovable = (node) =>
  node.type === 'ExpressionStatement' && typeof node.directive !== 'string' && node.expression.type !== 'Literal'

const changesOf = (node, parent, grandparent, text) => {
  const changes = []
  switch (node.type) {
    case 'BinaryExpression':
      if (isText(node.left) || isText(node.right)) break
      for (const operator of OPERATORS[node.operator] ?? [])
        changes.push(`${text(node.left)} ${operator} ${text(node.right)}`)
      break
    case 'LogicalExpression':
      changes.push(text(node.left), text(node.right))
      break
    case 'AssignmentExpression':
      for (const operator of OPERATORS[node.operator] ?? [])
        changes.push(`${text(node.left)} ${operator} ${text(node.right)}`)
      break
    case 'UnaryExpression':
      if (node.operator === '!') changes.push(text(node.argument))
      break
    case 'UpdateExpression':
      if (parent.type !== 'ForStatement')
        changes.push(text(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')))
      break
    case 'Literal':
      if (typeof node.value === 'number') changes.push(node.value === 1 ? '0' : String(node.value + 1))
      if (typeof node.value === 'boolean') changes.push(String(!node.value))
      break
    case 'CallExpression':
      if (parent.type === 'ReturnStatement') changes.push('null')
      break
  }
  const isTest = parent !== null && parent.test === node
  const isPredicate =
    parent?.type === 'ArrowFunctionExpression' && grandparent?.type === 'CallExpression' && parent.body === node
  if ((isTest || (isPredicate && node.type === 'CallExpression')) && !COMPARED.has(node.type))
    changes.push(`!(${text(node)})`)
  return changes
}

const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** The children of a node that have a value or do something, in source order. */
const childrenOf = (node) => {
  const children = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || (key === 'key' && !node.computed) || (key === 'property' && !node.computed)) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isCode(child)) children.push(child)
  }
  return children.sort((one, other) => one.start - other.start)
}

const isCode = (node) =>
  typeof node?.type === 'string' &&
  typeof node.start === 'number' &&
  (!node.type.startsWith('TS') || VALUES.has(node.type)) &&
  !node.type.startsWith('Import') &&
  node.type !== 'ExportAllDeclaration' &&
  !(node.type === 'ExportNamedDeclaration' && node.source !== null)

const oneLine = (text) => text.replace(/\s+/g, ' ')
