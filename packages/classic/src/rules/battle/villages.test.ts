import { numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { classic } from '../../game.ts'
import { finish } from '../../testing/battles.ts'
import { asked, at, legal, play, player } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { armiesOn, holderOf } from '../map/figures.ts'
import { STRENGTHS, type State, VILLAGE_TOKEN } from '../state.ts'

/** An army of seat 0 enters the village on h8. */
const village = (attacker: PlayerSketch, seats = 2, change: (state: State) => void = () => {}): State => {
  const state = position({
    phase: 'movement',
    tokens: { h8: 'village' },
    players: [{ armies: { h7: 1 }, ...attacker }, ...Array.from({ length: seats - 1 }, () => ({}))],
  })
  change(state)
  play(state, `march h7 ${armiesOn(state, at('h7'))}a0s south`)
  return state
}

const strong: PlayerSketch = {
  units: [['mounted', 3]],
  built: { a1: 'academy', b1: 'general', c1: 'general', a2: 'general' },
}

const handOf = (state: State): readonly number[] => {
  const hand = state.battle?.hands[1] ?? []
  return [0, 1, 2, 3].map((type) =>
    hand.slice(type * STRENGTHS, (type + 1) * STRENGTHS).reduce((sum, count) => sum + count, 0),
  )
}

test('C-23.5 a battle begins at once; the village defends', () => {
  const state = village({ units: [['infantry', 1]] })
  expect(asked(state)).toBe('fight')
  expect(state.battle).toMatchObject({ attacker: 0, defender: -1, square: at('h8') })
})

test('C-23.6 the player on the attacker’s left plays the barbarians', () => {
  const state = village({ units: [['infantry', 1]] }, 3)
  expect(classic.deciders(state)).toEqual([1])
})

test('C-23.7 one artillery, one infantry and one mounted card from the decks', () => {
  const state = village({ units: [['infantry', 1]] })
  expect(handOf(state)).toEqual([1, 1, 1, 0])
  expect(classic.view(state, null).market.units).toMatchObject({ artillery: 14, mounted: 14 })
  expect(player(state, 1).units.every((count) => count === 0)).toBe(true)
})

/** As if nothing were left of some decks: the cards are with seat 1. */
const emptied =
  (...types: readonly number[]) =>
  (state: State): void => {
    for (const type of types) {
      for (let card = type * STRENGTHS; card < (type + 1) * STRENGTHS; card++) {
        player(state, 1).units[card] = numberAt(player(state, 1).units, card) + numberAt(state.deck, card)
        state.deck[card] = 0
      }
    }
  }

test('C-23.9 without cards in the decks the barbarians have none', () => {
  const state = village({ units: [['infantry', 1]] }, 2, emptied(0, 1, 2))
  expect(handOf(state)).toEqual([0, 0, 0, 0])
})

test('C-23.10 barbarians fight at rank 1', () => {
  const state = village({ units: [['infantry', 1]], techs: ['democracy'] })
  player(state, 1).ranks.fill(4)
  play(state, legal(state)[0] as string)
  const unit = classic.view(state, null).battle?.fronts[0]?.defender
  expect(unit?.strength).toBeLessThanOrEqual(3)
})

test('C-23.11 without bonus and with just those cards', () => {
  const state = village({ units: [['infantry', 1]] })
  expect(classic.view(state, null).battle).toMatchObject({ bonus: [0, 0], hands: [{ size: 1 }, { size: 3 }] })
})

test('C-23.12 nothing of the player who plays them helps the barbarians', () => {
  const state = village({ units: [['infantry', 1]] }, 2, (now) => {
    now.supply[3] = numberAt(now.supply, 3) - 1
    player(now, 1).resources[3] = 1
  })
  expect(legal(state, 1).every((text) => text.startsWith('field'))).toBe(true)
})

test('C-23.13 the winner takes the marker; a great person in it is drawn instead', () => {
  const person = village(strong, 2, (now) => {
    now.villageFaces.fill(0)
    now.villageFaces[6] = 9
    player(now, 1).villages.fill(0)
    now.villages = 8
  })
  finish(person)
  expect(person.token[at('h8')]).toBe(0)
  expect(classic.view(person, null).market.people).toBe(18 - 3 - 1)
})

test('C-3.26 a great person in a village is shown to all', () => {
  const state = village(strong, 2, (now) => {
    now.villageFaces.fill(0)
    now.villageFaces[6] = 9
    now.villages = 8
  })
  const kinds: string[] = []
  while (asked(state) === 'fight') {
    const move = legal(state).find((text) => text.endsWith('new')) as string
    for (const event of play(state, move))
      if (classic.presentation.project(event, null) !== null) kinds.push(event.kind)
  }
  expect(kinds).toEqual(expect.arrayContaining(['barbarianFielded', 'villageOfPerson', 'personDrawn']))
})

test('C-23.14 any other marker is kept face down', () => {
  const state = village(strong, 2, (now) => {
    now.villageFaces.fill(0)
    now.villageFaces[5] = 9
    now.villages = 8
  })
  finish(state)
  expect(player(state, 0).villages).toEqual([0, 0, 0, 0, 0, 1])
  expect(classic.view(state, 1).players[0]).toMatchObject({ villages: 1, own: null })
})

test('C-23.15 if the barbarians win the attackers return to the reserve and the marker stays', () => {
  const state = village({ armies: { h7: 2 } })
  finish(state)
  expect(state.token[at('h8')]).toBe(VILLAGE_TOKEN)
  expect([holderOf(state, at('h7')), holderOf(state, at('h8'))]).toEqual([-1, -1])
})

test('C-23.16 that is all: nobody loots', () => {
  const state = village({ trade: 9 })
  finish(state)
  expect([asked(state), player(state, 0).trade]).toEqual(['march', 9])
})

test('C-23.17 surviving barbarians go face up under their decks', () => {
  const state = village({})
  finish(state)
  expect(state.fallen.reduce((sum, count) => sum + count, 0)).toBe(3)
})

test('C-AMB19 barbarians who survive lie under their decks', () => {
  const state = village({})
  finish(state)
  expect(classic.view(state, null).market.units).toMatchObject({ artillery: 15, infantry: 15, mounted: 15 })
})

test('C-23.18 a victory over barbarians is a won battle', () => {
  const state = village({ ...strong, techs: ['code-of-laws'] })
  finish(state)
  expect(player(state, 0).coinTokens.reduce((sum, count) => sum + count, 0)).toBe(1)
})
