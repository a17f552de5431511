import { expect, test } from 'vitest'
import { CULTURE_EVENT } from '../../data/events.ts'
import { GREAT_PERSON } from '../../data/great-people.ts'
import { NONE } from '../../data/types.ts'
import { WONDER } from '../../data/wonders.ts'
import { classic } from '../../game.ts'
import { asked, at, finishRound, idleUntil, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { drawFrom, gainEvent } from '../drawing.ts'
import { terrainOn } from '../map/land.ts'
import { cultureIcons, tradeIcons } from '../map/outskirts.ts'
import { removeCity } from '../map/placing.ts'
import { PERSON_CODE } from '../state.ts'
import { gainPerson } from './people.ts'

test('C-18.1 a drawn culture event goes to the secret hand', () => {
  const state = position({ phase: 'cities', players: [{ culture: 3 }, {}] })
  play(state, 'advance')
  expect(player(state, 0).hand).toHaveLength(1)
  expect(classic.view(state, 1).players[0]).toMatchObject({ handBacks: { ancient: 1 }, own: null })
})

test('C-18.2 the limit is 2, and techs raise it', () => {
  const full = { culture: 3, hand: ['drought', 'drought'] as const }
  const state = position({ phase: 'cities', players: [full, {}] })
  play(state, 'advance')
  expect(asked(state)).toBe('discard')
  const more = position({ phase: 'cities', players: [{ ...full, techs: ['pottery'] }, {}] })
  play(more, 'advance')
  expect(asked(more)).toBe('manage')
})

test('C-18.3 above a limit that has fallen one discards at once: Cristo Redentor is blockaded', () => {
  const hand = ['we-love-the-despot-day', 'sabotage', 'drought'] as const
  const state = position({
    phase: 'movement',
    players: [{ armies: { d4: 1 } }, { capital: 'f4', built: { e4: 'cristo-redentor' }, hand }],
  })
  play(state, 'march d4 1a0s east', '1: pass')
  expect(asked(state)).toBe('trek')
  play(state, '0: stop')
  expect([asked(state), ...classic.deciders(state)]).toEqual(['discard', 1])
  play(state, '1: discard drought')
  expect([asked(state), player(state, 1).hand.length]).toEqual(['march', 2])
})

test('C-18.3 above the limit one discards at once, the new card too', () => {
  const state = position({
    phase: 'cities',
    players: [{ culture: 3, hand: ['we-love-the-despot-day', 'drought'] }, {}],
  })
  play(state, 'advance')
  expect(legal(state).every((text) => text.startsWith('discard '))).toBe(true)
  play(state, 'discard drought')
  expect([player(state, 0).hand.length, asked(state)]).toEqual([2, 'manage'])
})

test('C-18.4 only in the phase printed on it', () => {
  const hand = ['drought', 'we-love-the-despot-day'] as const
  expect(refusal(position({ players: [{ hand }, {}] }), 'play drought')).toBe('')
  expect(refusal(position({ players: [{ hand }, {}] }), 'play we-love-the-despot-day')).toBe('notNow')
  expect(refusal(position({ phase: 'cities', players: [{ hand }, {}] }), 'play drought')).toBe('notNow')
  expect(refusal(position({ phase: 'cities', players: [{ hand }, {}] }), 'play we-love-the-despot-day')).toBe('')
})

test('C-18.5 playing is optional and free', () => {
  const state = position({ phase: 'cities', players: [{ hand: ['we-love-the-despot-day'], trade: 3 }, {}] })
  expect(legal(state)).toContain('done')
  play(state, 'play we-love-the-despot-day', 'aimCity 0')
  expect([player(state, 0).boosts[0], player(state, 0).trade]).toEqual([4, 3])
})

test('C-18.6 it takes effect and is discarded', () => {
  const state = position({ players: [{ hand: ['drought'] }, {}] })
  play(state, 'play drought', 'aim d7')
  expect([terrainOn(state, at('d7')), player(state, 0).hand, state.discards[CULTURE_EVENT.drought]]).toEqual([3, [], 1])
})

test('C-18.7 any number of cards in a phase', () => {
  const state = position({ players: [{ hand: ['drought', 'drought'] }, {}] })
  play(state, 'play drought', 'aim d7', 'play drought', 'aim d8')
  expect(player(state, 0).hand).toEqual([])
})

test('C-18.8 not without a target', () => {
  const state = position({ players: [{ hand: ['deforestation'] }, {}] })
  expect(refusal(state, 'play deforestation')).toBe('noTarget')
})

test('C-18.9 discards lie face up under the deck of their age', () => {
  const state = position({ players: [{ hand: ['drought'] }, {}] })
  play(state, 'play drought', 'aim d7')
  expect(classic.view(state, null).market.discards).toEqual(['drought'])
})

test('C-18.10 a deck of discards is turned over', () => {
  const state = position({ players: [{}, {}] })
  for (const [event, count] of state.events.entries()) {
    state.discards[event] = count
    state.events[event] = 0
  }
  expect(gainEvent(state, 0, 0)).toBeGreaterThanOrEqual(0)
  expect(state.discards.slice(0, 8).every((count) => count === 0)).toBe(true)
})

test('C-18.11 without any card the draw gives nothing', () => {
  const state = position({ phase: 'cities', players: [{ culture: 3 }, {}] })
  while (drawFrom(state.random, state.events, 0, 8) >= 0) {}
  expect(gainEvent(state, 0, 0)).toBe(-1)
})

test('C-18.12 no effect on or through unrevealed tiles', () => {
  const state = position({ hidden: ['a9'], players: [{ hand: ['drought'] }, {}] })
  play(state, 'play drought')
  expect(squares(state, 'aim')).not.toContain('a9')
})

test('C-19.1 a great person is drawn at random, and its type is public', () => {
  const state = position({ phase: 'cities', players: [{ level: 2, culture: 3 }, {}] })
  const events = play(state, 'advance')
  const drawn = events.find(({ kind }) => kind === 'personDrawn')
  expect(drawn).toBeDefined()
  expect(classic.view(state, 1).players[0]?.people).toHaveLength(1)
})

test('C-19.2 it is placed at once or put into the reserve', () => {
  const state = position({ phase: 'cities', players: [{ level: 2, culture: 3 }, {}] })
  play(state, 'advance')
  expect(asked(state)).toBe('welcome')
  expect(legal(state)).toHaveLength(1 + 8)
  play(state, 'pass')
  expect(asked(state)).toBe('manage')
  expect(player(state, 0).people.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('C-D26 place a drawn great person, or keep it', () => {
  const state = position({ phase: 'cities', players: [{ level: 2, culture: 3 }, {}] })
  play(state, 'advance')
  play(state, legal(state).find((text) => text.endsWith(' a1')) as string)
  expect(state.built[at('a1')]).toBeGreaterThanOrEqual(PERSON_CODE)
})

const artist = { people: ['artist'] } as const

test('C-19.3 on the outskirts of any own city, on any terrain but water', () => {
  const state = position({ map: ['wfmd'], players: [{ ...artist, cities: ['d7'] }, {}] })
  expect(refusal(state, 'person artist a1')).toBe('water')
  for (const name of ['b1', 'c1', 'd6']) expect(refusal(state, `person artist ${name}`)).toBe('')
})

test('C-19.4 not on a blockaded square', () => {
  expect(refusal(position({ players: [artist, { scouts: ['a1'] }] }), 'person artist a1')).toBe('blockaded')
})

test('C-19.5 it may replace an own building or wonder', () => {
  const state = position({ players: [{ people: ['artist', 'artist'], built: { a1: 'temple', b1: 'colossus' } }, {}] })
  play(state, 'person artist a1', 'person artist b1')
  expect(classic.view(state, null).market.buildings['temple-cathedral']).toBe(5)
  expect(state.wonderAt[WONDER.colossus]).toBe(-1)
})

test('C-19.6 or an own great person, who returns to the reserve', () => {
  const state = position({ players: [{ ...artist, built: { a1: 'general' } }, {}] })
  play(state, 'person artist a1')
  expect(player(state, 0).people[GREAT_PERSON.general]).toBe(1)
})

test('C-19.6 great people cannot replace one another for ever: one for each square in a Start of Turn', () => {
  const state = position({ players: [{ people: ['artist', 'general'], built: { a1: 'general' } }, {}] })
  play(state, 'person artist a1')
  expect(['person general a1', 'person artist a1'].map((text) => refusal(state, text))).toEqual([
    'placedThere',
    'noPerson',
  ])
  // There are eight squares, so it comes to an end whoever is placed where.
  play(state, 'person general b1', 'person general c1')
  let placements = 0
  for (let [next] = people(state); next !== undefined; [next] = people(state)) {
    play(state, next)
    placements++
  }
  expect(placements).toBeLessThan(8)
  finishRound(state)
  idleUntil(state, ({ phase, active }) => phase === 'start' && active === 0)
  gainPerson(state, 0, undefined)
  play(state, 'pass')
  expect(people(state).some((text) => text.endsWith(' a1'))).toBe(true)
})

const people = (state: ReturnType<typeof position>): readonly string[] =>
  legal(state).filter((text) => text.startsWith('person'))

test('C-19.7 its icons replace those of the square', () => {
  const state = position({ map: ['d'], players: [artist, {}] })
  expect(tradeIcons(state, 0, 0)).toBe(1)
  play(state, 'person artist a1')
  expect([tradeIcons(state, 0, 0), cultureIcons(state, 0, 0)]).toEqual([1, 2])
})

test('C-19.8 any number in a city', () => {
  const state = position({ players: [{ people: ['artist', 'artist', 'general'], built: { a1: 'temple' } }, {}] })
  play(state, 'person artist b1', 'person artist c1', 'person general a2')
  expect(cultureIcons(state, 0, 0)).toBe(6)
})

test('C-19.9 in the reserve it gives nothing', () => {
  const state = position({ players: [{ people: ['humanitarian'] }, {}] })
  expect([player(state, 0).coins, cultureIcons(state, 0, 0)]).toEqual([0, 0])
})

test('C-19.10 once placed it cannot be moved', () => {
  const state = position({ players: [{ built: { a1: 'artist' } }, {}] })
  expect(legal(state).some((text) => text.startsWith('person'))).toBe(false)
})

test('C-19.11 it leaves the game with its city', () => {
  const state = position({ players: [{ cities: ['d7'], built: { d6: 'artist' } }, {}] })
  removeCity(state, at('d7'))
  expect([player(state, 0).people[GREAT_PERSON.artist], state.people[GREAT_PERSON.artist]]).toEqual([0, 2])
})

test('C-19.12 an empty pile gives nothing', () => {
  const state = position({ players: [{}, {}] })
  state.people.fill(0)
  gainPerson(state, 0, undefined)
  expect(player(state, 0).people).toEqual([0, 0, 0, 0, 0, 0])
})

test('C-19.13 a great person drawn elsewhere can be placed at once too', () => {
  const state = position({ phase: 'movement', players: [{}, {}] })
  gainPerson(state, 0, undefined)
  expect(asked(state)).toBe('welcome')
})

test('C-19.14 what destroys a building does not touch a great person', () => {
  const state = position({
    players: [{ hand: ['sabotage'], scouts: ['d12'] }, { built: { e13: 'artist', f13: 'temple' } }],
  })
  play(state, 'play sabotage')
  expect(squares(state, 'aim')).toEqual(['f13'])
})

test('C-AMB37 great people are no buildings for abilities', () => {
  const state = position({ players: [{ hand: ['sabotage'], scouts: ['d12'] }, { built: { e13: 'artist' } }] })
  expect(refusal(state, 'play sabotage')).toBe('noTarget')
})

const merchant = (incense: number) =>
  position({ phase: 'cities', players: [{ techs: ['currency', 'chivalry'], huts: { incense } }, {}] })

test('C-26.9 a lasting ability is always in force', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['military-science'], sheetCoins: 12 }, {}] })
  expect(refusal(state, 'muster 0 army')).toBe('')
})

