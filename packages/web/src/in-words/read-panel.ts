/** Elements that make lines of their own; an element that only has a tip is part of a line. */
const BLOCKS =
  'p, li, h2, h3, h4, dt, dd, tr, div, section, article, ul, ol, dl, table, summary, details, button:not([data-tip="only"]), [role="button"]'

/** The words of a part of the page, line by line, as a screen reader would meet them. */
export const readPanel = (panel: Element): readonly string[] => linesOf(panel).filter((line) => line !== '')

const linesOf = (element: Element): readonly string[] => {
  if (isSilent(element)) return []
  // A term and its description are one line.
  if (element.matches('dt')) return element.nextElementSibling?.matches('dd') ? [] : [wordsOf(element)]
  if (element.matches('dd') && element.querySelector(BLOCKS) === null) return [`${nameOf(element)}${wordsOf(element)}`]
  if (element.matches('dd')) return [nameOf(element), ...childLines(element)]
  const label = element.getAttribute('aria-label')
  if (element.querySelector(BLOCKS) === null || element.matches('tr, button, [role="button"]')) {
    return [label ?? wordsOf(element)]
  }
  return label === null ? childLines(element) : [label, ...childLines(element)]
}

const childLines = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) =>
    node instanceof Element ? linesOf(node) : [spaced(node.textContent ?? '')],
  )

/** The term before a description. */
const nameOf = ({ previousElementSibling: name }: Element): string =>
  name?.matches('dt') === true ? `${wordsOf(name).replace(/\s*:$/, '')}: ` : ''

const wordsOf = (element: Element): string => {
  const words = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    return isSilent(node) ? '' : (node.getAttribute('aria-label') ?? wordsOf(node))
  })
  return spaced(words.join(' '))
}

const isSilent = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.matches('title, style, script, [hidden], [data-untold]')

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
