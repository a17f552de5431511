import { describe, expect, test } from 'vitest'
import { CARD_LEVEL, CARD_TYPE, type CardId, cardNumber } from '../../data/cards.ts'
import { ALL_CITY_STATES } from '../../data/sights.ts'
import { FOCUS_TYPES, MOUNTAINS, WONDER_TYPES } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { kitOf } from '../../kits.ts'
import { boardOf } from '../../rules/map/board.ts'
import { put } from '../../rules/map/pieces.ts'
import { CONTROL, ON_CARD, REINFORCED, type State } from '../../rules/state.ts'
import { asked, legal, move, play, player, refusal, spaces } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { GROWTH } from '../data/card-parts.ts'
import { terraPlayer } from '../state.ts'
import { defence, rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** A growth card in slot 3, chosen. */
const growing = (card: CardId, one: PlayerSketch = {}): State => {
  const row = ['astrology', 'early-empire', 'foreign-trade', card, 'ti-masonry', 'pottery'] as const
  const state = terraPosition({ row, ...one })
  play(state, 'focus 4')
  return state
}

describe('unique focus cards', () => {
  test('T-6.2 a unique card is resolved like a card of its type', () => {
    const state = terraPosition({ leader: 'sumeria', row: rowEndingWith('craftsmanship', 'pottery') })
    play(state, 'focus 6')
    expect(asked(state)).toBe('industry')
    expect(spaces(state, 'city').length).toBeGreaterThan(0)
  })
  test('T-6.3 it may be chosen when a card of its level is gained', () => {
    const gaining = (leader: 'poland' | 'nubia', tech: number): readonly string[] => {
      const state = terraPosition({ leader, tech }, {}, { round: 2 })
      play(state, 'focus 2', 'advance')
      return legal(state)
    }
    expect(gaining('poland', 2)).toContain('gain astronomy')
    expect(gaining('nubia', 2)).toContain('gain construction')
    expect(gaining('nubia', 2)).not.toContain('gain astronomy')
  })
  test('T-6.3 but not with a card of another level', () => {
    const state = terraPosition({ leader: 'england', tech: 2 })
    play(state, 'focus 2', 'advance')
    expect(refusal(state, 'gain natural-history')).toBe('otherLevel')
  })
  test('T-6.3 TI-03 the Pyramids and the Porcelain Tower let it be chosen too', () => {
    const built = (id: 'pyramids' | 'porcelain-tower', leader: 'nubia' | 'england'): State => {
      const state = terraPosition({ leader, resources: { mercury: 5 } }, {}, { tops: [id] })
      play(state, 'focus 6', `wonder ${id}`)
      while (refusal(state, 'build 24') === 'tooDear') play(state, 'resource mercury')
      play(state, 'build 24')
      return state
    }
    for (const id of ['pyramids', 'porcelain-tower'] as const) {
      const state = built(id, 'nubia')
      expect(legal(state).filter((move) => move.startsWith('replace'))).toEqual(['replace construction 6'])
      expect(refusal(state, 'replace construction 2')).toBe('sameType')
      play(state, 'replace construction 6')
      expect([asked(state), refusal(state, 'upgrade 6')]).toEqual(['upgrade', 'upgraded'])
      play(state, 'done')
      expect(player(state, 0).row[0]).toBe(cardNumber('construction'))
    }
    const england = built('porcelain-tower', 'england')
    expect(refusal(england, 'replace construction 6')).toBe('notAvailable')
    expect(dawn.presentation.whyNot(england, 0, move('replace natural-history 2'))).toEqual({
      key: 'reason.otherLevel',
      args: { level: 2 },
    })
  })
  test('T-6.4 replaced it is a card of the deck again', () => {
    const row = TERRA_ROW.map((card) => (card === 'pottery' ? 'craftsmanship' : card))
    const state = terraPosition({ leader: 'sumeria', row, tech: 2 })
    play(state, 'focus 2', 'advance', 'gain ti-animal-husbandry')
    expect(player(state, 0).row).not.toContain(cardNumber('craftsmanship'))
    expect(player(state, 0).row).toContain(cardNumber('ti-animal-husbandry'))
    // Nubia's own card lies in the row, is replaced by another of its level, and can be had from the deck once more.
    const nubia = terraPosition({ leader: 'nubia', row: rowEndingWith('construction', 'pottery'), tech: 2 })
    play(nubia, 'focus 2', 'advance')
    expect(refusal(nubia, 'gain construction')).not.toBe('')
    play(nubia, 'gain ti-animal-husbandry')
    expect(player(nubia, 0).row).not.toContain(cardNumber('construction'))
    play(nubia, 'focus 2', 'nothing')
    player(nubia, 0).tech = 5
    const science = player(nubia, 0).row.indexOf(cardNumber('astrology')) + 1
    play(nubia, `focus ${science}`, 'advance')
    expect(legal(nubia)).toContain('gain construction')
    play(nubia, 'gain construction')
    expect(player(nubia, 0).row).toContain(cardNumber('construction'))
    expect(player(nubia, 0).row).not.toContain(cardNumber('ti-animal-husbandry'))
  })
})

describe('growth cards', () => {
  test('T-7.1 growth is the sixth type, with a card of each level', () => {
    const deck = kitOf(terraPosition()).deck[GROWTH] as readonly number[]
    expect(deck.map((card) => [CARD_TYPE[card], CARD_LEVEL[card]])).toEqual([1, 2, 3, 4].map((level) => [5, level]))
    expect(FOCUS_TYPES).toHaveLength(GROWTH)
  })
  test('T-7.2 one district or as many reinforcements as the slot’s number', () => {
    const controls = [25, 31, 23, 17, 18]
    const tokens = growing('irrigation', { controls })
    play(tokens, 'reinforce 25')
    expect(refusal(tokens, 'district 30 campus')).toBe('noDistrict')
    play(tokens, 'reinforce 31', 'reinforce 23')
    expect([player(tokens, 0).reinforced, tokens.active]).toEqual([3, 1])
    const district = growing('irrigation', { controls })
    play(district, 'district 30 campus')
    expect([terraPlayer(district, 0).districts[0], player(district, 0).reinforced, district.active]).toEqual([30, 0, 1])
  })
  test('T-7.2 fewer, or nothing', () => {
    const state = growing('irrigation', { controls: [25, 31] })
    play(state, 'reinforce 25', 'done')
    expect([player(state, 0).reinforced, state.active]).toEqual([1, 1])
  })
  test('T-7.3 military cards reinforce nothing', () => {
    const state = terraPosition({ controls: [25] })
    play(state, 'focus 5')
    expect(legal(state).some((move) => move.startsWith('reinforce'))).toBe(false)
    expect(state.piece[25]).toBe(CONTROL)
  })
  test('T-7.4 each trade token reinforces one more, with either option', () => {
    const sketch = { controls: [25, 31, 23, 17, 18], trade: [0, 0, 0, 1, 0, 0] }
    const tokens = growing('irrigation', sketch)
    play(tokens, 'spend', 'reinforce 25', 'reinforce 31', 'reinforce 23', 'reinforce 17')
    expect([player(tokens, 0).reinforced, tokens.active]).toEqual([4, 1])
    const district = growing('irrigation', sketch)
    play(district, 'district 30 campus', 'spend', 'reinforce 25')
    expect([player(district, 0).reinforced, district.active]).toEqual([1, 1])
  })
  test('T-7.5 reinforced tokens defend as in the base game', () => {
    const state = growing('irrigation', { controls: [25, 31] })
    play(state, 'reinforce 25', 'done')
    expect([defence(state, 25, 1), defence(state, 31, 1), defence(state, 24, 1)]).toEqual([2, 2, 3])
  })
  test('T-7.6 there is no growth wonder and no growth city-state', () => {
    expect(WONDER_TYPES).not.toContain('growth')
    expect(ALL_CITY_STATES.filter(({ type }) => (type as string) === 'growth')).toEqual([])
  })

  test('Engineering adds a control token next to a district', () => {
    const state = growing('engineering')
    play(state, 'district 31 campus')
    expect(asked(state)).toBe('besideDistrict')
    expect(refusal(state, 'place 18')).toBe('notNextToDistrict')
    play(state, 'place 38')
    expect([state.owner[38], state.active]).toEqual([0, 1])
  })
  test('Sanitation places a district and reinforces', () => {
    const state = growing('sanitation', { controls: [25, 17] })
    expect(refusal(state, 'reinforce 25')).not.toBe('')
    play(state, 'district 31 campus', 'reinforce 25', 'reinforce 17', 'reinforce 31')
    expect([player(state, 0).reinforced, state.active]).toEqual([3, 1])
  })
  test('Sanitation: nothing need be reinforced, and a token spent first leaves the district', () => {
    const state = growing('sanitation', { controls: [25, 17] })
    play(state, 'district 31 campus', 'done')
    expect([player(state, 0).reinforced, state.active]).toEqual([0, 1])
    const spent = growing('sanitation', { controls: [25, 17], trade: [0, 0, 0, 1, 0, 0] })
    play(spent, 'spend', 'reinforce 25')
    expect(refusal(spent, 'district 31 campus')).toBe('')
  })
  test('Globalization lets everyone resolve a kind of district, the active player first, then reinforces', () => {
    const state = growing('globalization', { controls: [25] })
    terraPlayer(state, 1).districts[0] = 1
    put(state, 1, 1, CONTROL, undefined)
    player(state, 1).tokens++
    boardOf(state.layout).terrain[1] = MOUNTAINS
    const events = play(state, 'district 31 campus', 'activate campus')
    expect(events.flatMap((event) => (event.kind === 'districtActed' ? [event.seat] : []))).toEqual([0, 1])
    expect([player(state, 0).trade[0], player(state, 1).trade[1]]).toEqual([0, 1])
    play(state, 'reinforce 25', 'reinforce 31')
    expect(state.active).toBe(1)
  })
  test('Mysticism places the replaced control token next to the district', () => {
    const state = growing('mysticism', { leader: 'aztec', controls: [31] })
    play(state, 'district 31 campus')
    expect(asked(state)).toBe('place')
    play(state, 'place 38')
    expect([state.owner[38], terraPlayer(state, 0).districts[0]]).toEqual([0, 31])
  })
  test('Mysticism places it whatever the terrain, which its text does not limit', () => {
    const state = growing('mysticism', { leader: 'aztec', controls: [31] })
    boardOf(state.layout).difficulty[38] = 5
    play(state, 'district 31 campus', 'place 38')
    expect(state.owner[38]).toBe(0)
  })
  test('Military Engineering deploys armies and reinforces beside them', () => {
    const state = growing('military-engineering', { leader: 'rome', controls: [25, 39], cities: [38] })
    play(state, 'district 31 campus', 'deploy 38')
    expect(terraPlayer(state, 0).armies[0]).toBe(38)
    expect([state.piece[39], state.piece[31], state.piece[25]]).toEqual([REINFORCED, REINFORCED, CONTROL])
    const kept = growing('military-engineering', { leader: 'rome', controls: [25] })
    play(kept, 'done', 'done')
    expect(terraPlayer(kept, 0).armies[0]).toBe(ON_CARD)
  })
})
