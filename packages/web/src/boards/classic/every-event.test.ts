import { classic, type Event, type View } from '@ecumene/classic'
import { below, LANGUAGES, seeded, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { classicFollowing } from './following.ts'
import { isAgainst, isQuiet, placeOf } from './happened.ts'
import { revealedIn } from './revealed.ts'
import { walksIn } from './walks.ts'
import { boardWords } from './words/words.ts'

type EventOf<Kind extends Event['kind']> = Omit<Extract<Event, { readonly kind: Kind }>, 'kind'>

const SQUARE = 18
const ELSEWHERE = 19
const NOTHING = { trade: 0, culture: 0, resources: [0, 0, 0, 0], huts: 0, villages: 0, events: [0, 0, 0] }
const DEAL = { seat: 1, partner: 0, give: { ...NOTHING, trade: 2 }, want: { ...NOTHING, culture: 1 } }

/** One event of every kind, told to whom it belongs. A kind that is missing here does not compile. */
const HAPPENED: { readonly [Kind in Event['kind']]: EventOf<Kind> } = {
  tableSet: {},
  roundBegan: { round: 3, seat: 1 },
  phaseBegan: { phase: 'trade' },
  partBegan: { phase: 'cities', seat: 1 },
  answered: { seat: 1 },
  civilizationChosen: { seat: 1, civilization: 'rome' },
  gameEnded: { ending: 'culture', winners: [1] },
  capitalPlaced: { seat: 1, square: SQUARE },
  figurePlaced: { seat: 1, figure: 'army', square: SQUARE },
  wonderPlaced: { seat: 1, wonder: 'colossus', square: SQUARE },
  personDrawn: { seat: 1, person: 'artist' },
  personPlaced: { seat: 1, person: 'artist', square: SQUARE },
  cityFounded: { seat: 1, square: SQUARE },
  figureRelocated: { seat: 1, figure: 'army', square: SQUARE },
  governmentChanged: { seat: 1, government: 'republic' },
  scoutSent: { seat: 1, square: SQUARE, to: ELSEWHERE },
  tradeCollected: { seat: 1, count: 5 },
  offerMade: DEAL,
  offerAccepted: { seat: 1, partner: 0 },
  handOverChosen: { seat: 1 },
  offerDeclined: { seat: 1, partner: 0 },
  offerWithdrawn: { seat: 1, partner: 0 },
  exchanged: DEAL,
  tradingDone: { seat: 1 },
  cityPaid: { seat: 1, square: SQUARE, thing: 'unit.infantry', cost: 5, count: 3 },
  unitTrained: { seat: 1, unit: 'infantry', own: { strength: 2 } },
  wallsBuilt: { seat: 1, square: SQUARE },
  buildingBuilt: { seat: 1, building: 'library', square: SQUARE },
  wonderBuilt: { seat: 1, wonder: 'colossus', square: SQUARE },
  wonderOffered: { wonder: 'colossus' },
  artsDevoted: { seat: 1, square: SQUARE, count: 2 },
  harvested: { seat: 1, square: SQUARE, resource: 'wheat' },
  cultureAdvanced: { seat: 1, level: 3, cost: 3, count: 0 },
  eventDrawn: { seat: 1, era: 'ancient', own: { culture: 'sabotage' } },
  actionCancelled: { seat: 1, square: SQUARE },
  makingDeclared: { seat: 1, square: SQUARE, thing: 'building.library' },
  artsDeclared: { seat: 1, square: SQUARE },
  harvestDeclared: { seat: 1, square: SQUARE, resource: 'wheat' },
  cityActs: { seat: 1, square: SQUARE, thing: 'building.library' },
  setOut: { seat: 1, from: SQUARE, armies: 1, scouts: 1 },
  wentOn: { seat: 1, square: SQUARE },
  stopped: { seat: 1, square: SQUARE },
  tileRevealed: { seat: 1, square: SQUARE, tile: 3 },
  hutTaken: { seat: 1, square: SQUARE, own: { resource: 'wheat' } },
  battleBegan: { seat: 1, partner: 0, square: SQUARE },
  villageAttacked: { seat: 1, square: SQUARE },
  wallsRazed: { seat: 1, square: SQUARE },
  scoutsKilled: { seat: 1, partner: 0, square: SQUARE },
  handsDrawn: { attackBonus: 2, defenceBonus: 4 },
  barbarianEnlisted: { unit: 'infantry' },
  prepared: { seat: 1 },
  unitFielded: { seat: 1, unit: 'infantry', strength: 2 },
  barbarianFielded: { unit: 'infantry', strength: 2 },
  unitFell: { seat: 1, unit: 'infantry', strength: 2 },
  barbarianFell: { unit: 'infantry', strength: 2 },
  unitWounded: { seat: 1, front: 2 },
  woundsHealed: { seat: 1, count: 2 },
  turnEnded: { seat: 1 },
  battleWon: { seat: 1, attack: 9, defence: 7 },
  barbariansWon: { attack: 7, defence: 9 },
  armiesLost: { seat: 1, count: 2 },
  cityDestroyed: { seat: 1, square: SQUARE },
  villageTaken: { seat: 1, square: SQUARE, own: { resource: 'spy' } },
  villageOfPerson: { seat: 1, square: SQUARE },
  unitRescued: { seat: 1, unit: 'infantry' },
  lootChosen: { seat: 1, loot: 'trade', count: 3 },
  resourceLooted: { seat: 1, partner: 0, resource: 'wheat' },
  markerLooted: { seat: 1, partner: 0, marker: 'hut', own: { resource: 'wheat' } },
  techLooted: { seat: 1, partner: 0, tech: 'writing' },
  eventLooted: { seat: 1, partner: 0, era: 'ancient', own: { culture: 'sabotage' } },
  coinLooted: { seat: 1, partner: 0 },
  nothingLooted: { seat: 1 },
  researchChosen: { seat: 1 },
  choicesShown: {},
  techResearched: { seat: 1, tech: 'writing', count: 6 },
  resourceGained: { seat: 1, resource: 'wheat' },
  eventDiscarded: { seat: 1, culture: 'sabotage' },
  personWaits: { seat: 1, person: 'artist' },
  powerDeclined: { seat: 1, offer: 'second' },
  coinEarned: { seat: 1, tech: 'code-of-laws' },
  coinGiven: { seat: 1, partner: 0 },
  figureGivenUp: { seat: 1, square: SQUARE },
  canalCoin: { seat: 1 },
  cultureGained: { seat: 1, count: 3, thing: 'civilization.china' },
  tradeGained: { seat: 1, count: 3, thing: 'wonder.oracle' },
  useBegan: { seat: 1, own: { thing: 'tech.writing' } },
  eventPlayed: { seat: 1, culture: 'sabotage' },
  abilityUsed: { seat: 1, tech: 'writing' },
  powerCancelled: { seat: 1, thing: 'tech.writing' },
  aimTaken: { seat: 1, own: { thing: 'culture.sabotage', choice: { kind: 'aim', value: SQUARE } } },
  consentAsked: { seat: 1, partner: 0, culture: 'exchange-of-ideas' },
  consentRefused: { seat: 1, culture: 'exchange-of-ideas' },
  resourceSpent: { seat: 1, resource: 'wheat' },
  cityBoosted: { seat: 1, square: SQUARE, count: 3 },
  attackBoosted: { seat: 1, count: 3 },
  wonderObsolete: { seat: 1, wonder: 'colossus' },
  unitMurdered: { seat: 1, partner: 0 },
  buildingDestroyed: { seat: 1, partner: 0, square: SQUARE },
  squareStruck: { seat: 1, partner: 0, square: SQUARE },
  squarePinned: { seat: 1, square: SQUARE },
  sailedAway: { seat: 1, from: ELSEWHERE, to: SQUARE },
  extraActions: { seat: 1 },
  terrainChanged: { seat: 1, square: SQUARE, terrain: 'grassland' },
  unitsJoined: { seat: 1 },
  techGained: { seat: 1, tech: 'writing' },
}

const EVENTS = Object.entries(HAPPENED).map(([kind, fields]) => [kind, { kind, ...fields } as Event] as const)

/** What only says how the game goes on, and what the next event says better, takes no time to be followed. */
const UNSHOWN: readonly Event['kind'][] = [
  'tableSet',
  'phaseBegan',
  'partBegan',
  'answered',
  'gameEnded',
  'tradeCollected',
  'handOverChosen',
  'tradingDone',
  'cityPaid',
  'cityActs',
  'setOut',
  'stopped',
  'prepared',
  'turnEnded',
  'nothingLooted',
  'researchChosen',
  'personWaits',
  'powerDeclined',
  'useBegan',
  'aimTaken',
]

/** What travels or turns over; everything else only lights its place. */
const MOTIONS: Readonly<Partial<Record<string, 'walks' | 'turns over'>>> = {
  wentOn: 'walks',
  sailedAway: 'walks',
  figureRelocated: 'walks',
  choicesShown: 'turns over',
}

/** Figures are under way, one step from where things happen. */
const UNDER_WAY = { squares: [], marching: ELSEWHERE, afoot: { seat: 1, square: ELSEWHERE, armies: 1, scouts: 0 } }

/** A figure that stood there goes away. */
const LEFT = { square: ELSEWHERE, holder: 1, armies: 1, scouts: 0 } as View['squares'][number]

describe('every kind of event', () => {
  test.each(EVENTS)('%s moves what is there to be moved, or nothing', (kind, event) => {
    expect(walksIn([event], { ...UNDER_WAY, squares: [LEFT] }, UNDER_WAY)).toHaveLength(
      MOTIONS[kind] === 'walks' ? 1 : 0,
    )
    expect(revealedIn([event], 2) !== null).toBe(MOTIONS[kind] === 'turns over')
  })

  test.each(EVENTS)('%s lights its place, and is seen for a while or said to be nothing to see', (kind, event) => {
    const isSomewhere = 'square' in event || 'from' in event
    expect(placeOf(event)).toBe(isSomewhere ? SQUARE : null)
    expect(classicFollowing.beats(event) === 0).toBe(UNSHOWN.some((unshown) => unshown === kind))
    expect(classicFollowing.doer(event)).toBe('seat' in event ? 1 : null)
  })

  test('is what a game tells: the same fields as here, and nothing else', () => {
    const match = matchOf('classic', 3)
    const random = seeded('every event')
    for (let ply = 0; ply < 900 && match.outcome() === null; ply++) {
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat)
      match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
    }
    const told = match.history(null).flatMap(({ events }) => events)
    expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThan(25)
    for (const event of told) {
      const { kind, ...fields } = event as Event
      const known = HAPPENED[kind]
      // What only its owner may know is not told to everybody.
      const open = Object.keys(known).filter((field) => field !== 'own' && field !== 'knower')
      expect(Object.keys(fields).toSorted(), kind).toEqual(open.toSorted())
    }
  })

  test('stops for what somebody else does to a player, and only for that', () => {
    for (const [kind, event] of EVENTS) {
      const [mine, others] = [isAgainst(event, 1), isAgainst(event, 0)]
      // Nobody is told twice, and nobody suffers from what is not told at all.
      expect(mine && others, kind).toBe(false)
      if (mine || others) expect(isQuiet(event), kind).toBe(false)
      if (others) expect('partner' in event && event.partner, kind).toBe(0)
    }
  })

  test.each(LANGUAGES)('has a line of its own in %s, to its owner and to everybody else', (language) => {
    const { say } = translator(boardWords, language, (seat) => `P${seat}`)
    const lineOf = (event: Event): string => {
      const line = say(classic.presentation.describe.event(event))
      expect(line.trim(), event.kind).not.toBe('')
      expect(line, event.kind).not.toMatch(/undefined|[{}]|event\./)
      return line
    }
    const lines = EVENTS.map(([, event]) => lineOf(event))
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
    for (const [kind, event] of EVENTS) {
      const told = 'own' in event ? classic.presentation.project(event, 0) : null
      if (told !== null) expect(lineOf(told), kind).not.toBe(lineOf(event))
    }
  })
})
