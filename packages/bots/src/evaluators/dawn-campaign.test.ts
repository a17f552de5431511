import type { State } from '@ecumene/dawn'
import { type PlayerSketch, position, type Sketch } from '@ecumene/dawn/testing'
import { describe, expect, test } from 'vitest'
import { turnsToGo } from './dawn-campaign.ts'
import { surveyLand } from './dawn-survey.ts'

/** Victory cards by their agendas. */
const CIVILIZED = 0
const POPULOUS = 2
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

  test('of a wonder include a city for it, where each has one already', () => {
    const [free, none] = [{}, { colossus: 40 }].map((more) =>
      turns(alone({ capital: 24, cities: [40], wonders: { oracle: 24, ...more } }, TECHNOPHILE)),
    )
    expect(none).toBeGreaterThan((free ?? 0) + 0.5)
  })

  test('are more while a card has to wait for its slot, whatever can be done with cards to its left', () => {
    const map = ['ggggggg', 'ggggggg', 'nggggng', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const row = ['astrology', 'masonry', 'pottery'] as const
    const [there, waiting] = [
      [...row, 'foreign-trade', 'early-empire'] as const,
      [...row, 'early-empire', 'foreign-trade'] as const,
    ].map((row) =>
      turns(
        position({
          victoryCards: [POPULOUS, TECHNOPHILE],
          map,
          icons: { 14: 'pantanal', 19: 'mt-everest' },
          players: [{ capital: 24, cities: [15, 18], row, tech: 22 }, { capital: 48 }],
        }),
      ),
    )
    expect(waiting).toBeGreaterThan((there ?? 0) + 0.8)
  })

  test('are fewer after a card has done what it was kept for', () => {
    const map = ['gwgwgwg', 'wwwwwww', 'gmgmgwg', 'gmmwwww']
    const rest = ['astrology', 'masonry', 'pottery', 'foreign-trade'] as const
    const [kept, used] = [
      { row: [...rest, 'early-empire'] as const },
      { row: ['early-empire', ...rest] as const, controls: [15, 17] },
    ].map((own) =>
      turns(
        position({
          victoryCards: [POPULOUS],
          map,
          players: [{ capital: 0, cities: [2, 4, 6, 16], ...own }, { capital: 20 }],
        }),
      ),
    )
    expect(used).toBeLessThan(kept ?? 0)
  })

  test('are more where a rival is about to take cities', () => {
    const [safe, threatened] = [48, 43].map((control) =>
      turns(
        position({
          victoryCards: [CIVILIZED],
          players: [
            { capital: 0, cities: [2, 28, 30] },
            { capital: 6, controls: [control] },
          ],
        }),
      ),
    )
    expect(threatened).toBeGreaterThan((safe ?? 0) + 0.3)
  })

  test('of a war are more where the capital is out of reach', () => {
    const [beside, far] = [32, 48].map((capital) =>
      turns(position({ victoryCards: [WARMONGER], players: [{ capital: 24 }, { capital }] })),
    )
    expect(beside).toBeLessThan(far ?? 0)
  })
})
