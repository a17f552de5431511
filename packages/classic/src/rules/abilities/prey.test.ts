import { expect, test } from 'vitest'
import { field } from '../../testing/battles.ts'
import { at, play, player } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { FIRST_SCOUT } from '../state.ts'
import { figureOfPrey, type Killing, ownerOfPrey, preyOn } from './effects/prey.ts'

const KILLING = { kind: 'killFigures', orGreatPerson: false } as Killing

test('C-D32 a scout under way is distinguished from figures of its player that stand where it passes', () => {
  const state = position({
    phase: 'movement',
    players: [{ armies: { h8: 1 }, scouts: ['h7'] }, {}],
  })
  play(state, 'march h7 0a1s south')
  const prey = preyOn(state, at('h8'), KILLING, true)
  expect(prey.map((one) => figureOfPrey(state, at('h8'), one))).toEqual([0, FIRST_SCOUT])
  expect(prey.map((one) => ownerOfPrey(state, at('h8'), one))).toEqual([0, 0])
  expect(preyOn(state, at('h7'), KILLING, true)).toEqual([])
})

test('C-D32 an army under way is distinguished from an army that stands where it passes', () => {
  const state = position({ phase: 'movement', players: [{ armies: { h7: 1, h8: 1 } }, {}] })
  const [walking, standing] = ['h7', 'h8'].map((name) => player(state, 0).figures.indexOf(at(name)))
  play(state, 'march h7 1a0s south')
  const prey = preyOn(state, at('h8'), KILLING, true)
  expect(prey.map((one) => figureOfPrey(state, at('h8'), one))).toEqual([standing, walking])
})

test('C-D32 attackers are distinguished from those who hold the square', () => {
  const state = field({ units: [['infantry', 1]] }, { scouts: ['h8'], units: [['infantry', 1]] })
  const prey = preyOn(state, at('h8'), KILLING, true)
  expect(prey.map((one) => [ownerOfPrey(state, at('h8'), one), figureOfPrey(state, at('h8'), one)])).toEqual([
    [1, 0],
    [1, FIRST_SCOUT],
    [0, 0],
  ])
})

test('C-D32 figures under way are those of the square where nobody stands', () => {
  const state = position({
    phase: 'movement',
    players: [{ armies: { h7: 1 }, scouts: ['h7', 'd7'] }, {}],
  })
  const kinds = preyOn(state, at('h7'), KILLING, true)
  play(state, 'march h7 1a1s south')
  expect(preyOn(state, at('h8'), KILLING, true)).toEqual(kinds)
  expect(kinds.map((one) => figureOfPrey(state, at('h8'), one))).toEqual([0, FIRST_SCOUT])
  expect(kinds.map((one) => figureOfPrey(state, at('h5'), one))).toEqual([-1, -1])
  expect(preyOn(state, at('d7'), KILLING, true)).toHaveLength(1)
})
