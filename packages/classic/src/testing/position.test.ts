import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { asked, at, legal, play, player } from './play.ts'
import { position } from './position.ts'

test('a sketched position is sound and goes on', () => {
  const state = position({
    map: ['ffff', 'fddf', 'fddw'],
    prints: { b3: 'incense', a1: 'wheat' },
    hidden: ['e1'],
    tokens: { a8: 'hut', b8: 'village' },
    market: ['colossus'],
    phase: 'cities',
    players: [
      {
        capital: 'b2',
        techs: ['pottery', 'writing', 'irrigation', 'sailing'],
        built: { a1: 'temple', b1: 'stonehenge', c1: 'artist' },
        armies: { c3: 2 },
        scouts: ['a7'],
        resources: { iron: 1 },
        huts: { spy: 1 },
        hand: ['drought', 'a-gift-from-afar'],
        units: [['infantry', 2]],
      },
      { trade: 9 },
    ],
  })
  expect(classic.proof.audit(state)).toEqual([])
  expect(asked(state)).toBe('manage')
  expect(player(state, 0).cities[0]).toBe(at('b2'))
  expect(player(state, 0)).toMatchObject({
    speed: 4,
    stacking: 2,
    cultureHand: 3,
    cityLimit: 3,
    water: 2,
    rows: [2, 2, 0, 0, 0],
  })
  expect(state.land[at('e1')]).toBeLessThan(0)
  play(state, 'done')
  expect(state.active).toBe(1)
  expect(legal(state)).toContain('done')
})
