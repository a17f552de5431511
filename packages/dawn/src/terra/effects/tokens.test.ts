import { expect, test } from 'vitest'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import { meadowWith } from '../testing/army-position.ts'
import { rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

test('colosseum reinforces own tokens next to own cities only', () => {
  const sketch = { wonders: { colosseum: 24 }, controls: [25, 26, 8], reinforced: [23] }
  const state = terraPosition(sketch, { controls: [31], capital: 1 })
  play(state, 'use colosseum')
  expect(legal(state)).toEqual(['reinforce 25', 'nothing'])
  const reasons = [26, 8, 23, 31].map((space) => refusal(state, `reinforce ${space}`))
  expect(reasons).toEqual(['notNextToCity', 'notNextToCity', 'notYourToken', 'notYourToken'])
  play(state, 'nothing')
  expect([state.piece[25], asked(state)]).toEqual([1, 'turn'])
})

test('state-workforce places its last token on free mountains next to a friendly space', () => {
  const map = meadowWith('m', 19, 26, 40)
  const row = rowEndingWith('state-workforce', 'early-empire')
  const state = terraPosition({ row, controls: [25] }, { controls: [26] }, { map })
  play(state, 'focus 6', 'done')
  expect(spaces(state, 'place')).toEqual([19])
  const reasons = [26, 32, 40].map((space) => refusal(state, `place ${space}`))
  expect(reasons).toEqual(['controlled', 'notMountains', 'notNextToOwn'])
})

test('state-workforce adds nothing before the fifth slot', () => {
  const others = TERRA_ROW.filter((card) => card !== 'early-empire')
  const row = [...others.slice(0, 4), 'state-workforce', ...others.slice(4)] as const
  const state = terraPosition({ row }, {}, { map: meadowWith('m', 25) })
  play(state, 'focus 5', 'done')
  expect(state.active).toBe(1)
})

test('N-8.12 inca: nothing is taken back if there is no place for it', () => {
  const row = rowEndingWith('early-empire', 'early-empire')
  const state = terraPosition(
    { leader: 'inca', capital: 1, row, controls: [2, 8] },
    { capital: 7 },
    { map: meadowWith('m', 0) },
  )
  player(state, 0).tokens = 3
  play(state, 'focus 6', 'place 0')
  expect([asked(state), legal(state), refusal(state, 'remove 2')]).toEqual(['terrace', ['nothing'], 'nowhere'])
})
