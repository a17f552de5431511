import { allOf, below, NO_MEMBERS, type Seed, seeded, setOf, shuffle } from '@ecumene/kernel'
import { MARKER_SUPPLY } from '../../data/buildings.ts'
import { CIVILIZATIONS } from '../../data/civilizations.ts'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { GREAT_PEOPLE, GREAT_PERSON_PILE } from '../../data/great-people.ts'
import {
  BASE_CULTURE_HAND,
  BASE_SPEED,
  BASE_STACKING,
  CITY_LIMIT,
  DISASTER_MARKERS,
  WONDER_SPACES,
} from '../../data/limits.ts'
import { GREAT_PERSON_VILLAGE, HUT_PILE, VILLAGE_PILE } from '../../data/markers.ts'
import { NEUTRAL_TILES } from '../../data/tiles.ts'
import { ARTILLERY, INFANTRY, MARKET_RESOURCES, MOUNTED, NONE, RESOURCES, UNIT_TYPES } from '../../data/types.ts'
import { FIRST_STRENGTH, UNIT_DECKS } from '../../data/units.ts'
import { WONDERS } from '../../data/wonders.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { copyFor } from '../clone.ts'
import { countOf } from '../counts.ts'
import { drawWonder, gainUnit } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { SQUARES } from '../map/grid.ts'
import { layTile } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { movesOf } from '../moves.ts'
import { civilizationOf } from '../powers.ts'
import { COIN_TECHS, learn } from '../research/learning.ts'
import {
  ask,
  FIGURE_COUNT,
  FIRST_SCOUT,
  HIDDEN,
  IN_RESERVE,
  NO_TOKEN,
  NOT_OWNED,
  NOTHING,
  OFF_MAP,
  type Options,
  type Player,
  playerOf,
  STRENGTHS,
  type State,
  UNDECIDED,
} from '../state.ts'
import { beginSettling, drawGivenWonder } from './settling.ts'

/** C-4: everything in the box, before the civilizations are known. */
export const newGame = (options: Options, seats: number, seed: Seed): State => {
  const state = copyFor(boxFor(seats), options)
  state.random = seeded(seed)
  // C-4.20
  state.first = below(state.random, seats)
  state.active = state.first
  if (options.firstGame) state.unseenWonders = 0
  return state
}

const boxes = new Map<number, State>()

/**
 * The starting state for a number of players, made once: arrays copied from it are all of one internal kind in V8,
 * however the code that fills them was compiled. Code that only ever sees one kind of array is several times faster.
 */
const boxFor = (seats: number): State => {
  let box = boxes.get(seats)
  if (box === undefined) {
    box = JSON.parse(JSON.stringify(boxOf(seats))) as State
    boxes.set(seats, box)
  }
  return box
}

const boxOf = (seats: number): State => {
  const layout = layoutFor(seats)
  const land = layout.placeOf.map((place) => (place === NONE ? OFF_MAP : HIDDEN))
  return {
    options: NO_OPTIONS,
    random: seeded(''),
    pending: [],
    phase: 'setup',
    part: 0,
    turn: 0,
    round: 0,
    first: 0,
    active: 0,
    tiles: layout.places.map(() => NONE),
    turns: layout.places.map(() => 0),
    unseenTiles: allOf(NEUTRAL_TILES.length),
    land,
    built: land.map(() => NOTHING),
    token: land.map(() => NO_TOKEN),
    region: land.map(() => NONE),
    force: Array.from({ length: SQUARES }, () => 0),
    afoot: NO_MEMBERS,
    pinned: [],
    markers: [...MARKER_SUPPLY],
    supply: Array.from({ length: MARKET_RESOURCES }, () => seats),
    market: Array.from({ length: WONDER_SPACES }, () => NONE),
    unseenWonders: allOf(WONDERS.length),
    obsolete: 0,
    wonderAt: WONDERS.map(() => NONE),
    given: NONE,
    canalCoins: 0,
    events: CULTURE_EVENTS.map(({ copies }) => copies),
    discards: CULTURE_EVENTS.map(() => 0),
    deck: UNIT_DECKS.flatMap((cards, type) =>
      Array.from({ length: STRENGTHS }, (_, at) => cards.filter((card) => card === FIRST_STRENGTH(type) + at).length),
    ),
    fallen: Array.from({ length: UNIT_TYPES.length * STRENGTHS }, () => 0),
    people: GREAT_PEOPLE.map(({ number }) => countOf(GREAT_PERSON_PILE, number)),
    hutFaces: RESOURCES.map((_resource, number) => countOf(HUT_PILE, number)),
    villageFaces: Array.from({ length: GREAT_PERSON_VILLAGE + 1 }, (_, face) => countOf(VILLAGE_PILE, face)),
    huts: HUT_PILE.length,
    villages: VILLAGE_PILE.length,
    disasters: DISASTER_MARKERS,
    players: Array.from({ length: seats }, newPlayer),
    offers: [],
    offered: 0,
    closing: null,
    deeds: [],
    battle: null,
    ending: '',
    winners: [],
  }
}

/** Every game brings its own. */
const NO_OPTIONS: Options = {
  governments: 'core',
  loot: 'core',
  firstGame: false,
  civilizations: 'random',
  rounds: 0,
}

