import { describe, expect, test } from 'vitest'
import { type CardId, cardNumber } from '../../data/cards.ts'
import { NONE, TRADE_LIMIT } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { asked, legal, pass, play, player, refusal } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { GOVERNMENTS } from '../data/governments.ts'
import { terraPlayer } from '../state.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'
import { viewTerra } from '../view.ts'

/** The end of a round after which the event dial shows the government icon. */
const atGovernment = (one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = terraPosition(one, two, { active: 1, dial: 2, ...rest })
  pass(state)
  return state
}

/** A row with this card in a place, counted from 0, and the token on it. */
const governed = (card: CardId, place: number, sketch: PlayerSketch = {}): State => {
  const type = CARDS_OF_A_ROW.findIndex((ids) => ids.includes(card))
  const rest = TERRA_ROW.filter((id) => !(CARDS_OF_A_ROW[type] as readonly string[]).includes(id))
  const row = [...rest.slice(0, place), card, ...rest.slice(place)]
  const state = terraPosition({ row, ...sketch }, {}, { icons: { 48: 'kumasi' } })
  terraPlayer(state, 0).government = cardNumber(card)
  return state
}

const CARDS_OF_A_ROW: readonly (readonly CardId[])[] = [
  ['early-empire'],
  ['astrology'],
  ['foreign-trade', 'capitalism'],
  ['pottery'],
  ['ti-masonry'],
  ['irrigation'],
]

const slotOf = (state: State, place: number): number => {
  play(state, `focus ${place + 1}`)
  return dawn.view(state, null).resolving?.slot ?? 0
}

describe('governments', () => {
  test('T-12.2 at the government icon everyone may change the government', () => {
    const state = atGovernment()
    expect([asked(state), dawn.deciders(state)]).toEqual(['government', [0]])
    play(state, 'card 1')
    expect([asked(state), dawn.deciders(state)]).toEqual(['government', [1]])
    play(state, 'nothing')
    expect([asked(state), dawn.deciders(state)]).toEqual(['turn', [0]])
  })
  test('T-12.3 the card lies in one of the slots numbered 1 and gets the token of its type', () => {
    const state = atGovernment()
    expect(legal(state)).toEqual(['card 1', 'card 2', 'nothing'])
    expect(refusal(state, 'card 3')).toBe('notFirstSlot')
    const events = play(state, 'card 2')
    expect(events).toContainEqual({ kind: 'governmentChosen', seat: 0, government: 'democracy' })
    expect(viewTerra(state).players[0]?.government).toEqual({ id: 'democracy', place: 1 })
  })
  test('T-12.4 a token on another card is taken back', () => {
    const state = atGovernment()
    terraPlayer(state, 0).government = cardNumber('pottery')
    play(state, 'card 1', 'nothing')
    expect(viewTerra(state).players[0]?.government).toEqual({ id: 'monarchy', place: 0 })
  })
  test('T-12.5 the present state may be kept', () => {
    const state = atGovernment()
    terraPlayer(state, 0).government = cardNumber('pottery')
    play(state, 'nothing', 'nothing')
    expect([terraPlayer(state, 0).government, terraPlayer(state, 1).government]).toEqual([cardNumber('pottery'), NONE])
  })
  test('T-12.6 a card with a token is resolved as many slots to the right as the token has arrows', () => {
    expect([slotOf(governed('early-empire', 0), 0), slotOf(governed('early-empire', 1), 1)]).toEqual([2, 3])
    const other = governed('early-empire', 0)
    expect(slotOf(other, 2)).toBe(2)
    // The view shows it before the card is played.
    expect(dawn.view(governed('early-empire', 1), 0).players[0]?.row[1]).toMatchObject({ slot: 1, counts: 3 })
  })
  for (const { id, type, arrows } of GOVERNMENTS) {
    test(`${id} shifts the ${type} card by ${arrows}`, () => {
      const card = (CARDS_OF_A_ROW[['culture', 'science', 'economy', 'industry', 'military', 'growth'].indexOf(type)] ??
        [])[0] as CardId
      expect(slotOf(governed(card, 1), 1)).toBe(1 + arrows)
    })
  }
  test('T-12.7 the token stays on its card when the card moves', () => {
    const state = governed('pottery', 1)
    play(state, 'focus 3', 'nothing')
    expect(viewTerra(state).players[0]?.government?.place).toBe(player(state, 0).row.indexOf(cardNumber('pottery')))
    play(state, 'focus 2', 'nothing')
    expect(slotOf(state, 2)).toBe(3)
  })
  test('T-12.8 the token goes on to a card of the same type', () => {
    const state = governed('pottery', 0, { tech: 2 })
    const science = player(state, 0).row.indexOf(cardNumber('astrology'))
    play(state, `focus ${science + 1}`, 'advance', 'gain ti-animal-husbandry')
    expect(terraPlayer(state, 0).government).toBe(cardNumber('ti-animal-husbandry'))
  })
  test('T-12.9 players decide in turn order from the first player', () => {
    const state = atGovernment({}, {}, { first: 1, active: 0 })
    expect(dawn.deciders(state)).toEqual([1])
    play(state, 'nothing')
    expect(dawn.deciders(state)).toEqual([0])
  })
  test('T-12.10 the token takes no room from trade tokens', () => {
    const state = governed('pottery', 0, { trade: [2, 0, 0, 0, 0, 0] })
    player(state, 0).placing = 1
    state.pending.push({ kind: 'distribute', seat: 0 })
    play(state, 'token 1')
    expect(player(state, 0).trade[0]).toBe(TRADE_LIMIT)
  })
  test('T-EX7 Monarchy on growth in slot 3 gives slot 5', () => {
    expect(slotOf(governed('irrigation', 3), 3)).toBe(5)
  })
})

