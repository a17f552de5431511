/** What stands in lines of its own, wherever it is. */
const BLOCKS =
  'p, li, h2, h3, h4, dt, dd, tr, div, section, article, ul, ol, dl, table, summary, details, button, [role="button"]'

/** The words of a part of the page, line by line, as a screen reader would come by them. */
export const readPanel = (panel: Element): readonly string[] => linesOf(panel).filter((line) => line !== '')

const linesOf = (element: Element): readonly string[] => {
  if (isSilent(element)) return []
  const label = element.getAttribute('aria-label')
  if (element.querySelector(BLOCKS) === null || element.matches('tr, button, [role="button"]')) {
    return [label ?? wordsOf(element)]
  }
  const lines = [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return linesOf(node)
    return [spaced(node.textContent ?? '')]
  })
  return label === null ? lines : [label, ...lines]
}

const wordsOf = (element: Element): string => {
  const words = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    return isSilent(node) ? '' : (node.getAttribute('aria-label') ?? wordsOf(node))
  })
  return spaced(words.join(' '))
}

const isSilent = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.matches('title, style, script, [hidden]')

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
