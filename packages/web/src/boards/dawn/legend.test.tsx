import { DISTRICTS, TERRAINS, type View } from '@ecumene/dawn'
import { LANGUAGES, translator } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SILHOUETTES } from '../../stage/silhouettes.ts'
import { matchOf } from '../../table/testing.ts'
import { dawnLegend } from './legend.tsx'
import { boardWords } from './words/words.ts'

// The outlines of icons are put together at build time.
vi.mock('../../icons/icon.tsx', () => ({ iconOutline: () => '' }))

const legendOf = (language: (typeof LANGUAGES)[number], terra: boolean) => {
  const { say } = translator(boardWords, language, (seat) => `P${seat}`)
  const view = matchOf('dawn', 2, { terra }).view(null) as View
  return dawnLegend({ view, mine: 0, say, text: (key, args = {}) => say({ key, args }) }).flatMap(
    ({ entries }) => entries,
  )
}

describe.each(LANGUAGES)('the key to the map in %s', (language) => {
  test('names every terrain and every piece that is told by its outline, each once', () => {
    const entries = legendOf(language, true)
    const pictures = entries.map(({ picture }) => renderToStaticMarkup(picture)).join('')
    const drawn = (what: string) =>
      [...pictures.matchAll(new RegExp(`data-${what}="([\\w-]+)"`, 'g'))].map(([, id]) => id)
    // The scout stands on the map of Classic alone.
    const { scout: _scout, ...outlines } = SILHOUETTES
    expect(new Set(drawn('figure'))).toEqual(new Set(Object.keys(outlines)))
    expect(new Set([...drawn('terrain'), 'naturalWonder'])).toEqual(new Set(TERRAINS))
    expect(drawn('district')).toEqual(DISTRICTS.map(({ id }) => id))
    const names = entries.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/[{}]|^$/)
  })

  test('leaves out what only Terra Incognita has', () => {
    expect(legendOf(language, true).length - legendOf(language, false).length).toBe(9)
  })
})
