import { expect, test } from 'vitest'
import { ALL_TREATIES } from '../../data/sights.ts'
import { wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { addWonder, dropWonder } from '../../rules/industry/wonders.ts'
import type { State } from '../../rules/state.ts'
import { takeTreaty } from '../../rules/trade/visits.ts'
import { asked, legal, pass, play, player, playWithDice } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { terraPlayer } from '../state.ts'
import { armed, armyPosition, WIN } from '../testing/army-position.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

const CARD: PlayerSketch = { envoys: ['antananarivo'] }

/** Seat 0 holds the city-state's card and has just built Potala Palace under it; the others have what they are given. */
const built = (one: PlayerSketch, two: PlayerSketch) => {
  const builder = { ...CARD, wonders: { colossus: 24 }, resources: { mercury: 3 } }
  const players = [builder, one, two].map((sketch, seat) => ({
    capital: [24, 0, 6][seat] ?? 0,
    row: TERRA_ROW,
    ...sketch,
  }))
  const state = terraPosition({}, {}, { players, icons: { 27: 'antananarivo' }, tops: ['potala-palace'] })
  const paid = ['resource mercury', 'resource mercury', 'resource mercury']
  const events = play(state, 'focus 6', 'wonder potala-palace', ...paid, 'build 27', 'treaty 1 embassy')
  return { state, events: [...events, ...play(state, 'treaty 1 joint-war', 'done')] }
}

/** Who has the wonder under Antananarivo. */
const controllers = (state: State): readonly number[] =>
  dawn.view(state, null).players.flatMap(({ wonders }, seat) => (wonders.includes('potala-palace') ? [seat] : []))

const cardsOfSeat1 = (state: State) => state.treaties.filter((holder) => holder === 0).length

test('T-16.3 between the turns of those who hold its card the wonder stays with the player who built it', () => {
  const { state, events } = built({}, {})
  expect(events.some(({ kind }) => kind === 'wonderLost')).toBe(false)
  expect([state.active, controllers(state), cardsOfSeat1(state)]).toEqual([1, [0], 2])
  pass(state)
  expect([state.active, controllers(state)]).toEqual([2, [0]])
  expect(pass(state, 1).some(({ kind }) => kind === 'wonderLost' || kind === 'wonderGained')).toBe(false)
  expect([state.active, controllers(state), state.owner[27], cardsOfSeat1(state)]).toEqual([0, [0], 0, 2])
  expect(pass(state).some(({ kind }) => kind === 'wonderLost' || kind === 'wonderGained')).toBe(false)
})

test('T-16.3 on the turn of another holder it is that player’s, then the builder’s again', () => {
  const { state } = built({}, CARD)
  expect([state.active, controllers(state)]).toEqual([1, [0]])
  const begins = pass(state)
  expect([state.active, controllers(state)]).toEqual([2, [2]])
  // It is lost for that while: by ND-44 its builder keeps one card of each player, and says which before the turn goes on.
  expect(begins.filter(({ kind }) => kind.startsWith('wonder'))).toEqual([
    { kind: 'wonderLost', seat: 0, wonder: 'potala-palace' },
    { kind: 'wonderGained', seat: 2, wonder: 'potala-palace' },
  ])
  expect([asked(state), dawn.deciders(state)]).toEqual(['giveBack', [0]])
  play(state, 'treaty 1 embassy')
  expect([asked(state), dawn.deciders(state), cardsOfSeat1(state)]).toEqual(['turn', [2], 1])
  const ends = pass(state, 1)
  expect(ends.filter(({ kind }) => kind.startsWith('wonder'))).toEqual([
    { kind: 'wonderLost', seat: 2, wonder: 'potala-palace' },
    { kind: 'wonderGained', seat: 0, wonder: 'potala-palace' },
  ])
  expect([state.active, controllers(state)]).toEqual([0, [0]])
})

test('T-16.3 conquering the city-state takes the wonder from its builder', () => {
  const { state } = built({}, {})
  terraPlayer(state, 1).armies[0] = 26
  playWithDice(state, WIN, 'focus 5', 'army 26', 'step 27')
  expect([state.owner[27], controllers(state)]).toEqual([1, [1]])
})

test('T-16.3 a wonder that is nobody’s is a holder’s only for that player’s turn', () => {
  const state = terraPosition({}, CARD, { icons: { 27: 'antananarivo' } })
  // As after a liberation (TI-53): the token lies there, and the card of the wonder lies beside the map.
  state.wonder[27] = wonderNumber('potala-palace') + 1
  dropWonder(state.unseen, wonderNumber('potala-palace'))
  pass(state)
  expect([state.active, controllers(state)]).toEqual([1, [1]])
  pass(state, 1)
  expect([state.active, controllers(state)]).toEqual([0, []])
})

test('ND-44 a holder who has the wonder only for one turn gives cards back before the next', () => {
  const players = [{}, CARD, {}].map((sketch, seat) => ({ capital: [24, 0, 6][seat] ?? 0, row: TERRA_ROW, ...sketch }))
  const state = terraPosition({}, {}, { players, icons: { 27: 'antananarivo' } })
  state.wonder[27] = wonderNumber('potala-palace') + 1
  dropWonder(state.unseen, wonderNumber('potala-palace'))
  pass(state)
  expect(controllers(state)).toEqual([1])
  for (const id of ['embassy', 'joint-war'] as const) takeTreaty(state, 1, 0, ALL_TREATIES.indexOf(id), undefined)
  pass(state)
  expect([state.active, asked(state), dawn.deciders(state), controllers(state)]).toEqual([1, 'giveBack', [1], []])
  play(state, 'treaty 0 joint-war')
  expect([state.active, asked(state)]).toEqual([2, 'turn'])
})

/** The turn goes on after a visit: Capitalism resolves another card. */
const TRADER: PlayerSketch = {
  row: ['irrigation', 'astrology', 'early-empire', 'capitalism', 'ti-masonry', 'pottery'],
  caravans: [25],
}

/** Seat 0 sends a caravan to the city-state and takes its card. */
const visiting = (one: PlayerSketch = {}) => {
  const state = terraPosition({ ...TRADER, ...one }, {}, { icons: { 27: 'antananarivo' } })
  play(state, 'focus 4', 'caravan 25', 'step 26', 'step 27', 'stop', 'accept')
  return state
}

test('T-16.2 its card taken in mid-turn makes it a city of the holder at once, until the turn ends', () => {
  const state = visiting()
  expect([state.owner[27], player(state, 0).cities, player(state, 0).guests]).toEqual([0, [24, 27], 1])
  play(state, 'done', 'card 4', 'place 34', 'done')
  expect([state.owner[34], state.active]).toEqual([0, 1])
  expect([state.owner[27], state.piece[27], player(state, 0).cities]).toEqual([-1, 5, [24]])
})

test('T-16.3 the wonder of another holder is the visitor’s as soon as the card is taken, for this turn', () => {
  const state = terraPosition(TRADER, CARD, { icons: { 27: 'antananarivo' } })
  state.wonder[27] = wonderNumber('stonehenge') + 1
  addWonder(player(state, 1).wonders, wonderNumber('stonehenge'))
  dropWonder(state.unseen, wonderNumber('stonehenge'))
  const seen = () => dawn.view(state, null).players.map(({ wonders }) => wonders)
  play(state, 'focus 4', 'caravan 25', 'step 26', 'step 27', 'stop')
  expect(seen()).toEqual([[], ['stonehenge']])
  play(state, 'accept')
  expect(seen()).toEqual([['stonehenge'], []])
  play(state, 'done', 'nothing')
  expect([state.active, seen()]).toEqual([1, [[], ['stonehenge']]])
})

test('TI-55 with Országház it can still be conquered by the visit that brought its card', () => {
  const wonders = { orszaghaz: 24 }
  const left = visiting({ wonders })
  expect([legal(left), left.owner[27]]).toEqual([['conquer', 'nothing'], -1])
  play(left, 'nothing')
  expect([left.owner[27], player(left, 0).guests]).toEqual([0, 1])
  const taken = visiting({ wonders })
  play(taken, 'conquer')
  expect([taken.owner[27], player(taken, 0).guests, player(taken, 0).envoys]).toEqual([0, 0, 0])
})

test('T-16.2 liberated, it is at once a city of the liberator, whose army goes back', () => {
  // The second army keeps the turn going.
  const liberator = { row: armed('ti-iron-working'), armies: [25, 24] }
  const holder: PlayerSketch = { cities: [27], conquered: ['antananarivo'] }
  const state = armyPosition(liberator, holder, { icons: { 27: 'antananarivo' } })
  playWithDice(state, WIN, 'focus 5', 'army 25', 'step 26', 'step 27')
  play(state, 'liberate')
  expect([state.owner[27], player(state, 0).guests]).toEqual([0, 1])
  expect(terraPlayer(state, 0).armies[0]).toBe(26)
})
