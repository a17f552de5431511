import { type AgendaId, ALL_VICTORY_CARDS, type State } from '@ecumene/dawn'
import { type PlayerSketch, position, type Sketch, TERRA_ROW, terraPosition } from '@ecumene/dawn/testing'
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

/** The rival sits on an island. */
const CUT_OFF = ['gwggggg', 'wwggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']

const cardWith = (agenda: AgendaId): number => ALL_VICTORY_CARDS.findIndex((card) => card.includes(agenda))

describe('the turns that are still needed', () => {
  test('are fewer with every city, until the marker is placed', () => {
    const cities = [2, 4, 6, 28, 33, 42]
    const needed = cities.map((_city, count) =>
      turns(alone({ capital: 24, cities: cities.slice(0, count) }, CIVILIZED)),
    )
    for (let count = 1; count < needed.length; count++) expect(needed[count]).toBeLessThan(needed[count - 1] ?? 0)
  })

  test('of the tech dial are about one a step where there is nobody to trade with, for its card has to come back to the right', () => {
    const [far, near] = [4, 14].map((tech) => turns(alone({ capital: 24, tech }, TECHNOPHILE, { map: CUT_OFF })))
    expect((far ?? 0) - (near ?? 0)).toBeGreaterThan(7)
    const trading = turns(alone({ capital: 24, tech: 4, caravans: [3] }, TECHNOPHILE))
    expect(trading).toBeLessThan((far ?? 0) - 1)
    const paid = turns(alone({ capital: 24, tech: 14, trade: [3, 3, 3, 3, 3] }, TECHNOPHILE))
    expect(paid).toBeLessThan((near ?? 0) - 2)
  })

  test('of the tech dial count on caravans that set out from where there is a way', () => {
    const own = { capital: 48, cities: [24], controls: [17, 18, 23, 25, 30, 31] }
    const away = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggw', 'gggggww']
    const [way, none] = [['ggggggg', 'ggggggg'], CUT_OFF.slice(0, 2)].map((north) => {
      // Nothing is remembered of a position where the way was short.
      turns(position({ victoryCards: [TECHNOPHILE], players: [{ capital: 24 }, { capital: 47 }] }))
      return turns(alone(own, TECHNOPHILE, { map: [...north, ...away] }))
    })
    expect(way).toBeLessThan((none ?? 0) - 0.5)
  })

  test('of a wonder include a city for it, where each has one already', () => {
    const [free, none] = [{}, { colossus: 40 }].map((more) =>
      turns(alone({ capital: 24, cities: [40], wonders: { oracle: 24, ...more } }, TECHNOPHILE, { map: CUT_OFF })),
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

  test('of a war count the way back of the card for every fight that may be lost', () => {
    const [sure, doubtful] = [0, 3].map((tokens) =>
      turns(
        position({
          victoryCards: [WARMONGER],
          players: [
            { capital: 24 },
            { capital: 32, trade: [tokens, tokens, tokens, tokens, tokens], reinforced: [33, 39] },
          ],
        }),
      ),
    )
    expect(doubtful).toBeGreaterThan((sure ?? 0) + 3)
  })

  test('of a natural wonder two steps from all cities include a whole city', () => {
    const map = ['ggggggg', 'ggggggg', 'nggggng', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const icons = { 14: 'pantanal', 19: 'mt-everest' } as const
    const row = ['astrology', 'masonry', 'pottery', 'foreign-trade', 'early-empire'] as const
    const [beside, away] = [18, 17].map((city) =>
      turns(alone({ capital: 24, cities: [15, city], row }, POPULOUS, { map, icons })),
    )
    expect(away).toBeGreaterThan((beside ?? 0) + 1)
  })

  test('of districts are more where only hard ground is left for them', () => {
    const [easy, hard] = ['g', 'm'].map((ground) => {
      const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg'].map((row, at) =>
        at >= 2 && at <= 4 ? row.replaceAll('g', ground) : row,
      )
      return turns(terraPosition({}, {}, { map, victoryCards: [cardWith('industrious')] }))
    })
    expect(hard).toBeGreaterThan((easy ?? 0) + 2)
  })

  test('of visits are fewer for a caravan that is near somebody new', () => {
    const [near, far] = [[8], [48]].map((caravans) =>
      turns(
        terraPosition(
          { caravans, row: TERRA_ROW, envoys: ['palenque', 'seoul', 'kabul'] },
          {},
          {
            icons: { 40: 'palenque', 42: 'seoul', 44: 'kabul' },
            victoryCards: [cardWith('diplomatic')],
          },
        ),
      ),
    )
    expect(near).toBeLessThan((far ?? 0) - 0.2)
  })
})
