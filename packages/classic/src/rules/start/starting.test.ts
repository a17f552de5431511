import { expect, test } from 'vitest'
import { GREAT_PERSON } from '../../data/great-people.ts'
import { asked, at, finishRound, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { productionIcons } from '../map/outskirts.ts'
import { PERSON_CODE } from '../state.ts'

test('C-9.1 the first player marker passes to the left in every round but the first', () => {
  const state = position({ first: 1, round: 1, players: [{}, {}, {}] })
  expect(state.first).toBe(1)
  finishRound(state)
  expect(state).toMatchObject({ first: 2, active: 2, round: 2 })
  finishRound(state)
  expect(state.first).toBe(0)
})

test('C-9.2 one may found cities, change government, place great people and assign scouts', () => {
  const state = position({ players: [{ scouts: ['d7'], people: ['artist'] }, {}] })
  const kinds = new Set(legal(state).map((text) => text.split(' ')[0]))
  expect([...kinds].sort()).toEqual(['done', 'found', 'government', 'person', 'send'])
})

test('C-9.3 in any order', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'], people: ['artist'] }, {}] })
  play(state, 'government anarchy', 'send d11 0', 'found d7 scout', 'person artist d8', 'done')
  expect(state.built[at('d8')]).toBe(PERSON_CODE + GREAT_PERSON.artist)
})

test('C-9.33 any number of great people from the reserve, where the rules of great people allow', () => {
  const state = position({
    map: ['w'],
    players: [{ people: ['artist', 'artist', 'general'], cities: ['d7'] }, { armies: { d8: 1 } }],
  })
  expect(squares(state, 'person').filter((name) => name === 'b1')).toHaveLength(2)
  expect(refusal(state, 'person artist a1')).toBe('water')
  expect(refusal(state, 'person artist d8')).toBe('blockaded')
  expect(refusal(state, 'person artist d7')).toBe('notThere')
  expect(refusal(state, 'person artist f13')).toBe('notThere')
  expect(refusal(state, 'person builder b1')).toBe('noPerson')
  play(state, 'person artist b1', 'person artist d6', 'person general c1')
  expect(player(state, 0).people).toEqual([0, 0, 0, 0, 0, 0])
})

test('C-9.34 each scout can be assigned to one of its owner’s cities', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'], cities: ['f6'] }, { scouts: ['g11'] }] })
  expect(legal(state).filter((text) => text.startsWith('send'))).toEqual([
    'send d7 0',
    'send d7 1',
    'send d11 0',
    'send d11 1',
  ])
  expect(refusal(state, 'send d7 2')).toBe('noCity')
  expect(refusal(state, 'send g11 0')).toBe('needsScout')
})

test('C-9.35 a scout that is not assigned sends nothing', () => {
  const state = position({ map: ['', '', '', '', '', '', '...f'], players: [{ scouts: ['d7'] }, {}] })
  play(state, 'done')
  expect(productionIcons(state, 0, 0)).toBe(0)
})

test('C-9.36 an assignment stays until the end of the round', () => {
  const state = position({ map: ['', '', '', '', '', '', '...f'], players: [{ scouts: ['d7'], cities: ['f11'] }, {}] })
  play(state, 'send d7 0')
  expect(refusal(state, 'send d7 1')).toBe('sentAlready')
  play(state, 'done')
  expect(productionIcons(state, 0, 0)).toBe(2)
  finishRound(state)
  expect(productionIcons(state, 0, 0)).toBe(0)
  expect(new Set([...player(state, 0).sendFrom, ...player(state, 0).sendTo])).toEqual(new Set([-1]))
})

test('C-9.37 a scout that comes later is assigned in the next round', () => {
  const state = position({ phase: 'cities', players: [{ scouts: ['d7'] }, {}] })
  expect(refusal(state, 'send d7 0')).toBe('notAsked')
  finishRound(state)
  play(state, '1: done')
  expect(asked(state)).toBe('start')
  expect(refusal(state, 'send d7 0')).toBe('')
})

test('C-9.38 the starting scout can be assigned in round 1', () => {
  const state = position({ round: 1, players: [{ scouts: ['b3'] }, {}] })
  expect(refusal(state, 'send b3 0')).toBe('')
})
