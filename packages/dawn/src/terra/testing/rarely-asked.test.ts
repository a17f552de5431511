import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { crowdedTable } from '../../testing/crowded.ts'
import { asked, legal } from '../../testing/play.ts'
import { RARELY_ASKED } from '../../testing/rarely-asked.ts'
import { RARELY_ASKED_IN_TERRA } from './rarely-asked.ts'

const everywhere = Object.entries(RARELY_ASKED).flatMap(([kind, change]) =>
  [false, true].map((terra) => ({ kind, change, terra })),
)
const inTerra = Object.entries(RARELY_ASKED_IN_TERRA).map(([kind, change]) => ({ kind, change, terra: true }))

test.each([...everywhere, ...inTerra])(
  '$kind is asked in a sound state (Terra Incognita: $terra)',
  ({ kind, change, terra }) => {
    const state = crowdedTable(terra, 'rarely asked')
    change(state, state.active)
    expect(asked(state)).toBe(kind)
    expect(dawn.deciders(state)).toEqual([state.active])
    expect(legal(state)).not.toEqual([])
    expect(dawn.proof.audit(state)).toEqual([])
  },
)