describe('X slots to the right', () => {
  test('T-13.1 counting starts where the card lies, and the second 1 is a slot', () => {
    expect(slotOf(governed('astrology', 0), 0)).toBe(1)
    expect(slotOf(governed('astrology', 1), 1)).toBe(2)
  })
  test('T-13.2 beyond the last slot it counts as in slot 5', () => {
    expect(slotOf(governed('early-empire', 5), 5)).toBe(5)
  })
  test('T-EX9 slot 4 and two arrows give slot 5', () => {
    expect(slotOf(governed('early-empire', 4), 4)).toBe(5)
  })
  test('T-13.3 the card is not moved', () => {
    const state = governed('early-empire', 2)
    const before = [...player(state, 0).row]
    play(state, 'focus 3')
    expect(player(state, 0).row).toEqual(before)
  })
  test('T-13.4 several effects apply in the most favourable order', () => {
    const shifted = (place: number, sketch: PlayerSketch): number =>
      slotOf(governed('early-empire', place, sketch), place)
    const machuPicchu = { 'ti-machu-picchu': 24 } as const
    // Machu Picchu looks at the place where the card lies, then the government adds its arrows.
    expect(shifted(1, { wonders: machuPicchu })).toBe(5)
    expect(shifted(2, { wonders: machuPicchu })).toBe(5)
    expect(shifted(0, { wonders: machuPicchu })).toBe(4)
    // Taj Mahal counts itself as a culture wonder.
    expect(shifted(0, { wonders: { 'taj-mahal': 24 } })).toBe(3)
    expect(shifted(3, { wonders: machuPicchu })).toBe(5)
  })
  test('every combination of a government, Georgia, Taj Mahal and Machu Picchu adds up, up to slot 5', () => {
    const SLOTS = [1, 1, 2, 3, 4, 5]
    for (let effects = 0; effects < 16; effects++) {
      const [rules, leads, taj, machu] = [1, 2, 4, 8].map((bit) => (effects & bit) !== 0)
      for (let place = 0; place < SLOTS.length; place++) {
        const state = governed('early-empire', place, {
          leader: leads ? 'georgia' : 'egypt',
          envoys: ['kumasi'],
          wonders: { ...(taj ? { 'taj-mahal': 24 } : {}), ...(machu ? { 'ti-machu-picchu': 38 } : {}) },
          cities: [38],
        })
        if (!rules) terraPlayer(state, 0).government = NONE
        const right = (rules ? 2 : 0) + (leads ? 1 : 0) + (taj ? 1 : 0) + (machu && place <= 2 ? 2 : 0)
        expect([effects, place, slotOf(state, place)]).toEqual([effects, place, SLOTS[Math.min(5, place + right)]])
      }
    }
  })
  test('T-13.5 conditions look at the changed slot', () => {
    const state = governed('early-empire', 3)
    player(state, 0).row[3] = cardNumber('state-workforce')
    terraPlayer(state, 0).government = cardNumber('state-workforce')
    play(state, 'focus 4', 'done')
    expect(asked(state)).toBe('uplands')
  })
  test('T-13.5 Venetian Arsenal repeats a card that Democracy moves from slot 4 to slot 5', () => {
    const wonders = { 'venetian-arsenal': 24 } as const
    const state = governed('astrology', 4, { wonders })
    play(state, 'focus 5', 'advance')
    expect([asked(state), player(state, 0).tech]).toEqual(['gain', 5])
    play(state, 'nothing')
    expect(asked(state)).toBe('again')
    // T-13.6: the leftmost slot and one arrow are the second slot numbered 1.
    play(state, 'again', 'advance')
    expect(player(state, 0).tech).toBe(6)
    const ungoverned = governed('astrology', 4, { wonders })
    terraPlayer(ungoverned, 0).government = NONE
    play(ungoverned, 'focus 5', 'advance', 'nothing')
    expect([ungoverned.active, player(ungoverned, 0).tech]).toEqual([1, 4])
  })
  test('T-13.5 Venetian Arsenal also repeats what Capitalism resolves in slot 5, without a reset', () => {
    const state = governed('early-empire', 4, {
      row: ['irrigation', 'astrology', 'ti-masonry', 'pottery', 'early-empire', 'capitalism'],
      leader: 'georgia',
      envoys: ['kumasi'],
      cities: [38],
      wonders: { 'ti-machu-picchu': 24, 'venetian-arsenal': 38 },
    })
    // Capitalism itself is not repeated, so the repeat is still available.
    play(state, 'focus 6', 'done', 'nothing', 'card 6', 'done')
    expect([asked(state), dawn.view(state, null).resolving]).toEqual(['again', { card: 'early-empire', slot: 5 }])
    play(state, 'again', 'done')
    expect([state.active, player(state, 0).row[5]]).toEqual([1, cardNumber('early-empire')])
  })
  const throughCapitalism = () => {
    const state = governed('early-empire', 4, {
      row: ['irrigation', 'astrology', 'ti-masonry', 'pottery', 'early-empire', 'capitalism'],
    })
    play(state, 'focus 6', 'done')
    const place = player(state, 0).row.indexOf(cardNumber('early-empire'))
    play(state, `card ${place + 1}`)
    expect(dawn.view(state, null).resolving).toEqual({ card: 'early-empire', slot: 2 })
    play(state, 'done')
    expect(player(state, 0).row[place]).toBe(cardNumber('early-empire'))
  }
  test('T-13.6 as if in a given slot: counted from that slot', throughCapitalism)
  test('T-EX8 Capitalism and a culture card with Republic', throughCapitalism)
})
