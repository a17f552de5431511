import { expect, test } from 'vitest'
import { dawn } from './game.ts'
import { kitOf } from './kits.ts'
import { markersToWin } from './markers-to-win.ts'
import { DEFAULT_OPTIONS } from './testing/position.ts'

test.each([
  [{}, 3],
  [{ epic: true }, 4],
  [{ terra: true }, 4],
  [{ terra: true, peaceful: true }, 3],
] as const)('N-25.6 with %o a player needs %i markers', (options, count) => {
  const state = dawn.setup({ ...DEFAULT_OPTIONS, ...options }, 2, 'markers')
  expect(markersToWin(dawn.view(state, null))).toBe(count)
  expect(kitOf(state).markersToWin(state)).toBe(count)
})
