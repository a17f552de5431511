import { classic } from '@ecumene/classic'
import { position } from '@ecumene/classic/testing'
import { perspective, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { evaluateClassic } from './evaluators/classic.ts'
import { foresee, foresightWith } from './foresight.ts'

const FAR = { candidates: 3, decisions: 2, turns: 1 }

/** Thinks about a city until it has been asked so often whether time is left. */
const until = (asked: number) => {
  const state = position({ phase: 'cities', players: [{ cities: ['c6'], trade: 9 }, {}] })
  const eyes = perspective(classic, state, 0)
  let left = asked
  return foresee(eyes, eyes.legal(), seeded('time'), evaluateClassic, FAR, () => left--)
}

test('time that is up in the middle of a world ends the thought, and the world counts for no move', () => {
  // Once for each world, and once before each of the three moves.
  const { iterations, thoughts } = until(4 + 1 + 2)
  expect(iterations).toBe(5)
  expect(thoughts.map(({ tried }) => tried)).toEqual([1, 1, 1])
})

test('without time for a single world, what seems best at a glance is done', () => {
  const { iterations, move, thoughts } = until(2)
  expect(iterations).toBe(1)
  expect(move).toBe(thoughts[0]?.move)
})

test('whoever may think for long enough looks further', () => {
  const foresight = { ...FAR, further: { iterations: 100, decisions: 30, turns: 3 } }
  const turnsWith = (iterations: number) => foresightWith(foresight, { iterations }).turns
  expect([40, 99, 100].map(turnsWith)).toEqual([1, 1, 3])
  // A limit of time alone says nothing of how far one comes.
  expect(foresightWith(foresight, { milliseconds: 1000 }).turns).toBe(1)
  expect(foresightWith(FAR, { iterations: 1000 })).toEqual(FAR)
})
