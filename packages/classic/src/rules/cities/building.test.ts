import { numberAt } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { BUILDING, BUILDINGS } from '../../data/buildings.ts'
import { TECH } from '../../data/techs.ts'
import { at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { cultureOn, isWater, productionOn, tradeOn } from '../map/land.ts'
import { learn } from '../research/learning.ts'
import { BUILDING_CODE, NOTHING, type State, WALLED_CODE } from '../state.ts'
import { refillMarket } from './making.ts'

/** City Management of the first player with production enough for anything; the capital lies on c3. */
const rich = (one: PlayerSketch, more: Partial<Sketch> = {}): State => {
  const state = position({ phase: 'cities', players: [{ capital: 'c3', ...one }, {}], ...more })
  player(state, 0).boosts[0] = 50
  player(state, 0).boosts[1] = 50
  return state
}

const codeOf = (id: keyof typeof BUILDING): number => BUILDING_CODE + BUILDING[id]

describe('Buildings', () => {
  it('C-13.1 needs the tech that unlocks it', () => {
    expect(refusal(rich({}), 'build 0 granary')).toBe('locked')
    expect(refusal(rich({ techs: ['pottery'] }), 'build 0 granary')).toBe('')
  })

  it('C-13.2 costs what the version built costs', () => {
    const state = rich({ techs: ['pottery'] })
    player(state, 0).boosts[0] = 5
    expect(refusal(state, 'build 0 granary')).toBe('')
    player(state, 0).boosts[0] = 4
    expect(refusal(state, 'build 0 granary')).toBe('tooDear')
  })

  it('C-13.3 gives up the basic version for the upgrade', () => {
    const state = rich({ techs: ['pottery', 'engineering'] })
    expect(refusal(state, 'build 0 granary')).toBe('locked')
    expect(refusal(state, 'build 0 aqueduct')).toBe('')
  })

  it('C-13.4 builds the upgrade without the tech of the basic version', () => {
    expect(refusal(rich({ techs: ['engineering'] }), 'build 0 aqueduct')).toBe('')
  })

  it('C-13.5 changes nothing when the basic tech comes later', () => {
    const state = rich({ techs: ['engineering'] })
    learn(state, 0, TECH.pottery, 0, undefined)
    expect(refusal(state, 'build 0 granary')).toBe('locked')
    expect(refusal(state, 'build 0 aqueduct')).toBe('')
  })

  it('C-13.3 gives up nothing that has no upgrade', () => {
    const map = ['', '.d']
    expect(refusal(rich({ techs: ['code-of-laws', 'animal-husbandry'] }, { map }), 'build 0 trading-post')).toBe('')
  })

  it('C-13.6 needs a marker on the market', () => {
    const state = rich({ techs: ['pottery'] })
    const { marker } = BUILDINGS[BUILDING.granary] as (typeof BUILDINGS)[number]
    state.markers[marker] = 0
    expect(refusal(state, 'build 0 granary')).toBe('noneLeft')
  })

  it.each([
    ['harbor', 'navigation', 'w', '.'],
    ['trading-post', 'code-of-laws', 'd', '.'],
    ['workshop', 'construction', 'm', '.'],
    ['library', 'writing', '.', 'f'],
    ['granary', 'pottery', '.', 'm'],
    ['market', 'currency', 'f', 'w'],
    ['temple', 'philosophy', 'd', 'w'],
    ['barracks', 'metalworking', 'm', 'w'],
  ] as const)('C-13.7 stands on the terrain it needs: %s', (building, tech, good, bad) => {
    const state = rich({ techs: [tech] }, { map: ['', `.${good}${bad}`] })
    play(state, `build 0 ${building}`)
    expect(refusal(state, 'put b2')).toBe('')
    expect(refusal(state, 'put c2')).toBe('terrain')
  })

  it('C-13.8 allows any number of the same kind', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'granary', c2: 'granary' } })
    play(state, 'build 0 granary')
    expect(squares(state, 'put')).toContain('d2')
  })

  it('C-13.9 allows one starred building in a city', () => {
    const state = rich({ techs: ['currency', 'philosophy'], built: { b2: 'market' } })
    play(state, 'build 0 temple')
    expect(squares(state, 'put')).toEqual(['b2'])
    expect(refusal(state, 'put c2')).toBe('oneStar')
  })

  it('C-13.10 does not build under a blockade', () => {
    const state = rich(
      { techs: ['pottery'] },
      { players: [{ capital: 'c3', techs: ['pottery'] }, { armies: { b2: 1 } }] },
    )
    play(state, 'build 0 granary')
    expect(refusal(state, 'put b2')).toBe('blockaded')
  })

  it('C-13.11 replaces all icons of its square', () => {
    const state = rich({ techs: ['philosophy'] }, { map: ['', '.f'], prints: { b2: 'silk' } })
    expect(productionOn(state, at('b2'))).toBe(2)
    play(state, 'build 0 temple', 'put b2')
    expect([productionOn(state, at('b2')), cultureOn(state, at('b2')), tradeOn(state, at('b2'))]).toEqual([0, 2, 0])
    expect(legal(state).some((move) => move.startsWith('harvest'))).toBe(false)
  })

  it('C-13.12 leaves water under a harbor', () => {
    const state = rich({ techs: ['navigation'] }, { map: ['', '.w'] })
    play(state, 'build 0 harbor', 'put b2')
    expect(isWater(state, at('b2'))).toBe(true)
  })

  it('C-13.13 builds where own figures stand', () => {
    const state = rich({ techs: ['pottery'], armies: { b2: 1 } })
    play(state, 'build 0 granary')
    expect(refusal(state, 'put b2')).toBe('')
  })

  it('C-13.14 does not build on huts and villages', () => {
    const state = rich({ techs: ['pottery'] }, { tokens: { b2: 'hut' } })
    play(state, 'build 0 granary')
    expect(refusal(state, 'put b2')).toBe('notThere')
  })

  it('C-13.15 turns own buildings to the upgrade with its tech', () => {
    const state = rich(
      {},
      {
        players: [
          { capital: 'c3', techs: ['pottery'], built: { b2: 'granary', c2: 'granary' } },
          { capital: 'g15', built: { g14: 'granary' } },
        ],
      },
    )
    learn(state, 0, TECH.engineering, 1, undefined)
    expect([state.built[at('b2')], state.built[at('c2')]]).toEqual([codeOf('aqueduct'), codeOf('aqueduct')])
    expect(state.built[at('g14')]).toBe(codeOf('granary'))
  })

  it('C-13.16 builds the upgraded side from then on', () => {
    const state = rich({ techs: ['currency', 'banking'], built: { b2: 'bank' } })
    play(state, 'build 0 bank')
    expect(squares(state, 'put')).toEqual(['b2'])
  })

  it('C-EX12 asks 5 for a granary with Pottery and without Engineering', () => {
    const state = rich({ techs: ['pottery'] })
    player(state, 0).boosts[0] = 5
    expect(refusal(state, 'build 0 granary')).toBe('')
  })

  it('C-EX13 a temple on a forest gives 2 culture and no production', () => {
    const state = rich({ techs: ['philosophy'] }, { map: ['', '.f'] })
    play(state, 'build 0 temple', 'put b2')
    expect([cultureOn(state, at('b2')), productionOn(state, at('b2'))]).toEqual([2, 0])
  })

  it('C-EX14 a temple may replace the market, and stand nowhere else', () => {
    const state = rich({ techs: ['currency', 'philosophy'], built: { d4: 'market' } })
    play(state, 'build 0 temple')
    expect(squares(state, 'put')).toEqual(['d4'])
  })

  it('C-EX26 Engineering makes aqueducts of granaries; a new one costs 8', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'granary' } })
    learn(state, 0, TECH.engineering, 1, undefined)
    expect(state.built[at('b2')]).toBe(codeOf('aqueduct'))
    player(state, 0).boosts[0] = 8 - 2
    expect(refusal(state, 'build 0 aqueduct')).toBe('')
    player(state, 0).boosts[0] = 7 - 2
    expect(refusal(state, 'build 0 aqueduct')).toBe('tooDear')
    expect(refusal(state, 'build 0 granary')).not.toBe('')
  })

  it('Egypt puts up a building free of charge once a round', () => {
    const state = rich({ civilization: 'egypt', techs: ['pottery'], cities: ['c7'] })
    for (const city of [0, 1]) player(state, 0).boosts[city] = 0
    play(state, 'raise 0 granary', 'put b2')
    expect(state.built[at('b2')]).toBe(codeOf('granary'))
    expect(refusal(state, 'raise 1 granary')).toBe('onceARound')
    expect(refusal(rich({ techs: ['pottery'] }), 'raise 0 granary')).toBe('notNow')
  })

  it('C-11.16 Egypt’s free building is used up, too, when Writing cancels it', () => {
    const state = position({
      phase: 'cities',
      players: [
        { civilization: 'egypt', capital: 'c3', techs: ['pottery'], cities: ['c7'] },
        { techs: ['writing'], huts: { spy: 1 } },
      ],
    })
    play(state, 'raise 0 granary', 'put b2', '1: use writing', '1: spend spy hut')
    expect(state.built[at('b2')]).toBe(NOTHING)
    expect([refusal(state, 'raise 0 granary'), refusal(state, 'raise 1 granary')]).toEqual(['hasActed', 'onceARound'])
  })

  it('C-14.2 Egypt puts up walls free of charge as it does other buildings', () => {
    const state = rich({ civilization: 'egypt', techs: ['masonry', 'pottery'], cities: ['c7'], trade: 9 })
    for (const city of [0, 1]) player(state, 0).boosts[city] = 0
    expect(refusal(rich({ civilization: 'egypt' }), 'fortify 0')).toBe('locked')
    expect(legal(state)).toContain('fortify 0')
    play(state, 'fortify 0')
    expect([state.built[at('c3')], player(state, 0).trade]).toEqual([WALLED_CODE, 9])
    expect(refusal(state, 'fortify 1')).toBe('onceARound')
    expect(refusal(state, 'arts 0')).toBe('hasActed')
    expect(refusal(rich({ techs: ['masonry'] }), 'fortify 0')).toBe('notNow')
  })
})

