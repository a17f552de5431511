import { expect, test } from 'vitest'
import { player } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { CONTROL } from '../state.ts'
import { removePiece, replacePiece } from './pieces.ts'

test('N-17.17 it is announced that a city-state is free again', () => {
  const players = [{ capital: 40 }, { capital: 0, cities: [25], conquered: ['seoul'] }] as const
  const state = position({ icons: { 25: 'seoul' }, players })
  const told: unknown[] = []
  removePiece(state, 25, (event) => told.push(event))
  expect(told).toContainEqual({ kind: 'cityStateFreed', cityState: 'seoul' })
})

test('N-19.10 the first of the natural wonders changes hands with its space like any other', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
  const icons = { 25: 'torres-del-paine' } as const
  const state = position({ map, icons, players: [{ capital: 40 }, { capital: 0, controls: [25] }] })
  replacePiece(state, 25, 0, CONTROL, undefined)
  expect([player(state, 0).naturals, player(state, 1).naturals]).toEqual([1, 0])
})
