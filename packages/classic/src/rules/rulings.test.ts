import { expect, test } from 'vitest'
import { MARKER_KINDS } from '../data/buildings.ts'
import { GOVERNMENT } from '../data/governments.ts'
import { LAYOUTS } from '../data/layouts.ts'
import { TECH } from '../data/techs.ts'
import { classic } from '../game.ts'
import { asked, finishRound, idleUntil, legal, play, player, refusal, squares } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { cultureIcons, productionIcons, tradeIcons } from './map/outskirts.ts'
import { learn } from './research/learning.ts'

/** The ledger's rulings where the rulebook leaves something open (C-AMB), and its list of decisions (C-D). */

test('C-AMB1 two players: the first seat top left, the other bottom right', () => {
  expect(LAYOUTS[2].homes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [4, 12],
  ])
})

test('C-AMB3 the stacking limit holds on the way too', () => {
  const state = position({ phase: 'movement', players: [{ armies: { d7: 1, e7: 2 } }, {}] })
  expect(refusal(state, 'march d7 1a0s east')).toBe('stacking')
})

test('C-AMB4 a group stays together', () => {
  const state = position({ phase: 'movement', players: [{ armies: { d7: 2 } }, {}] })
  play(state, 'march d7 2a0s east')
  expect(legal(state).every((text) => text === 'stop' || text.startsWith('go '))).toBe(true)
})

test('C-AMB5 one may stay in Anarchy, or return to the old government', () => {
  const state = position({ players: [{ techs: ['code-of-laws'] }, {}] })
  play(state, 'government anarchy')
  finishRound(state)
  idleUntil(state, ({ active }) => active === 0)
  expect(legal(state)).toEqual(expect.arrayContaining(['done', 'government despotism', 'government republic']))
})

test('C-AMB6 unlocked in one’s own Start of Turn, adopted directly in the next', () => {
  const state = position({ players: [{}, {}] })
  learn(state, 0, TECH['code-of-laws'], 0, undefined)
  expect(refusal(state, 'government republic')).toBe('needsAnarchy')
  finishRound(state)
  idleUntil(state, ({ active }) => active === 0)
  expect(refusal(state, 'government republic')).toBe('')
})

test('C-AMB7 the starting scout gathers in round 1', () => {
  const state = position({ round: 1, map: ['', '', '', '...d'], players: [{ scouts: ['d4'] }, {}] })
  play(state, 'send d4 0', 'done', 'done')
  expect(player(state, 0).trade).toBe(1)
})

test('C-AMB8 a scout on one city’s outskirts can send to another city of its owner', () => {
  const state = position({ map: ['f'], players: [{ scouts: ['a1'], cities: ['d7'] }, {}] })
  play(state, 'send a1 1')
  expect([productionIcons(state, 0, 0), productionIcons(state, 0, 1)]).toEqual([0, 2])
})

test('C-AMB9 a scout gathers the icons of a marker', () => {
  const state = position({ active: 1, players: [{ built: { a1: 'artist' } }, { scouts: ['a1'] }] })
  play(state, 'send a1 0')
  expect([cultureIcons(state, 1, 0), tradeIcons(state, 1, 0)]).toEqual([2, 1])
})

test('C-AMB11 a coin under a scout counts without an assignment', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...m'],
    prints: { d7: 'coin' },
    players: [{ scouts: ['d7'] }, {}],
  })
  expect(player(state, 0).coins).toBe(1)
})

test('C-AMB12 the coin of the new tech does not help its own research', () => {
  const techs = ['pottery', 'writing', 'currency'] as const
  const state = position({ phase: 'research', players: [{ techs, trade: 11 }, {}] })
  play(state, '0: research civil-service', '1: pass')
  expect([player(state, 0).trade, player(state, 0).coins]).toEqual([0, 1])
})

test('C-AMB13 more coins than trade: the trade is kept and no more', () => {
  const state = position({ phase: 'research', players: [{ trade: 6, sheetCoins: 9 }, {}] })
  play(state, '0: research writing', '1: pass')
  expect(player(state, 0).trade).toBe(6)
})

test('C-AMB14 only the number of cards in each row matters', () => {
  const techs = ['pottery', 'writing', 'currency', 'chivalry'] as const
  const state = position({ phase: 'research', players: [{ techs, trade: 16 }, {}] })
  expect(refusal(state, '0: research mathematics')).toBe('')
  expect(refusal(state, '0: research banking')).toBe('noPlace')
})

test('C-AMB15 only in one’s own part of a phase', () => {
  const state = position({ phase: 'cities', players: [{}, { trade: 27 }] })
  expect(classic.legal(state, 1)).toEqual([])
})

test('C-AMB22 scouts do not enter huts in a group either', () => {
  const state = position({
    phase: 'movement',
    tokens: { e7: 'hut' },
    players: [{ armies: { d7: 1 }, scouts: ['d7'] }, { armies: { d8: 1 } }],
  })
  expect(refusal(state, 'march d7 1a1s east')).toBe('scoutsAndMarkers')
  expect(refusal(state, 'march d7 1a1s south')).toBe('scoutsAndFigures')
  expect(refusal(state, 'march d7 1a0s east')).toBe('')
})

test('C-AMB23 of several winners at once the earliest in turn order', () => {
  const state = position({ first: 2, players: [{ sheetCoins: 14 }, { sheetCoins: 14 }, {}] })
  player(state, 0).sheetCoins = 15
  player(state, 1).sheetCoins = 20
  play(state, 'done')
  expect(state.winners).toEqual([0])
})

test('C-AMB24 the owner sees the standing forces, others how many of each type', () => {
  const state = position({ players: [{ units: [['mounted', 3]] }, {}] })
  expect(classic.view(state, 0).players[0]?.own?.units[8]).toBe(1)
  expect(classic.view(state, 1).players[0]).toMatchObject({ unitCounts: { mounted: 1 }, own: null })
})

