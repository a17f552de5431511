import type { Event } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { revealedIn } from './revealed.ts'

test('C-25.9 all choices are seen at once, also that somebody chose nothing; before that none is', () => {
  const chosen: Event = { kind: 'researchChosen', seat: 2 }
  const learned: Event = { kind: 'techResearched', seat: 2, tech: 'pottery', count: 6 }
  expect(revealedIn([chosen], 3)).toBeNull()
  expect(
    revealedIn([chosen, { kind: 'choicesShown' }, learned, { kind: 'coinEarned', seat: 0, tech: 'pottery' }], 3),
  ).toEqual([null, null, 'pottery'])
  // Loot and gifts are no secret choices.
  expect(revealedIn([learned], 3)).toBeNull()
})
