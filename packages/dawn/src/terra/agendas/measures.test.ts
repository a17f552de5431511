import { LANGUAGES } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { measures } from '../../measures.ts'
import { words } from '../../words/words.ts'
import { fortify, meadowWith } from '../testing/army-position.ts'
import { districtPosition } from '../testing/district-position.ts'

test('measures of a game with the expansion count districts and forts too', () => {
  const districts = { campus: 23, encampment: 25 }
  const state = districtPosition({ cities: [10], districts }, {}, { map: meadowWith('f', 10) })
  fortify(state, 10)
  const measured = measures(state)
  expect(measured).toMatchObject({ districts: [2, 0], forts: [1, 0] })
  for (const name of Object.keys(measured)) {
    for (const language of LANGUAGES) expect(words[language][`measure.${name}`], `${language} ${name}`).toBeTruthy()
  }
})

test('T-16.2 a city-state that is a guest among the cities is not counted as one', () => {
  const state = districtPosition({ envoys: ['antananarivo'] }, {}, { icons: { 27: 'antananarivo' } })
  expect(state.owner[27]).toBe(0)
  expect(dawn.presentation.measures?.(state)).toMatchObject({ cities: [1, 1] })
})
