import { expect, test } from 'vitest'
import { CIVILIZATIONS } from '../../data/civilizations.ts'
import { classic } from '../../game.ts'
import { legal, refusal } from '../../testing/play.ts'
import { fresh } from '../../testing/setting-up.ts'

test('C-7.1 no Egypt and no Rome in the first game', () => {
  const state = fresh(2, { firstGame: true, civilizations: 'choose' })
  expect(refusal(state, 'civilization egypt')).toBe('notInFirstGame')
  expect(refusal(state, 'civilization rome')).toBe('notInFirstGame')
  expect(legal(state)).toHaveLength(4)
  for (let game = 0; game < 10; game++) {
    const ids = fresh(4, { firstGame: true }, `game ${game}`).players.map(
      ({ civilization }) => CIVILIZATIONS[civilization]?.id,
    )
    expect(ids).not.toContain('egypt')
    expect(ids).not.toContain('rome')
  }
})

test('C-7.2 no wonders in the first game', () => {
  const state = fresh(2, { firstGame: true })
  expect(state.market).toEqual([-1, -1, -1, -1])
  expect(state.unseenWonders).toBe(0)
})

test('C-7.5 the first game is an option that is off by default', () => {
  expect(classic.options.firstGame).toEqual({ kind: 'flag', default: false })
})
