import type { State } from '@ecumene/dawn'
import { type PlayerSketch, position, type Sketch } from '@ecumene/dawn/testing'
import { describe, expect, test } from 'vitest'
import { turnsToGo } from './dawn-campaign.ts'
import { surveyLand } from './dawn-survey.ts'

/** Victory cards by their agendas. */
const CIVILIZED = 0
const TECHNOPHILE = 3
const WARMONGER = 4

const turns = (state: State, seat = 0): number => {
  surveyLand(state)
  return turnsToGo(state, seat)
}

const alone = (own: PlayerSketch, card: number, more: Partial<Sketch> = {}): State =>
  position({ victoryCards: [card], players: [own, { capital: 0 }], ...more })

describe('the turns that are still needed', () => {
  test('are fewer with every city, until the marker is placed', () => {
    const cities = [2, 4, 6, 28, 33, 42]
    const needed = cities.map((_city, count) =>
      turns(alone({ capital: 24, cities: cities.slice(0, count) }, CIVILIZED)),
    )
    for (let count = 1; count < needed.length; count++) expect(needed[count]).toBeLessThan(needed[count - 1] ?? 0)
  })

  test('of the tech dial are about one a step, for its card has to come back to the right', () => {
    const [far, near] = [4, 14].map((tech) => turns(alone({ capital: 24, tech }, TECHNOPHILE)))
    expect((far ?? 0) - (near ?? 0)).toBeGreaterThan(7)
    const paid = turns(alone({ capital: 24, tech: 14, trade: [3, 3, 3, 3, 3] }, TECHNOPHILE))
    expect(paid).toBeLessThan((near ?? 0) - 2)
  })

  test('of a war are more where the capital is out of reach', () => {
    const [beside, far] = [32, 48].map((capital) =>
      turns(position({ victoryCards: [WARMONGER], players: [{ capital: 24 }, { capital }] })),
    )
    expect(beside).toBeLessThan(far ?? 0)
  })
})
