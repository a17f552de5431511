import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { frame, play } from '../../testing/play.ts'
import { TERRA_NATURAL_WONDERS } from '../data/sights.ts'
import { meadowWith } from '../testing/army-position.ts'
import { terraPosition } from '../testing/terra-position.ts'

const WONDER = { marble: 'stonehenge', mercury: 'oracle', oil: 'petra', diamonds: 'colossus' } as const

for (const { id, resource } of TERRA_NATURAL_WONDERS) {
  test(`${id} is held with its space and spent as ${resource}`, () => {
    const state = terraPosition(
      { controls: [25], resources: { [resource]: 2 } },
      {},
      { map: meadowWith('n', 25), icons: { 25: id }, tops: [WONDER[resource]] },
    )
    play(state, 'focus 6', `wonder ${WONDER[resource]}`, `natural ${id}`)
    expect(frame(state, 'pay').production).toBe(7)
    expect(dawn.view(state, null).players[0]?.naturalWonders.map((one) => one.id)).toEqual([id])
  })
}
