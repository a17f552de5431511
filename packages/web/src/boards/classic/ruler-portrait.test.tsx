import { CIVILIZATIONS } from '@ecumene/classic'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ownPaths } from '../../portraits/testing.ts'
import { RulerPortrait } from './ruler-portrait.tsx'

test('every civilization has a ruler with a portrait of their own, with more on it than a head', () => {
  const drawn = CIVILIZATIONS.map(({ id }) => renderToStaticMarkup(<RulerPortrait civilization={id} />))
  for (const own of ownPaths(drawn)) expect(own.length).toBeGreaterThan(2)
})
