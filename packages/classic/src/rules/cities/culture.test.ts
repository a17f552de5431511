import { describe, expect, it } from 'vitest'
import { CULTURE_TRACK } from '../../data/culture-track.ts'
import { at, legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import type { State } from '../state.ts'

const managing = (one: PlayerSketch, more: Partial<Sketch> = {}): State =>
  position({ phase: 'cities', players: [{ capital: 'c3', ...one }, {}], ...more })

describe('Devoting to the arts', () => {
  it('C-17.1 gives one culture and one for each icon, without blockaded squares', () => {
    const state = managing({ built: { b2: 'temple' } })
    play(state, 'arts 0')
    expect(player(state, 0).culture).toBe(3)
    const blockaded = position({
      phase: 'cities',
      players: [{ capital: 'c3', built: { b2: 'temple' } }, { scouts: ['b2'] }],
    })
    play(blockaded, 'arts 0')
    expect(player(blockaded, 0).culture).toBe(1)
  })

  it('C-17.2 keeps culture until it is spent', () => {
    const state = managing({ culture: 5 })
    play(state, 'done', 'done', 'done', 'done')
    expect(player(state, 0).culture).toBe(5)
  })

  it('Communism of the box devotes no city to the arts, Monarchy does so better', () => {
    expect(refusal(managing({ government: 'communism' }), 'arts 0')).toBe('noArts')
    const state = managing({ government: 'monarchy' })
    play(state, 'arts 0')
    expect(player(state, 0).culture).toBe(3)
  })
})

describe('The culture track', () => {
  it('C-17.3 advances one space at a time', () => {
    const state = managing({ culture: 6 })
    play(state, 'advance')
    expect(player(state, 0).level).toBe(1)
  })

  it('C-17.4 pays for the space that is entered', () => {
    const state = managing({ culture: 3 })
    play(state, 'advance')
    expect(player(state, 0).culture).toBe(0)
    expect(refusal(state, 'advance')).toBe('noCulture')
  })

  it('C-17.5 pays trade too where the space asks for it', () => {
    expect(refusal(managing({ level: 7, culture: 5, trade: 2 }), 'advance')).toBe('noTrade')
    const state = managing({ level: 7, culture: 5, trade: 4 })
    play(state, 'advance')
    expect(player(state, 0)).toMatchObject({ culture: 0, trade: 1 })
  })

  it('C-17.6 advances as often as can be paid, with what was just gained', () => {
    const state = managing({ culture: 5 })
    play(state, 'advance', 'arts 0', 'advance')
    expect(player(state, 0).level).toBe(2)
  })

  it('C-17.7 gives the reward before the next step', () => {
    const state = managing({ culture: 6 })
    const events = play(state, 'advance')
    expect(events.map(({ kind }) => kind)).toEqual(['cultureAdvanced', 'eventDrawn'])
  })

  it('C-17.8 shares spaces', () => {
    const state = position({ phase: 'cities', players: [{ capital: 'c3', culture: 3 }, { level: 1 }] })
    play(state, 'advance')
    expect([player(state, 0).level, player(state, 1).level]).toEqual([1, 1])
  })

  it('C-17.9 never goes back', () => {
    const state = managing({ level: 3 })
    expect(legal(state)).not.toContain('retreat')
    play(state, 'done')
    expect(player(state, 0).level).toBe(3)
  })

  it('C-17.10 draws an event of the age shown, in secret', () => {
    const state = managing({ culture: 3 })
    const drawn = play(state, 'advance').find(({ kind }) => kind === 'eventDrawn')
    expect(drawn).toMatchObject({ era: 'ancient' })
    expect(player(state, 0).hand).toHaveLength(1)
  })

  it('C-17.11 draws a great person', () => {
    const level = CULTURE_TRACK.findIndex(({ gives }) => gives === 'greatPerson')
    const state = managing({ level, culture: 3 })
    expect(play(state, 'advance').map(({ kind }) => kind)).toContain('personDrawn')
  })

  it('C-17.12 wins on the last space', () => {
    const state = managing({ level: CULTURE_TRACK.length - 1, culture: 7, trade: 6 })
    play(state, 'advance')
    expect([state.ending, state.winners]).toEqual(['culture', [0]])
  })

  it('C-17.13 has 21 spaces in three sections', () => {
    expect(CULTURE_TRACK.map(({ culture, trade }) => [culture, trade])).toEqual([
      ...Array.from({ length: 7 }, () => [3, 0]),
      ...Array.from({ length: 7 }, () => [5, 3]),
      ...Array.from({ length: 7 }, () => [7, 6]),
    ])
  })
})

/** Silk grows in forests. */
const SILK = { map: ['', '.f', '', '...f'], prints: { b2: 'silk' } } as const

describe('Harvesting', () => {
  it('C-20.1 takes a resource whose icon the city has, without blockaded and covered squares', () => {
    const state = managing({}, SILK)
    play(state, 'harvest 0 silk')
    expect(player(state, 0).resources).toEqual([0, 1, 0, 0])
    expect(refusal(managing({}, SILK), 'harvest 0 iron')).toBe('nothingToHarvest')
    expect(refusal(managing({ built: { b2: 'temple' } }, SILK), 'harvest 0 silk')).toBe('nothingToHarvest')
    const blockaded = position({ phase: 'cities', ...SILK, players: [{ capital: 'c3' }, { scouts: ['b2'] }] })
    expect(refusal(blockaded, 'harvest 0 silk')).toBe('nothingToHarvest')
  })

  it('C-20.2 lets the player choose between several kinds', () => {
    const state = managing({}, { map: ['', '.fm'], prints: { b2: 'silk', c2: 'iron' } })
    expect(legal(state).filter((move) => move.startsWith('harvest'))).toEqual(['harvest 0 silk', 'harvest 0 iron'])
  })

  it('C-20.3 gives one token, however many icons there are', () => {
    const state = managing({}, { ...SILK, prints: { b2: 'silk', d4: 'silk' } })
    play(state, 'harvest 0 silk')
    expect(player(state, 0).resources[1]).toBe(1)
    expect(refusal(state, 'harvest 0 silk')).toBe('hasActed')
  })

  it('C-20.4 takes nothing that is not on the market', () => {
    const state = position({
      phase: 'cities',
      ...SILK,
      players: [{ capital: 'c3' }, { resources: { silk: 2 } }],
    })
    expect(state.supply[1]).toBe(0)
    expect(refusal(state, 'harvest 0 silk')).toBe('nothingToHarvest')
  })

  it('C-20.5 keeps any number of tokens', () => {
    const state = managing({ resources: { silk: 1 } }, SILK)
    play(state, 'harvest 0 silk')
    expect(player(state, 0).resources[1]).toBe(2)
  })

  it('C-20.10 never uses up the icons', () => {
    const state = managing({ cities: ['c7'] }, SILK)
    play(state, 'harvest 0 silk')
    player(state, 0).acted[0] = 0
    expect(refusal(state, 'harvest 0 silk')).toBe('')
  })

  it('C-EX16 gives silk or iron, not both', () => {
    const state = managing({}, { map: ['', '.fm'], prints: { b2: 'silk', c2: 'iron' } })
    play(state, 'harvest 0 iron')
    expect(player(state, 0).resources).toEqual([0, 0, 0, 1])
    expect(refusal(state, 'harvest 0 silk')).toBe('hasActed')
  })

  it('C-EX17 gives one silk for two icons', () => {
    const state = managing({}, { ...SILK, prints: { b2: 'silk', d4: 'silk' } })
    play(state, 'harvest 0 silk')
    expect(player(state, 0).resources).toEqual([0, 1, 0, 0])
  })

  it('Angkor Wat harvests twice with one action, once a round', () => {
    const state = managing({ built: { d4: 'angkor-wat' } }, SILK)
    play(state, 'harvest 0 silk', 'harvest 0 silk')
    expect(player(state, 0).resources[1]).toBe(2)
    expect(state.built[at('d4')]).not.toBe(0)
  })

  it('Feudalism of the box harvests from any own city', () => {
    const state = managing({ cities: ['c7'], government: 'feudalism' }, SILK)
    expect(refusal(state, 'harvest 1 silk')).toBe('')
  })
})
