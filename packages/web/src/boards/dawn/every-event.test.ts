import { dawn, type Event, type View } from '@ecumene/dawn'
import { LANGUAGES, translator } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { placeOf } from './happened.ts'
import { BEATS, MOTIONS, type Motion } from './motions.ts'
import { cuesOf, walksIn } from './timeline.ts'
import { boardWords } from './words/words.ts'

type EventOf<Kind extends Event['kind']> = Omit<Extract<Event, { readonly kind: Kind }>, 'kind'>

/** One event of every kind of both boxes. A kind that is missing here does not compile. */
const HAPPENED: { readonly [Kind in Event['kind']]: EventOf<Kind> } = {
  leaderChosen: { seat: 1, leader: 'egypt' },
  colourChosen: { seat: 1, colour: 'red' },
  tileLaid: { seat: 1, tile: 3, side: 'A' },
  tilesDealt: {},
  mapReady: {},
  directionSet: { seat: 1, direction: 2 },
  turnBegan: { seat: 1, round: 3 },
  actionUsed: { seat: 1, action: 'colosseum' },
  cardChosen: { seat: 1, card: 'astrology', slot: 2 },
  cardReset: { seat: 1, card: 'astrology' },
  controlPlaced: { seat: 1, space: 7 },
  controlRemoved: { seat: 1, space: 7 },
  controlShifted: { seat: 1, from: 6, space: 7 },
  controlConverted: { seat: 1, owner: 0, space: 7 },
  controlWeakened: { owner: 0, space: 7 },
  controlDestroyed: { owner: 0, space: 7 },
  resourceGained: { seat: 1, resource: 'marble' },
  resourceSpent: { seat: 1, resource: 'marble' },
  naturalGained: { seat: 1, natural: 'torres-del-paine' },
  naturalSpent: { seat: 1, natural: 'torres-del-paine' },
  naturalReturned: { natural: 'torres-del-paine' },
  naturalKept: { seat: 1, natural: 'torres-del-paine', card: 'astrology' },
  tradeSpent: { seat: 1, card: 'astrology' },
  tradePlaced: { seat: 1, card: 'astrology', count: 1 },
  tradeStored: { seat: 1 },
  tradeLost: { seat: 1, card: 'astrology', count: 1 },
  techAdvanced: { seat: 1, from: 2, to: 4 },
  cardGained: { seat: 1, card: 'currency', replaced: 'astrology' },
  cardsSwapped: { seat: 1, one: 'currency', other: 'astrology' },
  caravanMoved: { seat: 1, from: 6, space: 7 },
  caravanVisited: { seat: 1, space: 7 },
  caravanLost: { seat: 1, space: 7 },
  treatyTaken: { seat: 1, giver: 0, treaty: 'open-borders' },
  treatyReturned: { seat: 1, giver: 0, treaty: 'open-borders' },
  envoyTaken: { seat: 1, cityState: 'carthage' },
  envoyReturned: { seat: 1, cityState: 'carthage' },
  cityBuilt: { seat: 1, space: 7 },
  wonderBuilt: { seat: 1, wonder: 'petra', space: 7 },
  wonderRevealed: { wonder: 'petra' },
  wonderGained: { seat: 1, wonder: 'petra' },
  wonderLost: { seat: 1, wonder: 'petra' },
  reinforced: { seat: 1, space: 7 },
  attackDeclared: { seat: 1, from: 6, space: 7, defender: 0, target: 'control' },
  diceRolled: { seat: 1, attackDie: 3, defenceDie: 4, attack: 9, defence: 7 },
  combatRaised: { seat: 1, value: 2 },
  attackWon: { seat: 1, space: 7, attack: 9, defence: 7 },
  attackLost: { seat: 1, space: 7, attack: 7, defence: 9 },
  barbarianDefeated: { seat: 1, barbarian: 'A' },
  spaceTaken: { seat: 1, space: 7, owner: 0 },
  capitalDefeated: { seat: 1, owner: 0 },
  tradeLooted: { seat: 1, owner: 0, card: 'astrology' },
  cityStateConquered: { seat: 1, cityState: 'carthage' },
  cityStateLiberated: { seat: 1, cityState: 'carthage' },
  cityStateFreed: { cityState: 'carthage' },
  cityDestroyed: { owner: 0, space: 7 },
  dialAdvanced: { icon: 'raid' },
  directionRolled: { die: 3, direction: 4 },
  barbarianMoved: { barbarian: 'A', from: 6, space: 7 },
  barbarianSpawned: { barbarian: 'A', space: 7 },
  capitalRaided: { owner: 0, count: 2 },
  nuked: { seat: 1, space: 7 },
  agendaFulfilled: { seat: 1, agenda: 'civilized' },
  agendaLost: { seat: 1, agenda: 'civilized' },
  gameEnded: { ending: 'agendas', winners: [1] },
  tileDrawn: { seat: 1, tile: 3 },
  tileReturned: { seat: 1, tile: 3 },
  wonderCheapened: { wonder: 'petra' },
  wonderForgotten: { wonder: 'petra' },
  fortPlaced: { seat: 1, space: 7 },
  districtPlaced: { seat: 1, district: 'campus', space: 7 },
  districtActed: { seat: 1, district: 'campus' },
  governmentChosen: { seat: 1, government: 'monarchy' },
  armyMoved: { seat: 1, from: 6, space: 7 },
  armyDeployed: { seat: 1, space: 7 },
  armyLost: { seat: 1, space: 7 },
  armyDisbanded: { seat: 1, space: 7 },
  fortTaken: { seat: 1, space: 7 },
  dieRerolled: { seat: 1, die: 5, value: 8 },
  waterLaid: { seat: 1, space: 7 },
  ibrahimGiven: { seat: 1, owner: 0 },
}

