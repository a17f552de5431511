import type { Event, View } from '@ecumene/dawn'
import { expect, test } from 'vitest'
import { perform } from './perform.ts'
import { cuesOf } from './timeline.ts'

type Moved = { readonly selector: string; readonly first: unknown; readonly timing: KeyframeAnimationOptions }

test('who wins is not told before the dice have said it', () => {
  const moved: Moved[] = []
  const board = {
    querySelectorAll: (selector: string) => [
      {
        animate: ([first]: readonly unknown[], timing: KeyframeAnimationOptions) => {
          moved.push({ selector, first, timing })
          return { cancel: () => undefined }
        },
      },
    ],
  } as unknown as Element
  const view = { spaces: [], barbarians: [], attack: null, players: [] } as unknown as View
  const rolled: Event = { kind: 'diceRolled', seat: 0, attack: 8, defence: 6, attackDie: 4, defenceDie: 3 }
  const at = { board, before: view, after: view, beatMs: 100, middle: () => ({ x: 0, y: 0 }) }
  const cues = cuesOf([rolled], view, view)
  perform(cues, [], { ...at, isStill: false })
  const told = moved.find(({ selector }) => selector.includes('ol.log') && selector.includes('asked'))
  expect(told?.first).toEqual({ opacity: 0 })
  // Also before its time it is as at its beginning.
  expect(told?.timing.fill).toBe('both')
  moved.length = 0
  perform(cues, [], { ...at, isStill: true })
  expect(moved.some(({ selector }) => selector.includes('ol.log'))).toBe(false)
})
