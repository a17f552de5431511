import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { asked, legal, pass, play, player, refusal, spaces } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { DEFEATED, ON_CARD, type State } from '../state.ts'

/** Foreign Trade in slot 1. */
const ROW = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const

const economy = (sketch: PlayerSketch = {}, rest: Partial<Sketch> = {}) => {
  const state = position({ players: [{ capital: 24, row: ROW, ...sketch }, { capital: 0 }], ...rest })
  play(state, 'focus 1')
  return state
}

test('N-10.1 a caravan moves up to the printed distance', () => {
  const state = economy()
  play(state, 'depart 24', 'step 25', 'step 26', 'step 27')
  expect([state.active, player(state, 0).caravans[0]]).toEqual([1, 27])
})
test('N-10.2 each trade token gives every caravan a space', () => {
  const state = economy({ trade: [1, 0, 0, 0, 0] })
  play(state, 'spend', 'depart 24', 'step 25', 'step 26', 'step 27', 'step 20')
  expect([state.active, player(state, 0).caravans[0], player(state, 0).trade[0]]).toEqual([1, 20, 0])
})
test('N-10.6 caravans start from own cities only', () => {
  expect([refusal(economy(), 'depart 0'), refusal(economy(), 'depart 25')]).toEqual(['notYourCity', 'notYourCity'])
})
test('N-10.3 tokens are spent before the first caravan moves', () => {
  const state = economy({
    trade: [1, 0, 0, 0, 0],
    row: ['currency', 'astrology', 'early-empire', 'pottery', 'masonry'],
  })
  play(state, 'depart 24', 'step 25', 'stop')
  expect(refusal(state, 'spend')).toBe('caravansMoved')
})
test('N-10.3 the question speaks of trade tokens only while some can be spent', () => {
  const row = ['currency', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
  const question = (state: State): string | undefined => dawn.presentation.describe.decision(state, 0).key
  expect(question(economy({ row }))).toBe('decision.caravans')
  const state = economy({ trade: [1, 0, 0, 0, 0], row })
  expect(question(state)).toBe('decision.economy')
  play(state, 'depart 24', 'step 25', 'stop')
  expect(question(state)).toBe('decision.caravans')
})
test('N-10.4 each caravan moves at most once, in any order', () => {
  const state = economy({ row: ['currency', 'astrology', 'early-empire', 'pottery', 'masonry'], caravans: [10, 30] })
  expect(legal(state)).toEqual(['caravan 10', 'caravan 30', 'done'])
  expect(dawn.view(state, 0).left.caravans).toBe(2)
  play(state, 'caravan 30', 'step 31', 'stop')
  expect(legal(state)).toEqual(['caravan 10', 'done'])
  expect(dawn.view(state, 0).left.caravans).toBe(1)
})
test('N-10.5 a caravan moves to adjacent spaces', () => {
  const state = economy()
  play(state, 'depart 24')
  expect(spaces(state, 'step')).toEqual([17, 18, 23, 25, 30, 31])
  expect(refusal(state, 'step 40')).toBe('notAdjacent')
})
test('N-10.6 from the card it starts in the capital or a mature city', () => {
  const state = economy({ cities: [10, 48], controls: [47, 41] })
  expect(spaces(state, 'depart')).toEqual([24, 48])
  expect(refusal(state, 'depart 10')).toBe('notMature')
})
test('N-10.7 not onto water', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggwgg', 'ggggggg', 'ggggggg', 'ggggggg']
  const state = economy({}, { map })
  play(state, 'depart 24')
  expect(refusal(state, 'step 25')).toBe('water')
})
test('N-10.8 not above the slot’s number', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggghgg', 'ggggggg', 'ggggggg', 'ggggggg']
  const state = economy({}, { map })
  play(state, 'depart 24')
  expect(refusal(state, 'step 25')).toBe('tooHard')
})
test('N-10.9 not onto a barbarian', () => {
  const state = economy({}, { barbarians: { A: 25 } })
  play(state, 'depart 24')
  expect(refusal(state, 'step 25')).toBe('barbarian')
})
test('N-10.10 nor through them', () => {
  const map = ['gwg', 'gwg', 'gwg']
  const state = economy({ capital: 3 }, { map, players: [{ capital: 3, row: ROW }, { capital: 5 }] })
  play(state, 'depart 3')
  expect(spaces(state, 'step')).toEqual([0, 6])
})
test('N-10.11 it may pass and stop in own cities, tokens and with caravans', () => {
  const players = [
    { capital: 24, row: ROW, caravans: [23] },
    { capital: 0, controls: [25], caravans: [26] },
  ]
  const state = economy({}, { players })
  play(state, 'caravan 23', 'step 24', 'step 25', 'step 26')
  expect(player(state, 0).caravans[0]).toBe(26)
})
test('N-10.12 it may pass through a city-state or rival city', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'step 26', 'stop')
  expect([player(state, 0).caravans[0], player(state, 0).trade]).toEqual([26, [0, 0, 0, 0, 0]])
})
test('N-10.13 ending there is a visit', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop')
  expect([player(state, 0).caravans[0], asked(state)]).toEqual([ON_CARD, 'envoy'])
  expect(dawn.presentation.describe.decision(state, 0)?.args).toEqual({ cityState: { key: 'cityState.seoul' } })
})
test('N-10.14 one visit of a city per turn', () => {
  const state = economy(
    { row: ['currency', 'astrology', 'early-empire', 'pottery', 'masonry'] },
    { icons: { 25: 'seoul' } },
  )
  play(state, 'depart 24', 'step 25', 'stop', 'nothing', 'depart 24', 'step 25')
  expect(refusal(state, 'stop')).toBe('visitedAlready')
  play(state, 'step 26', 'stop')
  expect(player(state, 0).caravans).toContain(26)
})
test('N-10.14 a visited city is passed only with enough steps left to reach a place to end', () => {
  const entering = (card: 'foreign-trade' | 'currency'): string => {
    const map = ['ggggggg', 'ggggggg', 'gggggww', 'ggggggw', 'ggggwwg', 'ggggggg', 'ggggggg']
    const row = [card, 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const state = economy({ row }, { map, icons: { 25: 'seoul', 26: 'kabul' } })
    state.turnSoFar = { ...state.turnSoFar, visited: [25, 26] }
    play(state, 'depart 24', 'step 25')
    return refusal(state, 'step 26')
  }
  // Back by way of the other visited city: two steps more.
  expect([entering('foreign-trade'), entering('currency')]).toEqual(['visitedAlready', ''])
})
test('N-10.14 in the next turn it may be visited again', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop', 'nothing')
  expect([state.active, state.turnSoFar.visited]).toEqual([1, []])
})
test('N-10.1 a caravan that sets out moves, and from water only to the next space', () => {
  const map = ['gwgggwg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
  const row = ['steam-power', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
  const state = position({ map, players: [{ capital: 8, row }, { capital: 48 }] })
  play(state, 'focus 1', 'depart 8')
  expect(refusal(state, 'stop')).toBe('stepFirst')
  play(state, 'step 1')
  expect(refusal(state, 'step 5')).toBe('notAdjacent')
})
test('N-10.15 the caravan returns to the economy card', () => {
  const state = economy({ caravans: [26] }, { icons: { 25: 'seoul' } })
  play(state, 'caravan 26', 'step 25', 'stop')
  expect(player(state, 0).caravans[0]).toBe(ON_CARD)
})
test('N-10.16 a visit gives two trade tokens', () => {
  const state = economy({ capital: 2 }, { players: [{ capital: 2, row: ROW }, { capital: 0 }] })
  play(state, 'depart 2', 'step 1', 'step 0', 'stop')
  expect(player(state, 0).placing).toBe(2)
})
test('N-10.17 a city-state’s tokens go on the card of its type', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop', 'nothing')
  expect(player(state, 0).trade).toEqual([0, 2, 0, 0, 0])
})
test('N-10.18 a rival city’s tokens are distributed freely', () => {
  const state = economy({}, { players: [{ capital: 2, row: ROW }, { capital: 0 }] })
  play(state, 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5', 'done')
  expect(player(state, 0).trade).toEqual([0, 0, 0, 1, 1])
})
test('N-10.19 a diplomacy card may be taken or left', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop')
  expect(legal(state)).toEqual(['accept', 'nothing'])
  play(state, 'accept')
  expect(dawn.view(state, null).players[0]?.envoys).toEqual(['seoul'])
})
test('N-10.20 only if a card is available', () => {
  const players: PlayerSketch[] = [
    { capital: 24, row: ROW },
    { capital: 0, envoys: ['seoul'] },
    { capital: 48, envoys: ['seoul'] },
  ]
  const state = economy({}, { icons: { 25: 'seoul' }, players })
  play(state, 'depart 24', 'step 25', 'stop')
  expect(state.active).toBe(1)
})
test('N-10.21 not by a holder of a copy', () => {
  const state = economy({ envoys: ['seoul'] }, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop')
  expect(state.active).toBe(1)
})
const visiting = (one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}) => {
  const state = economy(
    {},
    {
      players: [
        { capital: 2, row: ROW, ...one },
        { capital: 0, ...two },
      ],
      ...rest,
    },
  )
  play(state, 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5')
  return state
}
test('N-10.22 a card of the rival visited', () => {
  const state = visiting()
  expect(legal(state)).toEqual([
    'treaty 1 open-borders',
    'treaty 1 embassy',
    'treaty 1 joint-war',
    'treaty 1 defensive-pact',
    'done',
  ])
})
test('N-10.22 no card of another rival', () => {
  const state = visiting({}, {}, { players: [{ capital: 2, row: ROW }, { capital: 0 }, { capital: 48 }] })
  expect([refusal(state, 'treaty 2 embassy'), refusal(state, 'treaty 1 embassy')]).toEqual(['otherPlayer', ''])
})
test('N-10.23 the card held of that rival is returned', () => {
  const state = visiting({ treaties: [[1, 'embassy']] })
  expect(refusal(state, 'treaty 1 embassy')).toBe('notAvailable')
  play(state, 'treaty 1 joint-war')
  expect(dawn.view(state, null).players[0]?.treaties).toEqual([{ giver: 1, treaty: 'joint-war' }])
})
test('N-10.24 a conquered city-state is a rival city', () => {
  const state = economy(
    {},
    {
      icons: { 25: 'seoul' },
      players: [
        { capital: 24, row: ROW },
        { capital: 0, cities: [25], conquered: ['seoul'] },
      ],
    },
  )
  play(state, 'depart 24', 'step 25', 'stop')
  expect(asked(state)).toBe('distribute')
})
test('N-10.25 a returned caravan does not move again', () => {
  const state = economy({}, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop', 'nothing')
  expect(state.active).toBe(1)
})
test('N-10.25 not even when Venetian Arsenal resolves the card again', () => {
  const state = position({
    icons: { 25: 'seoul' },
    players: [
      {
        capital: 24,
        row: ['astrology', 'early-empire', 'pottery', 'masonry', 'currency'],
        wonders: { 'venetian-arsenal': 24 },
        trade: [0, 0, 0, 0, 1],
      },
      { capital: 0 },
    ],
  })
  play(state, 'focus 5', 'depart 24', 'step 25', 'stop', 'nothing', 'depart 24', 'step 17', 'stop', 'again')
  expect(legal(state)).toEqual(['spend', 'caravan 17', 'done'])
  expect(refusal(state, 'depart 24')).toBe('noCaravanOnCard')
})
test('N-10.26 elsewhere it stays and moves on later', () => {
  const state = economy()
  play(state, 'depart 24', 'step 25', 'stop')
  pass(state)
  play(state, 'focus 1')
  expect(legal(state)).toContain('caravan 25')
})
test('N-10.27 a city-state with a barbarian cannot be entered', () => {
  const state = economy({}, { icons: { 25: 'seoul' }, barbarians: { A: 25 } })
  play(state, 'depart 24')
  expect(refusal(state, 'step 25')).toBe('barbarian')
})
test('N-10.28 moving is optional', () => {
  const state = economy()
  play(state, 'done')
  expect([state.active, player(state, 0).caravans[0]]).toEqual([1, ON_CARD])
})
test('N-10.29 an own city cannot be visited', () => {
  const state = economy({ cities: [26] })
  play(state, 'depart 24', 'step 25', 'step 26', 'stop')
  expect([player(state, 0).caravans[0], player(state, 0).placing]).toEqual([26, 0])
})
test('N-10.30 no card holds more than three tokens', () => {
  const state = economy({ trade: [0, 2, 0, 0, 0] }, { icons: { 25: 'seoul' } })
  play(state, 'depart 24', 'step 25', 'stop', 'nothing')
  expect(player(state, 0).trade[1]).toBe(3)
})
test('N-EX4 a caravan to Seoul', () => {
  const row = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
  const map = ['gmggggg', 'ggfgggg', 'ggggggg']
  const state = position({ map, icons: { 10: 'seoul' }, players: [{ capital: 0, row }, { capital: 20 }] })
  play(state, 'focus 3', 'depart 0')
  expect(refusal(state, 'step 1')).toBe('tooHard')
  play(state, 'step 7')
  play(state, 'step 8', 'step 9')
  expect(player(state, 0).caravans[0]).toBe(9)
  const near = position({ map, icons: { 9: 'brussels', 2: 'seoul' }, players: [{ capital: 7, row }, { capital: 20 }] })
  play(near, 'focus 3', 'depart 7', 'step 8', 'step 9', 'step 2')
  expect([asked(near), player(near, 0).trade[0], player(near, 0).caravans[0]]).toEqual(['envoy', 2, ON_CARD])
})

test('foreign-trade moves one caravan three spaces', () => {
  const state = economy()
  play(state, 'depart 24', 'step 25', 'step 26', 'step 27')
  expect(state.active).toBe(1)
})
test('currency moves caravans through barbarians, which are removed', () => {
  const state = economy(
    { row: ['currency', 'astrology', 'early-empire', 'pottery', 'masonry'] },
    { icons: { 25: 'A' }, barbarians: { A: 25 } },
  )
  play(state, 'depart 24', 'step 25', 'step 26', 'stop', 'done')
  expect([state.barbarians[0], player(state, 0).trade]).toEqual([DEFEATED, [0, 0, 0, 0, 0]])
})
test('steam-power crosses water and exchanges a resource', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggwwg', 'ggggggg', 'ggggggg', 'ggggggg']
  const state = economy(
    { row: ['steam-power', 'astrology', 'early-empire', 'pottery', 'masonry'], resources: { oil: 1 } },
    { map },
  )
  play(state, 'depart 24', 'step 25', 'step 26', 'step 27', 'stop', 'done', 'exchange oil marble')
  expect([player(state, 0).caravans[0], player(state, 0).resources]).toEqual([27, [1, 0, 0, 0]])
})
test('N-1.6 steam-power takes the last resource of the supply, and none where there is none', () => {
  const row = ['steam-power', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
  const state = economy({ row, resources: { oil: 1 } })
  play(state, 'done')
  const refused = [1, 0].map((left) => {
    state.supply[0] = left
    return refusal(state, 'exchange oil marble')
  })
  expect(refused).toEqual(['', 'supplyEmpty'])
})
test('capitalism resolves another card as if in the first slot, without a reset', () => {
  const state = economy({ row: ['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry'] })
  play(state, 'done')
  expect(refusal(state, 'card 1')).toBe('sameCard')
  play(state, 'card 2', 'advance')
  expect([player(state, 0).tech, state.active]).toEqual([1, 1])
  expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toEqual([
    'capitalism',
    'astrology',
    'early-empire',
    'pottery',
    'masonry',
  ])
})
