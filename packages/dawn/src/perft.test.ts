import { perft } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { dawn } from './game.ts'
import type { Options } from './rules/state.ts'
import { DEFAULT_OPTIONS } from './testing/position.ts'

const counts = (options: Partial<Options>, seats: number, seed: string, depths: number): readonly number[] => {
  const state = dawn.setup({ ...DEFAULT_OPTIONS, ...options }, seats, seed)
  return Array.from({ length: depths }, (_, index) => perft(dawn, state, index + 1))
}

test('sequences of moves on fixed deals: six directions, five cards, and what these can do', () => {
  expect(counts({}, 2, 'perft 1', 7)).toEqual([6, 30, 60, 258, 720, 3084, 9462])
  expect(counts({}, 2, 'perft 2', 7)).toEqual([6, 30, 84, 408, 1404, 5022, 19062])
  expect(counts({}, 3, 'perft 1', 7)).toEqual([6, 30, 96, 450, 1320, 5124, 20532])
  expect(counts({}, 4, 'perft 1', 7)).toEqual([6, 30, 72, 312, 1080, 4350, 17544])
  expect(counts({ map: 'firstGame' }, 2, 'perft 1', 7)).toEqual([6, 30, 96, 522, 1896, 6366, 25368])
})

test('sequences of choosing: eight leaders and four colours, one fewer for each next player', () => {
  expect(counts({ leaders: 'choose', colours: 'choose' }, 2, 'perft', 4)).toEqual([8, 56, 56 * 4, 56 * 4 * 3])
  expect(counts({ leaders: 'choose', colours: 'choose' }, 3, 'perft', 3)).toEqual([8, 56, 336])
  expect(counts({ colours: 'choose' }, 4, 'perft', 5)).toEqual([4, 12, 24, 24, 24 * 6])
})

test('sequences of laying tiles: one of three, and every place, side and rotation for it', () => {
  expect(counts({ map: 'build' }, 2, 'perft 1', 4)).toEqual([3, 96, 288, 11430])
})