const newPlayer = (): Player => ({
  civilization: NONE,
  step: 0,
  trade: 0,
  coins: 0,
  culture: 0,
  level: 0,
  techs: [0, 0],
  rows: [0, 0, 0, 0, 0],
  coinTokens: COIN_TECHS.map(() => 0),
  sheetCoins: 0,
  ranks: [1, 1, 1],
  aircraft: 0,
  speed: BASE_SPEED,
  stacking: BASE_STACKING,
  cultureHand: BASE_CULTURE_HAND,
  water: 0,
  cityLimit: CITY_LIMIT,
  techCoins: 0,
  government: 0,
  unlocked: 0,
  fresh: 0,
  ripe: 0,
  resources: Array.from({ length: MARKET_RESOURCES }, () => 0),
  huts: RESOURCES.map(() => 0),
  villages: RESOURCES.map(() => 0),
  hand: [],
  people: GREAT_PEOPLE.map(() => 0),
  units: Array.from({ length: UNIT_TYPES.length * STRENGTHS }, () => 0),
  figures: Array.from({ length: FIGURE_COUNT }, () => IN_RESERVE),
  cities: [NONE, NONE, NONE],
  acted: [0, 0, 0],
  taken: [0, 0, 0],
  extra: [0, 0, 0],
  boosts: [0, 0, 0],
  used: 0,
  once: 0,
  sendFrom: [NONE, NONE],
  sendTo: [NONE, NONE],
  arrived: 0,
  moved: NO_MEMBERS,
  placed: 0,
  done: 0,
  research: UNDECIDED,
})

/** `state.part` during set-up: civilizations, the table, the capitals. */
const CIVILIZATIONS_STEP = 0
const TABLE_STEP = 1

/** The steps of set-up in their order; false when all is ready for the first round. */
export const continueSetup = (state: State, tell: Teller): boolean => {
  if (state.part === CIVILIZATIONS_STEP) {
    if (state.options.civilizations === 'choose') {
      const next = state.players.findIndex(({ civilization }) => civilization === NONE)
      if (next >= 0) {
        ask(state, { kind: 'civilization', seat: next })
        return true
      }
    } else dealCivilizations(state)
    state.part = TABLE_STEP
    return true
  }
  if (state.part === TABLE_STEP) {
    setTable(state, tell)
    state.part++
    return true
  }
  return false
}

const inPlay = (state: State, civilization: number): boolean =>
  !state.options.firstGame || CIVILIZATIONS[civilization]?.needsWonders === false

/** C-4.1, C-7.1 */
const dealCivilizations = (state: State): void => {
  const sheets = SHEETS.filter((number) => inPlay(state, number))
  shuffle(state.random, sheets, state.players.length)
  for (let seat = 0; seat < state.players.length; seat++) playerOf(state, seat).civilization = sheets[seat] ?? 0
}

const SHEETS: readonly number[] = CIVILIZATIONS.map(({ number }) => number)

/** C-D1 */
export const civilization: Asks<'civilization', 'civilization'> = {
  answers: ['civilization'],
  decision: () => because('decision.civilization'),
  candidates: () => movesOf('civilization'),
  whyNot(state, _frame, _seat, move) {
    if (!inPlay(state, move.civilization)) return because('reason.notInFirstGame')
    return state.players.some((player) => player.civilization === move.civilization) ? because('reason.taken') : null
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    playerOf(state, seat).civilization = move.civilization
    const { id } = CIVILIZATIONS[move.civilization] as (typeof CIVILIZATIONS)[number]
    tell?.({ kind: 'civilizationChosen', seat, civilization: id })
  },
}

/** C-4.4 to C-4.19 */
const setTable = (state: State, tell: Teller): void => {
  for (let seat = 0; seat < state.players.length; seat++) equip(state, seat)
  // C-4.10: Egypt's wonder is drawn before the market is filled.
  drawGivenWonder(state)
  for (let space = 0; space < WONDER_SPACES; space++) state.market[space] = drawWonder(state)
  tell?.({ kind: 'tableSet' })
  beginSettling(state)
}

const FIRST_UNITS: readonly number[] = [ARTILLERY, INFANTRY, MOUNTED]

const equip = (state: State, seat: number): void => {
  const player = playerOf(state, seat)
  const sheet = civilizationOf(state, seat)
  // C-4.15; home tiles have the numbers of their civilizations.
  const { rotation } = layoutFor(state.players.length).places[seat] as { rotation: number }
  layTile(state, seat, sheet.number, rotation)
  // C-4.4, C-6.8
  for (const type of FIRST_UNITS) gainUnit(state, seat, type)
  for (let more = 0; more < sheet.infantry; more++) gainUnit(state, seat, INFANTRY)
  // C-2.6
  for (let army = FIRST_SCOUT - 1 + sheet.armies; army < FIRST_SCOUT; army++) player.figures[army] = NOT_OWNED
  // C-6.19, C-6.20
  player.government = sheet.government
  player.unlocked = setOf(sheet.government)
  player.stacking = BASE_STACKING + sheet.stacking
  // C-6.15, C-6.16: in the bottom row, whatever its level.
  learn(state, seat, sheet.tech, 0, undefined)
}