test('C-AMB25 huts are handed over face down, whatever was said', () => {
  const state = position({ phase: 'trade', players: [{ huts: { spy: 1, iron: 1 } }, { trade: 3 }, {}] })
  play(state, '1: offer 0 trade*3 for hut*1', '0: accept 1', '0: handHut iron')
  expect(classic.view(state, 2).players[1]).toMatchObject({ huts: 1, own: null })
})

test('C-AMB26 one change of government in a Start of Turn', () => {
  const state = position({ players: [{ fresh: ['republic', 'feudalism'] }, {}] })
  play(state, 'government feudalism')
  expect(squares(state, 'government')).toEqual([])
})

test('C-AMB27 the actions of the Start of Turn come in any order', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'], fresh: ['republic'] }, {}] })
  play(state, 'send d11 0', 'found d7 scout', 'government republic')
  expect(player(state, 0).government).toBe(GOVERNMENT.republic)
})

test('C-AMB29 a great person can replace another, who returns to the reserve', () => {
  const state = position({ players: [{ people: ['artist'], built: { a1: 'general' } }, {}] })
  play(state, 'person artist a1')
  expect(classic.view(state, null).players[0]?.people).toEqual(['general'])
})

test('C-AMB31 no exchange outside the Trade phase', () => {
  const state = position({ phase: 'cities', players: [{ trade: 3 }, {}] })
  expect(refusal(state, '0: offer 1 trade*1 for -')).toBe('notAsked')
})

test('C-AMB33 the markers are trading posts; there is no factory', () => {
  expect(MARKER_KINDS).toContain('trading-post')
  expect(MARKER_KINDS).not.toContain('factory')
})

test('C-AMB35 no city where the figures in its square could not move out', () => {
  const lake = ['', '', '', '', '', '..www', '..w.w', '..www']
  const state = position({ map: lake, players: [{ scouts: ['d7'], armies: { d7: 1 } }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('noRelocation')
})

test('C-AMB38 a gathered square lends its icons only: nothing is placed there', () => {
  const state = position({ phase: 'cities', players: [{ scouts: ['d7'], sends: { d7: 0 } }, {}] })
  player(state, 0).boosts[0] = 4
  play(state, 'muster 0 army')
  expect(squares(state, 'put')).not.toContain('d7')
})

test('C-AMB39 an army placed on lone scouts kills them and loots', () => {
  const state = position({ phase: 'cities', players: [{}, { scouts: ['a1'], trade: 2 }] })
  player(state, 0).boosts[0] = 4
  play(state, 'muster 0 army', 'put a1')
  expect([asked(state), state.battle?.kind !== undefined]).toEqual(['loot', true])
})

test('C-AMB28 starting trade: after Egypt’s wonder, before America’s great person', () => {
  const state = classic.setup(
    { governments: 'core', loot: 'core', firstGame: false, civilizations: 'choose', rounds: 9 },
    2,
    'trade',
  )
  play(state, 'civilization america', 'civilization egypt', '0: capital c3', '0: place d2', '0: place d2')
  const trade = player(state, 0).trade
  expect(trade).toBe(tradeIcons(state, 0, 0))
  play(state, `0: ${legal(state, 0)[0]}`)
  expect(player(state, 0).trade).toBe(trade)
})

test('C-AMB40 an empty pile gives nothing', () => {
  const state = position({ phase: 'cities', players: [{ level: 2, culture: 3 }, {}] })
  state.people.fill(0)
  play(state, 'advance')
  expect(player(state, 0)).toMatchObject({ level: 3, people: [0, 0, 0, 0, 0, 0] })
})

test('C-D6 founding is offered for every scout that may', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'] }, {}] })
  expect(squares(state, 'found')).toEqual(['d7', 'd11'])
})

test('C-D7 figures of the new centre are relocated one by one', () => {
  const state = position({ players: [{ scouts: ['d7', 'd7'], armies: { d7: 1 }, techs: ['masonry'] }, {}] })
  play(state, 'found d7 scout', 'relocate d8', 'relocate d8')
  expect(asked(state)).toBe('start')
})

test('C-D8 fresh governments and Anarchy, or from Anarchy any unlocked one', () => {
  const state = position({ players: [{ fresh: ['republic'], techs: ['chivalry'] }, {}] })
  expect(legal(state).filter((text) => text.startsWith('government'))).toEqual([
    'government anarchy',
    'government republic',
  ])
})

test('C-D9 great people of the reserve on every square where they may stand', () => {
  const state = position({ players: [{ people: ['artist'] }, {}] })
  expect(squares(state, 'person')).toHaveLength(8)
})

test('C-D10 each scout to one of its owner’s cities, or none', () => {
  const state = position({ players: [{ scouts: ['d7'], cities: ['f5'] }, {}] })
  expect(legal(state).filter((text) => text.startsWith('send'))).toEqual(['send d7 0', 'send d7 1'])
  expect(legal(state)).toContain('done')
})

test('C-D18 a player with too many culture events chooses what to discard', () => {
  const state = position({ phase: 'trade', players: [{ hand: ['drought'] }, { hand: ['defection', 'sabotage'] }] })
  play(state, '0: offer 1 drought*1 for -', '1: accept 1')
  expect(legal(state)).toEqual(['discard defection', 'discard drought', 'discard sabotage'])
})

test('C-D43 legal techs or none', () => {
  const state = position({ phase: 'research', players: [{ trade: 6, techs: ['pottery'] }, { trade: 5 }] })
  expect(legal(state, 0)).toHaveLength(1 + 9)
  expect(legal(state, 1)).toEqual(['pass'])
})
