import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { classic } from '../../game.ts'
import { asked, finishRound, idleUntil, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { isDeal } from './deal.ts'
import { sayBacks } from './saying.ts'

test('C-10.1 one trade for every icon on the outskirts of all own cities', () => {
  const state = position({ phase: 'trade', map: ['dd', '', '', '', '', '...d'], players: [{ cities: ['d7'] }, {}] })
  expect(player(state, 0).trade).toBe(3)
})

test('C-EX4 two cities with 4 and 8 icons give 12', () => {
  const state = position({
    phase: 'trade',
    map: ['ddd', 'd', '', '', '', '..ddd', '..d.d', '..ddd'],
    players: [{ cities: ['d7'] }, {}],
  })
  expect(player(state, 0).trade).toBe(12)
})

test('C-EX3 three trade and three more are six', () => {
  const state = position({ phase: 'trade', map: ['ddd'], players: [{ trade: 3 }, {}] })
  expect(player(state, 0).trade).toBe(6)
})

test('C-2.27 the numerals of the dial are ordinary positions', () => {
  for (const trade of [5, 10, 15, 20, 25]) {
    const state = position({ phase: 'trade', map: ['d'], players: [{ trade }, {}] })
    expect(player(state, 0).trade).toBe(trade + 1)
  }
})

test('C-10.2 squares of assigned scouts count', () => {
  const state = position({
    phase: 'trade',
    map: ['d', '', '', '', '', '', '...d'],
    players: [{ scouts: ['d7'], sends: { d7: 0 } }, {}],
  })
  expect(player(state, 0).trade).toBe(2)
})

test('C-10.3 blockaded squares do not', () => {
  const state = position({ phase: 'trade', map: ['dd'], players: [{}, { armies: { a1: 1 } }] })
  expect(player(state, 0).trade).toBe(1)
})

test('C-10.4 trade is collected for everybody before negotiation', () => {
  const state = position({ map: ['d'], players: [{}, { built: { f13: 'harbor' } }] })
  const events = play(state, 'done', 'done')
  expect(events.filter(({ kind }) => kind === 'tradeCollected')).toEqual([
    { kind: 'tradeCollected', seat: 0, count: 1 },
    { kind: 'tradeCollected', seat: 1, count: 2 },
  ])
  expect(asked(state)).toBe('negotiate')
})

test('C-10.5 trade is kept from round to round', () => {
  const state = position({ phase: 'trade', players: [{ trade: 9 }, {}] })
  expect(player(state, 0).trade).toBe(9)
})

test('C-10.6 trade above 27 is lost', () => {
  const state = position({ phase: 'trade', map: ['ddd'], players: [{ trade: 26 }, {}] })
  expect(player(state, 0).trade).toBe(27)
})

test('C-2.24 the trade dial ends at 27', () => {
  const state = position({ phase: 'trade', map: ['ddd'], players: [{ trade: 27 }, {}] })
  expect(player(state, 0).trade).toBe(27)
})

test('C-2.25 trade never goes below 0', () => {
  // Fundamentalism takes one trade from each city, but never more than it gives.
  const state = position({ phase: 'trade', players: [{ government: 'fundamentalism', cities: ['d7'] }, {}] })
  expect(player(state, 0).trade).toBe(0)
})

test('C-10.7 trade is the civilization’s, not a city’s', () => {
  const state = position({ phase: 'trade', map: ['d', '', '', '', '', '...d'], players: [{ cities: ['d7'] }, {}] })
  expect(player(state, 0).trade).toBe(2)
})

const three = () =>
  position({
    phase: 'trade',
    players: [
      { trade: 9, culture: 4, resources: { iron: 1 }, huts: { spy: 1, silk: 1 }, hand: ['drought'] },
      { trade: 5, villages: { uranium: 1 }, hand: ['defection', 'sabotage'] },
      { trade: 3 },
    ],
  })

test('C-10.8 any players may exchange, and none has to', () => {
  const state = three()
  expect(classic.deciders(state)).toEqual([0, 1, 2])
  play(state, '2: offer 0 trade*1 for culture*1', '0: accept 1')
  expect([player(state, 0).trade, player(state, 0).culture]).toEqual([10, 3])
  expect([player(state, 2).trade, player(state, 2).culture]).toEqual([2, 1])
  play(state, '0: done', '1: done', '2: done')
  expect(state.phase).toBe('cities')
})

test('C-10.9 a village may also be offered', () => {
  const state = three()
  play(state, '1: offer 0 village.uranium*1 for trade*1', '0: accept 1')
  expect([player(state, 0).villages[5], player(state, 1).villages[5]]).toEqual([1, 0])
})

test('C-3.20 the same card is not handed over twice', () => {
  const state = three()
  play(state, '0: offer 1 trade*1 for ancient*2', '1: accept 1', '1: handEvent sabotage')
  expect([refusal(state, '1: handEvent sabotage'), refusal(state, '1: handEvent defection')]).toEqual(['youLack', ''])
})

test('C-3.20 the same hut or village is not handed over twice', () => {
  const state = position({
    phase: 'trade',
    players: [{}, { huts: { spy: 1, silk: 1 }, villages: { iron: 1, spy: 1 } }],
  })
  play(state, '0: offer 1 - for hut*2,village*2', '1: accept 1', '1: handHut spy')
  expect([refusal(state, '1: handHut spy'), refusal(state, '1: handHut silk')]).toEqual(['youLack', ''])
  play(state, '1: handHut silk', '1: handVillage iron')
  expect([refusal(state, '1: handVillage iron'), refusal(state, '1: handVillage spy')]).toEqual(['youLack', ''])
})

test('C-10.9 trade, culture, resource tokens, huts, villages and culture events', () => {
  const state = three()
  play(state, '0: offer 1 trade*2,culture*3,iron*1,hut.spy*1,drought*1 for trade*1,village*1,ancient*1', '1: accept 1')
  expect(asked(state)).toBe('handOver')
  play(state, '1: handVillage uranium', '1: handEvent sabotage')
  expect(player(state, 0)).toMatchObject({ trade: 8, culture: 1, resources: [0, 0, 0, 0] })
  expect(player(state, 0).huts).toEqual([0, 1, 0, 0, 0, 0])
  expect(player(state, 0).villages).toEqual([0, 0, 0, 0, 0, 1])
  expect(classic.view(state, 0).players[0]?.own?.hand).toEqual(['sabotage'])
  expect(player(state, 1)).toMatchObject({ trade: 6, culture: 3, resources: [0, 0, 0, 1] })
  expect(player(state, 1).huts).toEqual([0, 0, 0, 0, 1, 0])
  expect(classic.view(state, 1).players[1]?.own?.hand).toEqual(['defection', 'drought'])
})

test('C-10.10 nothing else can be offered', () => {
  for (const thing of ['coin*1', 'army*1', 'tech*1', 'infantry*1', 'artist*1', 'uranium*1']) {
    expect(classic.notation.parse(`offer 1 ${thing} for trade*1`)).toBeNull()
  }
  expect(classic.notation.parse('offer 1 iron*1 for trade*1')).not.toBeNull()
})

test('C-10.11 promises are only words: an exchange is what the offer says', () => {
  const state = three()
  play(state, '0: offer 1 trade*3 for -', '1: accept 1')
  expect([player(state, 0).trade, player(state, 1).trade]).toEqual([6, 8])
})

test('C-10.12 both must agree, and all changes hands at once', () => {
  const state = three()
  play(state, '0: offer 1 trade*2 for trade*1')
  expect(player(state, 0).trade).toBe(9)
  play(state, '1: decline 1')
  expect(player(state, 0).trade).toBe(9)
  play(state, '0: offer 1 trade*2 for village*1', '1: accept 2')
  expect(player(state, 0).trade).toBe(9)
  play(state, '1: handVillage uranium')
  expect([player(state, 0).trade, player(state, 0).villages[5]]).toEqual([7, 1])
})

test('C-10.13 gifts are allowed', () => {
  const state = three()
  expect(refusal(state, '0: offer 1 trade*3 for -')).toBe('')
  expect(refusal(state, '0: offer 1 - for trade*3')).toBe('')
  expect(refusal(state, '0: offer 1 - for -')).toBe('emptyOffer')
})

test('C-10.14 nobody hands over more than there is, and the dial ends at 27', () => {
  const state = three()
  expect(refusal(state, '0: offer 1 trade*10 for -')).toBe('youLack')
  expect(refusal(state, '0: offer 1 culture*50 for -')).toBe('youLack')
  expect(refusal(state, '0: offer 1 trade*1 for culture*50')).toBe('partnerLacks')
  expect(refusal(state, '0: offer 1 hut.wheat*1 for -')).toBe('youLack')
  expect(refusal(state, '0: offer 1 defection*1 for -')).toBe('youLack')
  expect(refusal(state, '0: offer 1 trade*1 for trade*6')).toBe('partnerLacks')
  expect(refusal(state, '0: offer 1 trade*1 for ancient*3')).toBe('partnerLacks')
  player(state, 1).trade = 26
  play(state, '0: offer 1 trade*9 for -', '1: accept 1')
  expect(player(state, 1).trade).toBe(27)
})

test('C-10.15 a player with too many culture events discards at once', () => {
  const state = three()
  play(state, '0: offer 1 drought*1 for -', '1: accept 1')
  expect([asked(state), ...classic.deciders(state)]).toEqual(['discard', 1])
  expect(legal(state)).toEqual(['discard defection', 'discard drought', 'discard sabotage'])
  play(state, 'discard drought')
  expect(asked(state)).toBe('negotiate')
})

test('C-10.16 only in the Trade phase', () => {
  for (const phase of ['start', 'cities', 'movement', 'research'] as const) {
    const state = position({ phase, players: [{ trade: 9 }, {}] })
    expect(refusal(state, '0: offer 1 trade*1 for -')).toBe('notAsked')
  }
})

test('C-10.17 the last of 99 offers can be accepted, and there is no other', () => {
  const state = three()
  state.offered = 98
  play(state, '0: offer 1 trade*1 for -')
  expect([refusal(state, '0: offer 2 trade*1 for -'), refusal(state, '1: accept 99')]).toEqual(['tooManyOffers', ''])
})

test('C-10.17 the phase ends when everybody is done', () => {
  const state = three()
  play(state, '0: done', '2: done')
  expect(classic.deciders(state)).toEqual([1])
  play(state, '1: done')
  expect(state.phase).toBe('cities')
})

test('C-D13 an offer names a partner, what is given and what is asked for', () => {
  const state = three()
  expect(refusal(state, '0: offer 0 trade*1 for -')).toBe('noPartner')
  const [event] = play(state, '0: offer 1 hut.spy*1 for trade*2')
  // C-3.19: the face is not told.
  expect(event).toMatchObject({ kind: 'offerMade', seat: 0, partner: 1, give: { huts: 1 }, want: { trade: 2 } })
  expect(JSON.stringify(event)).not.toContain('spy')
})

test('C-D14 only the addressed player answers', () => {
  const state = three()
  play(state, '0: offer 1 trade*1 for -')
  expect(refusal(state, '2: accept 1')).toBe('noOffer')
  expect(refusal(state, '0: accept 1')).toBe('noOffer')
  expect(legal(state, 1)).toEqual(['done', 'accept 1', 'decline 1'])
})

test('C-D15 an open offer can be withdrawn', () => {
  const state = three()
  play(state, '0: offer 1 trade*1 for -')
  expect(refusal(state, '1: withdraw 1')).toBe('noOffer')
  expect([legal(state, 0), legal(state, 2)]).toEqual([['done', 'withdraw 1'], ['done']])
  play(state, '0: withdraw 1')
  expect(refusal(state, '1: accept 1')).toBe('noOffer')
})

test('C-D16 an offer calls back a player who was done', () => {
  const state = three()
  play(state, '1: done')
  expect(classic.deciders(state)).toEqual([0, 2])
  play(state, '0: offer 1 trade*1 for -')
  expect(classic.deciders(state)).toEqual([0, 1, 2])
})

test('C-D16 the offers of a player who is done stand until they are answered, those to the player do not', () => {
  const state = three()
  play(state, '0: offer 1 trade*1 for -', '2: offer 0 trade*1 for -', '0: done')
  expect(state.offers.map(({ number }) => number)).toEqual([1])
  play(state, '1: accept 1')
  expect([player(state, 0).trade, player(state, 1).trade]).toEqual([8, 6])
  expect(classic.deciders(state)).toEqual([1, 2])
})

test('open offers of a player lapse once something of the player’s has changed hands', () => {
  const state = three()
  play(state, '0: offer 1 hut.spy*1 for -', '0: offer 2 hut.spy*1 for trade*1', '1: accept 1')
  expect(state.offers).toEqual([])
})

test('C-10.14 what was spent to answer somebody else is no longer on offer', () => {
  const state = position({
    phase: 'trade',
    players: [
      { techs: ['mass-media'], huts: { spy: 1 } },
      { techs: ['horseback-riding'], resources: { silk: 1 }, trade: 3 },
    ],
  })
  play(state, '0: offer 1 hut.spy*1 for trade*3', '1: use horseback-riding', '1: aimSeat 0', '1: spend silk token')
  play(state, '0: use mass-media', '0: spend spy hut')
  expect([asked(state), state.offers]).toEqual(['negotiate', []])
})

test('C-10.9 anything one has may be suggested as an offer, and every suggestion is legal', () => {
  const state = position({
    phase: 'trade',
    players: [
      {
        trade: 5,
        culture: 5,
        resources: { iron: 1 },
        huts: { spy: 1 },
        villages: { wheat: 1 },
        hand: ['drought'],
      },
      { trade: 5, culture: 5, resources: { silk: 1 }, huts: { spy: 1 }, villages: { wheat: 1 }, hand: ['drought'] },
    ],
  })
  const random = seeded('offers')
  const given = new Set<string>()
  const wanted = new Set<string>()
  for (let time = 0; time < 400; time++) {
    const move = classic.openMoves?.suggest(state, 0, random) ?? null
    if (move === null) continue
    expect(classic.presentation.whyNot(state, 0, move)).toBeNull()
    const [, give, want] = /^offer 1 (\S+) for (\S+)$/.exec(classic.notation.notate(move)) ?? []
    given.add(give?.replace(/\*\d+$/, '') ?? '')
    wanted.add(want?.replace(/\*\d+$/, '') ?? '')
  }
  expect([...given].sort()).toEqual(['-', 'culture', 'drought', 'hut.spy', 'iron', 'trade', 'village.wheat'])
  expect([...wanted].sort()).toEqual(['-', 'ancient', 'culture', 'hut', 'silk', 'trade', 'village'])
})

test('C-10.14 no offer is suggested of things nobody has', () => {
  const state = position({ phase: 'trade', players: [{}, { trade: 5, culture: 5, resources: { silk: 1 } }] })
  const random = seeded('nothing to give')
  const suggested = Array.from({ length: 200 }, () => classic.openMoves?.suggest(state, 0, random) ?? null)
  // Nothing for nothing is no offer: with three things to ask for, that is one in four.
  expect(suggested.filter((move) => move !== null).length).toBeGreaterThan(120)
})

test('C-10.17 no offers are suggested for a player who is done', () => {
  const state = three()
  play(state, '0: done')
  expect([0, 1].map((seat) => classic.openMoves?.might?.(state, seat))).toEqual([false, true])
})

test('offers are suggested again in every round', () => {
  const state = position({ phase: 'trade', players: [{ trade: 9 }, { trade: 9 }] })
  const mightSuggest = () => classic.openMoves?.might?.(state, 0)
  expect(mightSuggest()).toBe(true)
  for (let time = 0; time < 4; time++) play(state, '0: offer 1 trade*1 for -', `1: decline ${time + 1}`)
  expect(mightSuggest()).toBe(false)
  finishRound(state)
  idleUntil(state, ({ phase }) => phase === 'trade')
  expect(mightSuggest()).toBe(true)
})

test('C-10.8 anything malformed is refused', () => {
  const give = { trade: 1, culture: 0, resources: [0, 0, 0, 0], huts: [0, 0, 0, 0, 0, 0], villages: [0, 0, 0, 0, 0, 0] }
  const want = { trade: 1, culture: 0, resources: [0, 0, 0, 0], huts: 0, villages: 0, events: [0, 0, 0] }
  const deal = { to: 1, give: { ...give, events: [0, 0, 3] }, want }
  expect(isDeal(deal)).toBe(true)
  expect(isDeal({ ...deal, to: 3 })).toBe(true)
  const wrong: readonly unknown[] = [
    null,
    'deal',
    { ...deal, to: 4 },
    { ...deal, to: -1 },
    { ...deal, to: 0.5 },
    { ...deal, to: '1' },
    { ...deal, give: null },
    { ...deal, want: null },
    { ...deal, want: 'all' },
    { ...deal, give },
    { ...deal, give: { ...deal.give, trade: 100 } },
    { ...deal, give: { ...deal.give, trade: [1] } },
    { ...deal, give: { ...deal.give, resources: [0, 0, 0] } },
    { ...deal, give: { ...deal.give, resources: 4 } },
    { ...deal, give: { ...deal.give, huts: [0, 0, 0, 0, 0, -1] } },
    { ...deal, give: { ...deal.give, events: [3, 0] } },
    { ...deal, give: { ...deal.give, events: [CULTURE_EVENTS.length] } },
    { ...deal, want: { ...want, huts: [0] } },
    { ...deal, want: { ...want, events: [0, 0, 0, 0] } },
  ]
  expect(wrong.filter(isDeal)).toEqual([])
  expect(isDeal({ ...deal, give: { ...deal.give, trade: 99, events: [CULTURE_EVENTS.length - 1] } })).toBe(true)
})

test('C-10.8 a text that is not an offer does not parse', () => {
  const texts = [
    '',
    '1',
    '1 trade*1',
    '1 trade*1 for',
    '4 trade*1 for -',
    '1 trade for -',
    '1 trade*0 for -',
    '1 - for hut.spy*1',
  ]
  expect(texts.map((text) => classic.notation.parse(`offer ${text}`))).toEqual(texts.map(() => null))
  expect(classic.notation.parse('offer 1 trade*1 for -')?.kind).toBe('offer')
})

test('C-3.19 an offer is described by its backs: how many of each, or nothing', () => {
  const bundle = { trade: 2, culture: 0, resources: [0, 0, 0, 1], huts: 1, villages: 0, events: [0, 1, 0] }
  const thing = (count: number, said: unknown) => ({ key: 'bundle.thing', args: { count, thing: said } })
  expect(sayBacks(bundle)).toEqual([
    thing(2, { key: 'icon.trade' }),
    thing(1, { key: 'resource.iron' }),
    thing(1, { key: 'marker.hut' }),
    thing(1, { key: 'bundle.event', args: { era: { key: 'era.medieval' } } }),
  ])
  expect(sayBacks({ ...bundle, trade: 0, resources: [0, 0, 0, 0], huts: 0, events: [0, 0, 0] })).toEqual({
    key: 'bundle.nothing',
  })
})
