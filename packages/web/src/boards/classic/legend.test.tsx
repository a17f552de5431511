import { TERRAINS } from '@ecumene/classic'
import { LANGUAGES, translator } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { classicLegend } from './legend.tsx'
import { boardWords } from './words/words.ts'

// The outlines of icons are put together at build time.
vi.mock('../../icons/icon.tsx', () => ({ iconOutline: () => '' }))

describe.each(LANGUAGES)('the key to the map of Classic in %s', (language) => {
  const { say } = translator(boardWords, language, (seat) => `P${seat}`)
  const entries = classicLegend({ mine: 0, say, text: (key, args = {}) => say({ key, args }) }).flatMap(
    (group) => group.entries,
  )

  test('draws every terrain, resource and piece of the map', () => {
    const pictures = entries.map(({ picture }) => renderToStaticMarkup(picture)).join('')
    const drawn = (what: string) =>
      new Set([...pictures.matchAll(new RegExp(`data-${what}="(\\w+)"`, 'g'))].map(([, id]) => id))
    expect(drawn('terrain')).toEqual(new Set(TERRAINS))
    expect(drawn('resource')).toEqual(new Set(['incense', 'wheat', 'silk', 'iron']))
    expect(drawn('figure')).toEqual(new Set(['army', 'scout']))
    expect(drawn('token')).toEqual(new Set(['hut', 'village']))
    expect(drawn('built')).toEqual(new Set(['building', 'wonder', 'person']))
    expect(drawn('yield')).toEqual(new Set(['trade', 'production', 'culture', 'coins']))
  })

  test('each has a name of its own, and words for whoever asks', () => {
    const names = entries.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, tip } of entries) {
      expect(name).not.toMatch(/[{}]|^$|classicBoard/)
      const words = tip?.piece ?? tip?.lines?.[0]?.words ?? ''
      expect(words).not.toMatch(/^$|classicBoard/)
    }
  })
})
