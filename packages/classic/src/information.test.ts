import { seeded } from '@ecumene/kernel'
import { unevenAt } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { CULTURE_EVENTS } from './data/events.ts'
import { TECHS } from './data/techs.ts'
import { classic } from './game.ts'
import { STRENGTHS, type State } from './rules/state.ts'
import { at, play, player } from './testing/play.ts'
import { DEFAULT_OPTIONS, position } from './testing/position.ts'

/** Seat 0 has some of everything that is private. */
const secrets = (): State =>
  position({
    phase: 'trade',
    tokens: { d7: 'hut', e8: 'village' },
    players: [
      {
        trade: 7,
        culture: 3,
        level: 2,
        techs: ['pottery', 'horseback-riding'],
        coinTokens: { pottery: 2 },
        resources: { iron: 1 },
        huts: { spy: 1, wheat: 1 },
        villages: { uranium: 1 },
        hand: ['drought', 'catastrophe'],
        people: ['general'],
        units: [
          ['infantry', 3],
          ['infantry', 1],
          ['mounted', 2],
        ],
        armies: { d9: 2 },
        walled: ['b2'],
        built: { a1: 'temple', b1: 'stonehenge', c1: 'artist' },
      },
      {},
    ],
  })

const seenBy = (state: State, viewer: number | null) => classic.view(state, viewer)
const squareSeen = (state: State, name: string) => seenBy(state, null).squares.find(({ square }) => square === at(name))

/** Values that a thing takes in many samples of a viewer. */
const guesses = (state: State, viewer: number | null, of: (sample: State) => unknown): ReadonlySet<string> => {
  const random = seeded('guess')
  return new Set(Array.from({ length: 60 }, () => JSON.stringify(of(classic.sample(state, viewer, random)))))
}

test('C-3.1 everything face up on the map is public, and where huts and villages lie', () => {
  const state = secrets()
  expect(squareSeen(state, 'a1')).toMatchObject({ building: 'temple', owner: 0 })
  expect(squareSeen(state, 'b1')?.wonder).toBe('stonehenge')
  expect(squareSeen(state, 'c1')?.person).toBe('artist')
  expect(squareSeen(state, 'b2')?.city).toBe('walled')
  expect(squareSeen(state, 'd9')).toMatchObject({ holder: 0, armies: 2 })
  expect(squareSeen(state, 'd7')?.token).toBe('hut')
  expect(squareSeen(state, 'e8')?.token).toBe('village')
})

test('C-3.2 dials, culture, government, techs, coin tokens and ranks are public', () => {
  expect(seenBy(secrets(), null).players[0]).toMatchObject({
    trade: 8,
    coins: 2,
    culture: 3,
    level: 2,
    government: 'despotism',
    techs: ['horseback-riding', 'pottery'],
    coinTokens: { pottery: 2 },
    ranks: [1, 1, 1],
    speed: 3,
  })
})

test('C-3.3 the market and the size of every pile are public', () => {
  const { market } = seenBy(secrets(), null)
  expect(market.buildings['temple-cathedral']).toBe(4)
  expect(market.resources).toEqual([2, 2, 2, 1])
  expect(market.units).toEqual({ artillery: 15, infantry: 13, mounted: 14, aircraft: 8 })
  expect(market.events).toEqual({ ancient: 18, medieval: 16, modern: 11 })
  expect(market.people).toBe(16)
  expect(market).toMatchObject({ huts: 17, villages: 8 })
})

test('C-3.4 market tokens that a player holds are public', () => {
  expect(seenBy(secrets(), 1).players[0]?.resources).toEqual([0, 0, 0, 1])
})

test('C-3.5 how many units of each type there are is public', () => {
  expect(seenBy(secrets(), 1).players[0]?.unitCounts).toEqual({ artillery: 0, infantry: 2, mounted: 1, aircraft: 0 })
})

test('C-3.6 the backs of culture events in hand are public', () => {
  expect(seenBy(secrets(), 1).players[0]?.handBacks).toEqual({ ancient: 1, medieval: 1, modern: 0 })
})

test('C-3.7 how many huts and villages a player holds is public', () => {
  expect(seenBy(secrets(), 1).players[0]).toMatchObject({ huts: 2, villages: 1 })
})

test('C-3.8 great people in the reserve are public', () => {
  expect(seenBy(secrets(), 1).players[0]?.people).toEqual(['general'])
})

