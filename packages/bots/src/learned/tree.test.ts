import { duel } from '@ecumene/duel'
import { position } from '@ecumene/duel/testing'
import { perspective, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { duelEncoder } from './duel-encoder.ts'
import { knowledgeOf } from './knowledge.ts'
import { freshModel } from './training/fresh.ts'
import { favourite, growTree } from './tree.ts'

const shape = { inputs: duelEncoder.inputs, outputs: duelEncoder.outputs, hidden: 8, second: 8 }
const ignorant = knowledgeOf(duelEncoder, freshModel(shape, seeded('ignorant')))

test('a tree finds the win that is one move away, knowing nothing but the rules', () => {
  const state = position({ age: 1, pawn: 8, open: ['guard-tower', 'baths', 'tavern'], cities: [{ coins: 5 }, {}] })
  const root = growTree(perspective(duel, state, 0), ignorant, seeded('win'), (done) => done < 200)
  expect(duel.notation.notate(favourite(root))).toBe('build guard-tower')
})

test('every iteration counts once at the root, and each move has the mean of what it led to', () => {
  const state = duel.setup({ wonders: 'firstGame', centredPawn: 'begins', greatLibraryTokens: 'public' }, 2, 'counted')
  const seat = duel.deciders(state)[0] ?? 0
  const before = JSON.stringify(state)
  const root = growTree(perspective(duel, state, seat), ignorant, seeded('counted'), (done) => done < 300)
  expect(root.visits).toBe(300)
  expect(root.tried.reduce((sum, times) => sum + times)).toBe(300)
  for (const [index, sum] of root.sums.entries()) expect(sum).toBeLessThanOrEqual(root.tried[index] as number)
  expect(JSON.stringify(state)).toBe(before)
})
