import { dawn, type Event, type View } from '@ecumene/dawn'
import { type Seen, seen } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchAt } from '../../../e2e/support/saved.ts'
import { ownQuestion } from './own-question.ts'

test('whoever places tokens beside others is told the names of their own cards', () => {
  const match = matchAt('dawn', (at) => at.deciders().length > 1)
  for (const seat of match.deciders()) {
    const { view, legal } = ownQuestion(seen(match, seat) as Seen<View, Event>, seat)
    for (const notation of legal) {
      const move = dawn.notation.parse(notation)
      if (move?.kind !== 'token') continue
      expect(dawn.presentation.describe.move(move, view)).toEqual({
        key: 'move.tokenNamed',
        args: { card: { key: `card.${view.players[seat]?.row[move.slot]?.card}` } },
      })
    }
  }
})

test('whoever is not asked sees who is', () => {
  const match = matchAt('dawn', (at) => at.deciders().length === 1)
  const [asked = 0] = match.deciders()
  const given = seen(match, 1 - asked) as Seen<View, Event>
  expect(ownQuestion(given, 1 - asked)).toBe(given)
})