test('C-3.9 offers are public but for the faces of what is given', () => {
  const state = secrets()
  play(state, '0: offer 1 hut.spy*1,drought*1 for -')
  const [offer] = seenBy(state, null).offers
  expect(offer).toMatchObject({ from: 0, to: 1, give: { huts: 1, events: [1, 0, 0] } })
  expect(guesses(state, 1, ({ offers }) => offers[0]?.deal.give.huts).size).toBeGreaterThan(1)
  expect(guesses(state, 0, ({ offers }) => offers[0]?.deal.give).size).toBe(1)
})

test('C-3.13 only the owner knows the strengths of the standing forces', () => {
  const state = secrets()
  expect(seenBy(state, 0).players[0]?.own?.units).toEqual(player(state, 0).units)
  expect(seenBy(state, 1).players[0]?.own).toBeNull()
  const infantry = ({ players }: State) => players[0]?.units.slice(STRENGTHS, 2 * STRENGTHS)
  expect(guesses(state, 1, infantry).size).toBeGreaterThan(1)
  expect(guesses(state, 0, infantry).size).toBe(1)
})

test('C-3.16 only the owner knows the faces of culture events in hand', () => {
  const state = secrets()
  expect(seenBy(state, 0).players[0]?.own?.hand).toEqual(['drought', 'catastrophe'])
  const hand = ({ players }: State) => players[0]?.hand
  expect(guesses(state, 1, hand).size).toBeGreaterThan(1)
  expect(guesses(state, null, hand).size).toBeGreaterThan(1)
  expect(guesses(state, 0, hand).size).toBe(1)
  const eras = ({ players }: State) => players[0]?.hand.map((event) => CULTURE_EVENTS[event]?.era)
  expect([...guesses(state, 1, eras)]).toEqual(['[0,1]'])
})

test('C-3.17 only the owner knows the faces of huts and villages taken', () => {
  const state = secrets()
  expect(seenBy(state, 0).players[0]?.own?.huts).toEqual([1, 0, 0, 0, 1, 0])
  expect(guesses(state, 1, ({ players }) => players[0]?.huts).size).toBeGreaterThan(1)
  expect(guesses(state, 1, ({ players }) => players[0]?.villages).size).toBeGreaterThan(1)
  expect(guesses(state, 0, ({ players }) => [players[0]?.huts, players[0]?.villages]).size).toBe(1)
})

test('C-3.19 a hut that changes hands is known to the new owner and to nobody else', () => {
  const state = position({ phase: 'trade', players: [{ huts: { spy: 1, wheat: 1 } }, {}, {}] })
  const events = play(state, '0: offer 1 hut.spy*1 for -', '1: accept 1')
  expect(seenBy(state, 1).players[1]?.own?.huts).toEqual([0, 0, 0, 0, 1, 0])
  expect(guesses(state, 2, ({ players }) => players[1]?.huts).size).toBeGreaterThan(1)
  for (const event of events) expect(JSON.stringify(classic.presentation.project(event, 2))).not.toContain('spy')
})

test('C-3.19 while a deal is being closed each side knows the faces of its own things only', () => {
  const state = position({
    phase: 'trade',
    players: [{ huts: { spy: 1, wheat: 1, silk: 1 } }, { huts: { spy: 1, wheat: 1 }, hand: ['drought'] }, {}],
  })
  play(state, '0: offer 1 hut.spy*1 for hut*1,ancient*1', '1: accept 1', '1: handHut wheat')
  const given = ({ closing }: State) => closing?.deal.give.huts
  const chosen = ({ closing }: State) => closing?.huts
  expect([...guesses(state, 0, given)]).toEqual([JSON.stringify(given(state))])
  expect([...guesses(state, 1, chosen)]).toEqual([JSON.stringify(chosen(state))])
  for (const viewer of [1, 2]) expect(guesses(state, viewer, given).size).toBeGreaterThan(1)
  for (const viewer of [0, 2]) expect(guesses(state, viewer, chosen).size).toBeGreaterThan(1)
})

test('C-3.19 whatever face is guessed for an offered event is in the hand guessed with it', () => {
  const state = position({ phase: 'trade', players: [{ hand: ['drought', 'sabotage'] }, {}] })
  play(state, '0: offer 1 sabotage*1 for -')
  const isHeld = ({ offers, players }: State) =>
    offers[0]?.deal.give.events.map((event) => players[0]?.hand.includes(event))
  expect([...guesses(state, 1, isHeld)]).toEqual(['[true]'])
})

