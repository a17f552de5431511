import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { industry } from '../../testing/industry.ts'
import { frame, legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { resolvingIn } from '../undertakings.ts'
import { countWonders } from './wonders.ts'

describe('world wonders', () => {
  const wonder = (sketch: PlayerSketch = {}, rest: Partial<Sketch> = {}, slot = 5) =>
    industry({ ...sketch }, { tops: ['stonehenge', 'oracle', 'petra', 'colossus'], ...rest }, slot)

  test('N-12.1 one of the face-up wonders', () => {
    const state = wonder({ resources: { marble: 8, oil: 8, mercury: 8, diamonds: 8 } })
    expect(legal(state).filter((text) => text.startsWith('wonder'))).toEqual([
      'wonder stonehenge',
      'wonder oracle',
      'wonder colossus',
      'wonder petra',
    ])
    expect(refusal(state, 'wonder pyramids')).toBe('notFaceUp')
  })
  test('N-12.2 production is slot, resources and trade tokens', () => {
    const state = wonder({ resources: { marble: 1 }, trade: [0, 0, 0, 0, 1] })
    play(state, 'wonder stonehenge')
    expect(frame(state, 'pay').production).toBe(5)
    play(state, 'resource marble')
    expect(frame(state, 'pay').production).toBe(7)
    const other = wonder({ trade: [0, 0, 0, 0, 2] })
    play(other, 'wonder stonehenge', 'spend')
    expect([frame(other, 'pay').production, player(other, 0).trade[4]]).toEqual([6, 1])
    play(other, 'spend')
    expect([frame(other, 'pay').production, player(other, 0).trade[4]]).toEqual([7, 0])
    const poor = wonder({ resources: { marble: 1 } })
    play(poor, 'wonder stonehenge')
    expect(refusal(poor, 'spend')).toBe('noTradeToken')
  })
  test('N-12.3 any number of accepted resources', () => {
    const state = wonder({ resources: { marble: 3, oil: 5 } }, {}, 1)
    state.resolving = { ...resolvingIn(state), slot: 1 }
    play(state, 'wonder stonehenge')
    expect(refusal(state, 'resource oil')).toBe('notAccepted')
    play(state, 'resource marble', 'resource marble', 'resource marble')
    expect(frame(state, 'pay').production).toBe(7)
  })
  test('N-12.4 too little production is not legal', () => {
    expect(refusal(wonder({}, {}, 1), 'wonder stonehenge')).toBe('tooDear')
  })
  test('N-12.5 excess is lost', () => {
    const state = wonder({ resources: { marble: 1 }, trade: [0, 0, 0, 0, 1] })
    play(state, 'wonder stonehenge', 'spend', 'resource marble')
    expect(frame(state, 'pay').production).toBe(8)
    expect(refusal(state, 'spend')).toBe('enough')
    play(state, 'build 24')
    expect(countWonders(player(state, 0).wonders)).not.toBe(0)
  })
  test('N-12.6 spent resources go to the supply', () => {
    const state = wonder({ resources: { marble: 1 } })
    play(state, 'wonder stonehenge', 'resource marble')
    expect([state.supply[0], player(state, 0).resources[0]]).toEqual([8, 0])
  })
  const natural = () =>
    wonder(
      { controls: [25] },
      { map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg'], icons: { 25: 'pantanal' } },
    )
  test('N-12.7 a natural wonder whose resource the wonder does not accept is worth nothing', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = position({
      map,
      icons: { 25: 'pantanal' },
      tops: ['petra'],
      players: [{ capital: 24, controls: [25], resources: { oil: 2 } }, { capital: 0 }],
    })
    play(state, 'focus 4', 'wonder petra')
    // Pantanal shows marble; Petra wants oil or diamonds.
    expect(refusal(state, 'natural pantanal')).toBe('notAccepted')
    expect(refusal(state, 'resource oil')).toBe('')
  })
  test('N-12.7 a natural wonder is spent as its resource and kept', () => {
    const state = natural()
    play(state, 'wonder stonehenge', 'natural pantanal')
    expect([frame(state, 'pay').production, player(state, 0).naturals]).toEqual([7, 1 << 7])
  })
  test('N-12.8 once per turn', () => {
    const state = wonder(
      { controls: [25], resources: { marble: 1 } },
      {
        map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg'],
        icons: { 25: 'pantanal' },
        tops: ['chichen-itza'],
      },
      5,
    )
    expect(refusal(state, 'wonder chichen-itza')).toBe('tooDear')
    state.resolving = { ...resolvingIn(state), slot: 6 }
    play(state, 'wonder chichen-itza', 'natural pantanal')
    expect(refusal(state, 'natural pantanal')).toBe('notAccepted')
  })
  test('N-12.9 a city without a wonder is needed', () => {
    expect(refusal(wonder({ resources: { marble: 2 }, wonders: { kremlin: 24 } }), 'wonder stonehenge')).toBe(
      'noCityForWonder',
    )
  })
  const built = () => {
    const state = wonder({ resources: { marble: 1 }, cities: [38], wonders: { kremlin: 24 } })
    play(state, 'wonder stonehenge', 'resource marble')
    return state
  }
  test('N-12.10 the card lies with the builder', () => {
    const state = built()
    play(state, 'build 38')
    expect(dawn.view(state, null).players[0]?.wonders).toContain('stonehenge')
  })
  test('N-12.11 the token goes under a city without one', () => {
    const state = built()
    expect(refusal(state, 'build 24')).toBe('hasWonder')
    expect(legal(state)).toEqual(['build 38'])
  })
  test('N-12.12 the next card is turned up', () => {
    const state = built()
    const events = play(state, 'build 38')
    expect(events.map(({ kind }) => kind)).toContain('wonderRevealed')
    expect(dawn.view(state, null).wonders[0]?.top).toBe('hanging-gardens')
  })
  test('N-12.13 its effect works at once', () => {
    const state = wonder({ resources: { oil: 1 }, cities: [38] })
    play(state, 'wonder petra', 'resource oil', 'build 24')
    expect(dawn.view(state, null).players[0]?.wonders).toEqual(['petra'])
  })
  test('N-12.14 one wonder per resolution', () => {
    const state = built()
    play(state, 'build 38')
    expect(state.active).toBe(1)
  })
  test('N-EX6 the Forbidden City for 9', () => {
    const state = position({
      tops: ['forbidden-city'],
      players: [
        {
          capital: 24,
          row: ['astrology', 'early-empire', 'pottery', 'foreign-trade', 'masonry'],
          resources: { marble: 1, oil: 2 },
        },
        { capital: 0 },
      ],
    })
    play(state, 'focus 3', 'wonder forbidden-city', 'resource marble', 'resource oil', 'resource oil')
    expect(frame(state, 'pay').production).toBe(9)
    play(state, 'build 24')
    expect([state.supply, state.wonder[24]]).toEqual([[8, 8, 8, 8], 4])
  })
})
