import { classic, type View } from '@ecumene/classic'
import { position } from '@ecumene/classic/testing'
import { translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { startText } from './about-asked.ts'
import { moveBy } from './moves.ts'
import { noteOn, squareName, squaresOf } from './pointing.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)

test('C-13.11 what is made is told with the only square it can stand on, and what that square loses', () => {
  const noted = (cities: readonly string[]): readonly string[] => {
    const state = position({
      phase: 'cities',
      map: ['', '.fff', '...m'],
      prints: { d3: 'iron' },
      players: [{ capital: 'c3', cities, techs: ['construction'], trade: 9 }, {}],
    })
    const view = classic.view(state, 0) as View
    const move = moveBy('build 0 workshop')
    expect(squaresOf(move, view).map(squareName)).toEqual(['c3', 'd3'])
    const lines = noteOn(move, view, say)?.split('\n') ?? []
    return lines.filter((line) => line.includes('stand') || line.includes('City'))
  }
  const there = 'It will stand on d3: production\u00a0+2 and iron\u00a0−1.'
  expect(noted([])).toEqual([there])
  // Which of several cities it is has to be said.
  expect(noted(['j9'])).toEqual(['City on c3.', there])
})

test('the Start of Turn names what can be done of what it is for', () => {
  expect(startText(['government anarchy', 'send f14 0', 'send f14 1', 'done'], say)).toBe(
    'You can change government and assign a scout to a city.',
  )
  expect(startText(['use writing', 'done'], say)).toBeNull()
})
