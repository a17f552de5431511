import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import { crowdedTable } from '../testing/crowded.ts'
import { legal, move } from '../testing/play.ts'
import { FULL_ROW, position } from '../testing/position.ts'
import { idlePlaces } from './idle.ts'

const SEA = ['wwwwwww', 'wwwwwww', 'wwwwwww', 'wwwgwww', 'wwwwwww', 'wwwwwww', 'gwwwwww']

test('a card that finds nothing to do is told before it is chosen', () => {
  const onAnIsland = position({ map: SEA, players: [{ capital: 24, row: FULL_ROW }, { capital: 42 }] })
  // Astrology turns the dial anywhere.
  expect(idlePlaces(onAnIsland)).toEqual([0, 2, 3, 4])
  expect(dawn.view(onAnIsland, 0).idle).toEqual([0, 2, 3, 4])
  const inMeadows = position({ players: [{ capital: 24, row: FULL_ROW }, { capital: 0 }] })
  // Masonry has nothing to attack there, and no token to reinforce.
  expect(idlePlaces(inMeadows)).toEqual([4])
})

test.each([
  [false, 'idle 1'],
  [false, 'idle 2'],
  [true, 'idle 1'],
  [true, 'idle 2'],
  [true, 'idle 3'],
])('whoever chooses an idle card is asked nothing but whether that is all (Terra Incognita: %s, %s)', (terra, seed) => {
  const state = crowdedTable(terra, seed)
  const seat = state.active
  for (const place of idlePlaces(state)) {
    const after = dawn.clone(state)
    const { turn } = after
    dawn.apply(after, seat, move(`focus ${place + 1}`))
    while (after.turn === turn && dawn.deciders(after)[0] === seat) {
      const answers = legal(after)
      expect(['done', 'nothing', 'stop']).toContain(answers.join())
      dawn.apply(after, seat, move(answers[0] ?? ''))
    }
  }
})