describe('Walls', () => {
  it('C-14.1 needs Masonry and 7 production', () => {
    expect(refusal(rich({}), 'wall 0')).toBe('locked')
    const state = rich({ techs: ['masonry'] })
    player(state, 0).boosts[0] = 6
    expect(refusal(state, 'wall 0')).toBe('tooDear')
    player(state, 0).boosts[0] = 7
    expect(refusal(state, 'wall 0')).toBe('')
  })

  it('C-14.2 turns the city marker to its walled side', () => {
    const state = rich({ techs: ['masonry'] })
    play(state, 'wall 0')
    expect(state.built[at('c3')]).toBe(WALLED_CODE)
  })

  it('C-14.3 walls a city once', () => {
    expect(refusal(rich({ techs: ['masonry'], walled: ['c3'] }), 'wall 0')).toBe('walled')
  })

  it('C-14.4 takes no marker and no square', () => {
    const state = rich({ techs: ['masonry'] })
    const before = state.markers.slice()
    play(state, 'wall 0')
    expect(state.markers).toEqual(before)
    expect(state.built[at('b2')]).toBe(NOTHING)
  })
})

describe('Wonders', () => {
  const market = ['stonehenge', 'colossus', 'oracle', 'hanging-gardens'] as const

  it('C-15.1 builds any wonder of the market without a tech', () => {
    const state = rich({}, { market })
    expect(legal(state).filter((move) => move.startsWith('wonder'))).toHaveLength(4)
    expect(refusal(state, 'wonder 0 angkor-wat')).toBe('notOnMarket')
  })

  it('C-15.2 is cheaper with the tech', () => {
    const poor = rich({}, { market })
    player(poor, 0).boosts[0] = 10
    expect(refusal(poor, 'wonder 0 colossus')).toBe('tooDear')
    const smith = rich({ techs: ['metalworking'] }, { market })
    player(smith, 0).boosts[0] = 10
    expect(refusal(smith, 'wonder 0 colossus')).toBe('')
  })

  it('C-15.3 stands on any terrain, water too', () => {
    const state = rich({}, { market, map: ['', '.w'] })
    play(state, 'wonder 0 stonehenge', 'put b2')
    expect(state.wonderAt[0]).toBe(at('b2'))
  })

  it('C-15.4 allows one wonder in a city', () => {
    const state = rich({ built: { b2: 'stonehenge' } }, { market: ['colossus'] })
    play(state, 'wonder 0 colossus')
    expect(squares(state, 'put')).toEqual(['b2'])
    expect(refusal(state, 'put c2')).toBe('oneWonder')
  })

  it('C-15.5 allows a wonder beside a starred building', () => {
    const state = rich({ built: { b2: 'market' } }, { market })
    play(state, 'wonder 0 stonehenge')
    expect(squares(state, 'put')).toContain('c2')
  })

  it('C-15.6 does not stand under a blockade', () => {
    const state = rich({}, { market, players: [{ capital: 'c3' }, { scouts: ['b2'] }] })
    play(state, 'wonder 0 stonehenge')
    expect(refusal(state, 'put b2')).toBe('blockaded')
  })

  it('C-15.7 makes room on the market for the next', () => {
    const state = rich({}, { market })
    const events = play(state, 'wonder 0 stonehenge', 'put b2')
    expect(state.market[0]).toBeGreaterThanOrEqual(4)
    expect(events.map(({ kind }) => kind)).toContain('wonderOffered')
  })

  it('C-15.8 leaves the space empty when the deck is', () => {
    const state = rich({}, { market })
    state.unseenWonders = 0
    refillMarket(state, 0, undefined)
    expect(state.market).toEqual([-1, 1, 3, 2])
  })

  it('C-15.11 leaves the game when it is replaced', () => {
    const state = rich({ built: { b2: 'stonehenge' } }, { market: ['colossus'] })
    play(state, 'wonder 0 colossus', 'put b2')
    expect(state.wonderAt[0]).toBe(-1)
    expect(state.market).not.toContain(0)
  })

  it('C-EX15 the Colossus costs 15, or 10 with Metalworking', () => {
    const state = rich({}, { market })
    player(state, 0).boosts[0] = 15
    expect(refusal(state, 'wonder 0 colossus')).toBe('')
    player(state, 0).boosts[0] = 14
    expect(refusal(state, 'wonder 0 colossus')).toBe('tooDear')
  })
})

