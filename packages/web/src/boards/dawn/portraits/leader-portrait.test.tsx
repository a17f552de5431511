import { ALL_LEADERS } from '@ecumene/dawn'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ownPaths } from '../../../portraits/testing.ts'
import { LeaderPortrait } from './leader-portrait.tsx'

test('every leader has a portrait of their own, with more on it than a head', () => {
  const drawn = ALL_LEADERS.map(({ id }) => renderToStaticMarkup(<LeaderPortrait leader={id} isCoin />))
  for (const own of ownPaths(drawn)) expect(own.length).toBeGreaterThan(2)
})