test('C-26.10 a resource ability is paid for in its phase', () => {
  const state = merchant(1)
  play(state, 'use currency', 'spend incense hut')
  expect(player(state, 0).culture).toBe(3)
  expect(refusal(position({ players: [{ techs: ['currency'], huts: { incense: 1 } }, {}] }), 'use currency')).toBe(
    'notNow',
  )
})

test('C-26.11 a question mark is a resource of any kind', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['philosophy'], huts: { spy: 1, silk: 1, iron: 1 } }, {}],
  })
  play(state, 'use philosophy', 'spend spy hut', 'spend silk hut', 'spend iron hut')
  expect(asked(state)).toBe('welcome')
})

test('C-26.12 once a round for each tech', () => {
  const state = merchant(2)
  play(state, 'use currency', 'spend incense hut')
  expect(refusal(state, 'use currency')).toBe('onceARound')
  finishRound(state)
  idleUntil(state, ({ phase, active }) => phase === 'cities' && active === 0)
  expect(refusal(state, 'use currency')).toBe('')
})

test('C-26.12 each ability of a tech counts by itself', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['atomic-theory'], villages: { uranium: 2 } }, { cities: ['d7'] }],
  })
  play(state, 'use atomic-theory', 'spend uranium village')
  expect(refusal(state, 'use atomic-theory')).toBe('onceARound')
  idleUntil(state, ({ phase }) => phase === 'movement')
  play(state, 'use atomic-theory-2', 'aim d7', 'spend uranium village')
  expect([player(state, 0).extra[0], player(state, 1).cities[1]]).toEqual([1, NONE])
})