describe('Replacing', () => {
  it('C-16.1 puts a building or wonder where an own marker stands', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'library' } })
    play(state, 'build 0 granary')
    expect(squares(state, 'put')).toContain('b2')
  })

  it('C-16.2 still needs the terrain', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'temple' } }, { map: ['', '.f'] })
    play(state, 'build 0 granary')
    expect(refusal(state, 'put b2')).toBe('terrain')
  })

  it('C-16.3 counts the limits without what is replaced', () => {
    const state = rich({ techs: ['metalworking'], built: { b2: 'market' } })
    play(state, 'build 0 barracks', 'put b2')
    expect(state.built[at('b2')]).toBe(codeOf('barracks'))
  })

  it('C-16.4 removes nothing on another square', () => {
    const state = rich({ techs: ['metalworking'], built: { b2: 'market' } })
    play(state, 'build 0 barracks')
    expect(refusal(state, 'put d4')).toBe('oneStar')
  })

  it('C-16.5 returns a replaced building to the market', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'library' } })
    const { marker } = BUILDINGS[BUILDING.library] as (typeof BUILDINGS)[number]
    const before = numberAt(state.markers, marker)
    play(state, 'build 0 granary', 'put b2')
    expect(state.markers[marker]).toBe(before + 1)
  })

  it('C-16.6 takes a replaced wonder out of the game', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'stonehenge' } })
    play(state, 'build 0 granary', 'put b2')
    expect(state.wonderAt[0]).toBe(-1)
  })

  it('C-16.7 returns a replaced great person to the reserve', () => {
    const state = rich({ techs: ['pottery'], built: { b2: 'artist' } })
    play(state, 'build 0 granary', 'put b2')
    expect(player(state, 0).people[0]).toBe(1)
  })

  it('C-16.8 replaces no enemy markers', () => {
    const state = rich(
      { techs: ['pottery'] },
      {
        players: [
          { capital: 'c3', techs: ['pottery'] },
          { capital: 'f3', built: { e2: 'granary' } },
        ],
      },
    )
    play(state, 'build 0 granary')
    expect(refusal(state, 'put e2')).toBe('notThere')
  })

  it('C-16.9 removes nothing without replacing it', () => {
    const state = rich({ built: { b2: 'granary' } })
    expect(legal(state).some((move) => move.startsWith('remove'))).toBe(false)
    play(state, 'done')
    expect(state.built[at('b2')]).toBe(codeOf('granary'))
  })
})
