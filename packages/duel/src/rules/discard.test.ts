import { NO_MEMBERS, plus } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_PIECES, cardNamed, NONE } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { play, position } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import { cardsIn } from './state.ts'

test('D-10.1 the chosen card goes to the discard pile', () => {
  for (const { id } of CARD_PIECES) {
    const filler = id === 'altar' ? 'theater' : 'altar'
    const pile = id === 'press' ? 'quarry' : 'press'
    const state = position({ open: [id, filler], discard: [pile], cities: [{}, {}] })
    play(state, `discard ${id}`)
    expect(duel.view(state, null).discard.toSorted()).toEqual([id, pile].toSorted())
    expect(duel.view(state, null).cities.flatMap(({ buildings }) => buildings)).toEqual([])
    expect(state.slots).not.toContain(cardNamed(id).number)
  }
})

test('D-10.2 it brings 2 coins and 1 more for each yellow card in one’s own city', () => {
  const yellow = ['tavern', 'clay-reserve', 'forum', 'brewery', 'port'] as const
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const state = position({
      open: ['aqueduct', 'altar'],
      cities: [
        { coins: 3, buildings: [...yellow.slice(0, count), 'quarry', 'press', 'baths', 'guard-tower', 'workshop'] },
        { coins: 3, buildings: yellow.slice(count) },
      ],
    })
    const events = play(state, 'discard aqueduct')
    expect(events).toEqual([{ kind: 'discarded', seat: 0, card: 'aqueduct', coins: 2 + count }])
    expect(state.cities.map(({ coins }) => coins)).toEqual([5 + count, 3])
  }
})

test('D-10.3 the discarded card itself does not count, even if it is yellow', () => {
  for (const buildings of [[], ['brewery', 'forum']] as const) {
    const state = position({ open: ['tavern', 'altar'], cities: [{ coins: 0, buildings }, {}] })
    play(state, 'discard tavern')
    expect(state.cities[0].coins).toBe(2 + buildings.length)
    expect(state.cities[0].yellow).toBe(buildings.length)
  }
})

test('D-10.4 discarding costs nothing and has no other effect', () => {
  for (const { id, age, place } of CARD_PIECES) {
    const state = position({
      open: [id, id === 'altar' ? 'theater' : 'altar'],
      pawn: 8,
      cities: [
        { coins: 0, buildings: ['scriptorium', 'baths'], wonders: ['the-sphinx'], progress: ['theology', 'urbanism'] },
        { coins: RICH, buildings: ['quarry'], progress: ['economy'] },
      ],
    })
    const before = duel.clone(state)
    play(state, `discard ${id}`)
    const discard = [...before.discard]
    discard[age] = plus(discard[age] ?? NO_MEMBERS, place)
    const [own, rival] = before.cities
    expect(state).toEqual({
      ...before,
      cities: [{ ...own, coins: 2 }, rival],
      discard,
      slots: before.slots.with(0, NONE),
      present: 0b10,
      open: 0b10,
      turn: 2,
      active: 1,
      pending: [{ kind: 'play', seat: 1 }],
    })
    expect(cardsIn(state.discard).map((card) => card.id)).toEqual([id])
  }
})