test('C-EX27 one incense: 3 culture; not twice in a round', () => {
  const state = merchant(2)
  play(state, 'use currency', 'spend incense hut')
  expect([player(state, 0).culture, refusal(state, 'use currency')]).toEqual([3, 'onceARound'])
})

test('C-26.13 two techs with the same ability each once', () => {
  const state = merchant(2)
  play(state, 'use currency', 'spend incense hut', 'use chivalry', 'spend incense hut')
  expect(player(state, 0).culture).toBe(3 + 5)
})

test('C-EX28 Currency and Chivalry: each once in the round', () => {
  const state = merchant(2)
  play(state, 'use chivalry', 'spend incense hut')
  expect(refusal(state, 'use currency')).toBe('')
})

test('C-26.14 a tech gained in Research is not used before the next chance', () => {
  const state = position({ phase: 'research', players: [{ trade: 6, huts: { incense: 1 } }, {}] })
  play(state, '0: research currency', '1: pass')
  expect([state.phase, player(state, 0).culture]).toEqual(['start', 0])
})

test('C-D27 abilities and events of City Management with their targets', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['construction'], resources: { wheat: 1 }, cities: ['d7'] }, {}],
  })
  play(state, 'use construction')
  expect(legal(state)).toEqual(['aimCity 0', 'aimCity 1'])
})

test('C-D17 abilities of the Trade phase, for all at the same time', () => {
  const state = position({ phase: 'trade', players: [{ techs: ['horseback-riding'], resources: { silk: 1 } }, {}] })
  play(state, '0: use horseback-riding', '0: aimSeat 1', '0: spend silk token')
  expect(state.players.map(({ trade }) => trade)).toEqual([9, 6])
})

test('C-D11 events of the Start of Turn', () => {
  const state = position({ players: [{ hand: ['drought'] }, {}] })
  expect(legal(state)).toContain('play drought')
})