test('C-3.20 what a player says about a face-down thing is not checked', () => {
  const state = position({ phase: 'trade', players: [{ huts: { spy: 1, wheat: 1 } }, { trade: 4 }] })
  play(state, '1: offer 0 trade*4 for hut*1', '0: accept 1')
  // Whatever was promised: either hut will do.
  expect(classic.legal(state, 0).map(({ notation }) => notation)).toEqual(['handHut wheat', 'handHut spy'])
})

test('C-3.21 nobody knows the tiles that lie face down, nor those in the box', () => {
  const state = classic.setup(DEFAULT_OPTIONS, 2, 'tiles')
  expect(
    seenBy(state, 0)
      .tiles.slice(2)
      .every(({ tile }) => tile === null),
  ).toBe(true)
  expect(seenBy(state, 0).squares.filter(({ terrain }) => terrain === null)).toHaveLength(6 * 16)
  // There is no order of tiles in the state that could be found out.
  expect(state.tiles.slice(2)).toEqual([-1, -1, -1, -1, -1, -1])
})

test('C-3.22 nobody knows the faces of huts and villages on the map', () => {
  const state = secrets()
  const json = JSON.stringify(seenBy(state, 0).squares)
  expect(json).not.toContain('spy')
  expect(state.token.every((token) => token <= 2)).toBe(true)
})

test('C-3.23 decks have no order that anybody could know', () => {
  const state = secrets()
  expect(state.events.reduce((sum, count) => sum + count, 0)).toBe(45)
  expect(guesses(state, 0, ({ random }) => random).size).toBe(60)
})

test('C-3.24 a draw is made when it happens: the same position draws differently', () => {
  const state = classic.setup({ ...DEFAULT_OPTIONS, civilizations: 'choose' }, 2, 'draws')
  play(state, 'civilization america', 'civilization china', '0: capital b2', '0: place a1')
  const drawn = guesses(state, 0, (sample) => {
    play(sample, '0: place a1')
    return sample.players[0]?.people
  })
  expect(drawn.size).toBeGreaterThan(2)
})

test('C-3.28 what is discarded down to the hand limit becomes public', () => {
  const state = position({
    phase: 'trade',
    players: [{ hand: ['drought'] }, { hand: ['defection', 'sabotage'] }],
  })
  play(state, '0: offer 1 drought*1 for -', '1: accept 1')
  const [event] = play(state, 'discard sabotage')
  expect(classic.presentation.project(event as NonNullable<typeof event>, null)).toEqual({
    kind: 'eventDiscarded',
    seat: 1,
    culture: 'sabotage',
  })
  expect(seenBy(state, null).market.discards).toEqual(['sabotage'])
})

test('C-3.11 killed units lie face up and are public', () => {
  const state = secrets()
  expect(seenBy(state, null).market.fallen).toEqual(state.fallen)
})

test('C-3.12 the type a city trains is public, the card is not', () => {
  const state = position({ phase: 'cities', players: [{ trade: 27 }, {}] })
  const trained = play(state, 'train 0 infantry').find(({ kind }) => kind === 'unitTrained')
  expect(classic.presentation.project(trained as NonNullable<typeof trained>, 1)).toEqual({
    kind: 'unitTrained',
    seat: 0,
    unit: 'infantry',
  })
  expect(classic.presentation.project(trained as NonNullable<typeof trained>, 0)).toHaveProperty('own.strength')
})

/** Seat 0 attacks an army of seat 1; seat 2 watches. */
const inBattle = (): State => {
  const units = [
    ['infantry', 1],
    ['infantry', 3],
    ['mounted', 2],
    ['mounted', 3],
    ['artillery', 1],
  ] as const
  const state = position({
    phase: 'movement',
    players: [{ armies: { h7: 1 }, units }, { armies: { h8: 1 }, units }, {}],
  })
  play(state, 'march h7 1a0s south')
  return state
}

test('C-3.14 a battle hand is known only to the player who holds it', () => {
  const state = inBattle()
  const hands = (viewer: number | null) => seenBy(state, viewer).battle?.hands.map(({ cards }) => cards !== null)
  expect(hands(0)).toEqual([true, false])
  expect(hands(1)).toEqual([false, true])
  expect(hands(2)).toEqual([false, false])
  expect(guesses(state, 0, ({ battle }) => battle?.hands[1]).size).toBeGreaterThan(1)
  expect(guesses(state, 0, ({ battle }) => battle?.hands[0]).size).toBe(1)
})

