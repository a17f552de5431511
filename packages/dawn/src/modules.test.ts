import { expect, test } from 'vitest'
import { base } from './abilities/base.ts'
import { cardNumber } from './data/cards.ts'
import { leaderNumber } from './data/leaders.ts'
import { MODULES } from './modules.ts'
import { active } from './rules/hooks/asking.ts'
import { composeHooks } from './rules/hooks/composing.ts'
import { position } from './testing/position.ts'

test('composing modules makes a new value and changes nothing', () => {
  const state = position({ options: { terra: true }, players: [{ capital: 24 }, { capital: 0 }] })
  const before = active('resolvesCard', state, 0).length
  const alone = composeHooks([base])
  expect(alone.rules).toEqual([])
  expect(alone.tables.get('resolvesCard')).toBeUndefined()
  expect(alone.cards[cardNumber('capitalism')]).toBe(base.cards?.capitalism)
  expect(alone.leaders[leaderNumber('aztec')]).toBe(base.leaders?.aztec)
  expect(active('resolvesCard', state, 0)).toHaveLength(before)
  expect(before).toBe(1)
})

test('a hook is found by who has what fills it', () => {
  const { tables, leaders } = composeHooks(MODULES)
  for (const [name, table] of tables) {
    const numbers = leaders.flatMap((hooks, number) => (hooks?.[name] === undefined ? [] : [number]))
    expect([name, table.leaders]).toEqual([name, numbers.reduce((bits, number) => bits | (1 << number), 0)])
  }
})
