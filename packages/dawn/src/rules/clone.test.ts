import { readOptions } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import { asked, legal, play } from '../testing/play.ts'

test.each([false, true])(
  'a clone is the same at every step of set-up, and goes its own way (expansion: %s)',
  (terra) => {
    const read = readOptions(dawn.options, { terra, map: 'build' })
    if (!read.ok) throw new Error(read.error)
    const state = dawn.setup(read.value, 2, 'clone')
    for (let steps = 0; asked(state) !== 'turn' && steps < 60; steps++) {
      const copy = dawn.clone(state)
      expect(copy).toEqual(state)
      play(copy, legal(copy)[0] as string)
      expect(copy).not.toEqual(state)
      play(state, legal(state)[0] as string)
      expect(copy).toEqual(state)
    }
    // N-5.9: nothing is left to lay.
    expect([asked(state), state.laying]).toEqual(['turn', -1])
  },
)