test('C-3.15 the barbarians’ hand is known only to the player who plays them', () => {
  const state = position({
    phase: 'movement',
    tokens: { h8: 'village' },
    players: [{ armies: { h7: 1 }, units: [['infantry', 1]] }, {}, {}],
  })
  play(state, 'march h7 1a0s south')
  const seen = (viewer: number | null) => seenBy(state, viewer).battle?.hands[1]?.cards !== null
  expect([seen(0), seen(1), seen(2), seen(null)]).toEqual([false, true, false, false])
  expect(guesses(state, 0, ({ battle }) => battle?.hands[1]).size).toBeGreaterThan(1)
  // Each guess has as many cards as the true hand.
  const size = ({ battle }: State) => battle?.hands[1].reduce((sum, count) => sum + count, 0)
  expect(guesses(state, 0, size)).toEqual(new Set([JSON.stringify(size(state))]))
})

test('C-3.15 those who cannot see the barbarians’ hand guess the true one no more often than equally likely ones', () => {
  const forces = (['infantry', 'mounted', 'artillery'] as const).flatMap((type) =>
    [1, 2, 3].map((strength) => [type, strength] as const),
  )
  const state = position({
    phase: 'movement',
    tokens: { h8: 'village' },
    players: [{ armies: { h7: 1 }, units: [['infantry', 1]] }, { units: forces }, { units: forces }],
  })
  play(state, 'march h7 1a0s south')
  for (const viewer of [0, 1, 2, null]) expect(unevenAt(classic, state, viewer, `hand seen by ${viewer}`)).toBeNull()
})

test('C-3.29 units are public from the moment they are played', () => {
  const state = inBattle()
  const [card] = classic.legal(state, 1)
  play(state, `1: ${card?.notation}`)
  const fronts = guesses(state, 2, ({ battle }) => battle?.fronts)
  expect(fronts.size).toBe(1)
  expect(seenBy(state, null).battle?.fronts[0]?.defender).not.toBeNull()
})

test('C-3.18 a chosen tech is secret until all have chosen', () => {
  const state = position({ phase: 'research', players: [{ trade: 6 }, { trade: 6 }] })
  const [event] = play(state, '0: research writing')
  expect(JSON.stringify(classic.presentation.project(event as NonNullable<typeof event>, 1))).not.toContain('writing')
  expect(JSON.stringify(seenBy(state, 1))).not.toContain('writing')
  expect(seenBy(state, 1).players[0]?.chosen).toBe(true)
  expect(seenBy(state, 0).players[0]?.own?.research).toBe('writing')
  const events = play(state, '1: pass')
  expect(events.map(({ kind }) => kind)).toContain('techResearched')
  expect(seenBy(state, 1).players[0]?.techs).toEqual(['writing'])
})

test('C-3.18 a secret choice is guessed among what the others see could have been chosen', () => {
  const rich = position({ phase: 'research', players: [{ trade: 11, techs: ['pottery', 'writing'] }, {}] })
  const poor = position({ phase: 'research', players: [{ trade: 5 }, {}] })
  play(rich, '0: research currency')
  play(poor, '0: pass')
  const chosen = guesses(rich, 1, ({ players }) => players[0]?.research)
  expect(chosen.size).toBeGreaterThan(5)
  for (const text of chosen) {
    const { level, id } = TECHS[Number(text)] as (typeof TECHS)[number]
    expect(level, id).toBeLessThanOrEqual(2)
    expect(['pottery', 'writing']).not.toContain(id)
  }
  expect([...guesses(poor, 1, ({ players }) => players[0]?.research)]).toEqual(['-1'])
  // What was really chosen makes no difference.
  const passed = position({ phase: 'research', players: [{ trade: 11, techs: ['pottery', 'writing'] }, {}] })
  play(passed, '0: pass')
  const sampled = (state: State) => classic.sample(state, 1, seeded('same')).players[0]?.research
  expect(sampled(passed)).toBe(sampled(rich))
})

test('C-3.27 looted face-down things are chosen by their backs and seen by the taker afterwards', () => {
  const state = position({
    phase: 'movement',
    players: [{ armies: { h7: 1 } }, { scouts: ['h8'], huts: { spy: 1, wheat: 1 } }, {}],
  })
  play(state, 'march h7 1a0s south', 'loot resources 0')
  expect(classic.legal(state, 0).map(({ notation }) => notation)).toContain('takeMarker hut')
  expect(classic.legal(state, 0).some(({ notation }) => notation.includes('spy'))).toBe(false)
  const events = play(state, 'takeMarker hut')
  const own = seenBy(state, 0).players[0]?.own?.huts as readonly number[]
  expect(own.reduce((sum, count) => sum + count, 0)).toBe(1)
  for (const event of events) expect(classic.presentation.project(event, 2)).not.toHaveProperty('own')
})
