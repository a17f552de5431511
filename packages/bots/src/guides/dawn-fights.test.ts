import { dawn } from '@ecumene/dawn'
import { perspective, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { choices } from '../choices.ts'
import { dawnAt } from '../testing/recorded.ts'
import { guide } from './dawn.ts'

test.each([
  ['fixtures/epic-two-players', 246, 'attackerSpends', 'won by 8 against barbarians', ['done']],
  ['fixtures/epic-two-players', 309, 'attackerSpends', 'lost by 1 with two tokens left', ['spend', 'done']],
  ['fixtures/two-players', 364, 'attackerSpends', 'ahead by 3, and the defender can add 1', ['done']],
  ['fixtures/two-players', 404, 'defenderSpends', 'beaten off by 2', ['done']],
  ['fixtures/two-players', 133, 'defenderSpends', 'behind by 4 with one token left', ['done']],
  ['fixtures/two-players', 135, 'defenderSpends', 'behind by 1 with one token left', ['spend', 'done']],
] as const)(
  '%s at %d, %s: nothing is added to a fight that is decided (%s)',
  (file, entries, kind, _how, worthwhile) => {
    const state = dawnAt(file, entries)
    expect(state.pending.at(-1)?.kind).toBe(kind)
    const seat = dawn.deciders(state)[0] ?? 0
    const found = choices(perspective(dawn, state, seat), seeded('a'), guide)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(worthwhile))
  },
)