const EVENTS = Object.entries(HAPPENED).map(([kind, fields]) => [kind, { kind, ...fields } as Event] as const)

/** A table on which everything that is told happens on space 7. */
const THERE = 7
const tableThere = (): View => {
  const view = matchOf('dawn', 2, { terra: true }).view(null) as View
  const here = {
    cityState: 'carthage',
    naturalWonder: 'torres-del-paine',
    wonder: 'petra',
    tile: 3,
    lair: 'A',
    piece: 'capital',
    owner: 0,
  }
  const elsewhere = { cityState: null, naturalWonder: null, wonder: null, tile: 0, lair: null, piece: null }
  return {
    ...view,
    spaces: view.spaces.map((space, index) => ({ ...space, ...(index === THERE ? here : elsewhere) })),
    barbarians: [],
    attack: { space: THERE },
  } as unknown as View
}

/** What a motion moves or lights: something on a space, a player, a card of a player. The rest takes no thing. */
const NEEDS: Readonly<Record<Motion, readonly ('place' | 'player' | 'card')[]>> = {
  rise: ['place'],
  fall: ['place'],
  turn: ['place'],
  walk: ['place'],
  strike: ['place'],
  dice: ['place'],
  light: ['place'],
  card: ['card', 'player'],
  slide: ['player'],
  glow: ['player'],
  dial: [],
  pass: [],
}

describe('every kind of event', () => {
  const view = tableThere()

  test.each(EVENTS)('%s moves what is there to be moved', (kind, event) => {
    const motion = MOTIONS[kind as Event['kind']]
    for (const need of NEEDS[motion]) {
      if (need === 'place') expect(placeOf(event, view)).toBe(THERE)
      if (need === 'player') expect('seat' in event || 'owner' in event).toBe(true)
      if (need === 'card') expect('card' in event).toBe(true)
    }
    const [cue] = cuesOf([event], view, view)
    expect(cue).toMatchObject({ motion, from: 0, to: BEATS[motion] })
    expect(walksIn([cue ?? []].flat())).toHaveLength(motion === 'walk' ? 1 : 0)
  })

  test('lights its place whether or not something moves there', () => {
    const nowhere = EVENTS.filter(([, event]) => 'space' in event && placeOf(event, view) !== THERE)
    expect(nowhere.map(([kind]) => kind)).toEqual([])
  })

  test.each(LANGUAGES)('has a line of its own in %s', (language) => {
    const { say } = translator(boardWords, language, (seat) => `P${seat}`)
    const lines = EVENTS.map(([kind, event]) => {
      const line = say(dawn.presentation.describe.event(event))
      expect(line.trim(), kind).not.toBe('')
      expect(line, kind).not.toMatch(/undefined|[{}]|event\./)
      return line
    })
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })
})
