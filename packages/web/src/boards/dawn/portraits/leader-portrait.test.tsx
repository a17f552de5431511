import { ALL_LEADERS } from '@ecumene/dawn'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeaderPortrait } from './leader-portrait.tsx'

const pathsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)

test('every leader has a portrait of their own, with more on it than a head', () => {
  const drawn = ALL_LEADERS.map(({ id }) => pathsOf(renderToStaticMarkup(<LeaderPortrait leader={id} isCoin />)))
  const times = new Map<string, number>()
  for (const path of drawn.flat()) times.set(path, (times.get(path) ?? 0) + 1)
  for (const paths of drawn) {
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => times.get(path) === 1).length).toBeGreaterThan(2)
  }
})
