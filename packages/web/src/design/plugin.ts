import type { Plugin } from 'vite'

/**
 * Lets the page load the design before everything that refines it. Styles that several screens share are split off by the
 * bundler, which would have the page load them first.
 */
export const designFirst = (): Plugin => ({
  name: 'design-first',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => movedUp(html) },
})

const DESIGN = /[ \t]*<link rel="stylesheet"[^>]*\/design-[^>]*>\n/
const FIRST = /[ \t]*<link rel="stylesheet"/

const movedUp = (html: string): string => {
  const [link] = DESIGN.exec(html) ?? []
  if (link === undefined) throw new Error('the page has no styles of the design')
  return html.replace(DESIGN, '').replace(FIRST, (other) => `${link}${other}`)
}
