import type { Message, Tell } from '@ecumene/kernel'
import { TECHS } from '../../data/techs.ts'
import { ERAS, FIGURES, MARKET_RESOURCES, NONE, powerOf } from '../../data/types.ts'
import { WONDER, WONDERS, type Wonder, type WonderId } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { because, type Question } from '../asking.ts'
import { drawEvent } from '../cities/culture-track.ts'
import { harvestable, takeResource } from '../cities/deeds.ts'
import type { Event } from '../events.ts'
import { hasRoom, holderOf, reserveFigure, setFigure } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { type Move, moveOf, PASS } from '../moves.ts'
import { governmentOf, hasWonder, knows } from '../powers.ts'
import { learn } from '../research/learning.ts'
import { hasPlace } from '../research/pyramid.ts'
import { ask, CITY_COUNT, FIRST_SCOUT, type Player, playerOf, type State } from '../state.ts'
import { addTrade } from '../trade/collecting.ts'

const powersOf = (id: WonderId): Wonder['powers'] => (WONDERS[WONDER[id]] as Wonder).powers

const STONEHENGE = powerOf(powersOf('stonehenge'), 'cultureAtStart')?.count ?? 0
const COLOSSUS = powerOf(powersOf('colossus'), 'tradeAtStart')?.count ?? 0
const CRISTO = powerOf(powersOf('cristo-redentor'), 'drawEventsAtStart')?.count ?? 0

/** What governments and wonders give at the beginning of the own Start of Turn; what leaves a choice is asked. */
export const giveAtStart = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
  const government = governmentOf(state, seat)
  const culture =
    (hasWonder(state, seat, 'stonehenge') ? STONEHENGE : 0) + government.culturePerArmyAtStart * armiesOf(state, seat)
  if (culture > 0) {
    playerOf(state, seat).culture += culture
    tell?.({ kind: 'cultureGained', seat, count: culture })
  }
  const trade = (hasWonder(state, seat, 'colossus') ? COLOSSUS : 0) + government.tradeAtStart
  if (trade > 0) {
    addTrade(state, seat, trade)
    tell?.({ kind: 'tradeGained', seat, count: trade })
  }
  if (hasWonder(state, seat, 'panama-canal')) {
    state.canalCoins++
    tell?.({ kind: 'canalCoin', seat })
  }
  if (government.harvestAtStart) ask(state, 'startHarvest', seat)
  if (hasWonder(state, seat, 'statue-of-liberty')) ask(state, 'liberty', seat)
  if (hasWonder(state, seat, 'cristo-redentor')) ask(state, 'cristo', seat)
  if (hasWonder(state, seat, 'hanging-gardens')) ask(state, 'gardens', seat)
}

const armiesOf = (state: State, seat: number): number =>
  playerOf(state, seat).figures.filter((square, figure) => figure < FIRST_SCOUT && square >= 0).length

const gardensSquare = (state: State): number => state.wonderAt[WONDER['hanging-gardens']] as number

const whyNoGardener = (state: State, seat: number, figure: number): Message<WordKey> | null => {
  if (reserveFigure(state, seat, figure === 1) === NONE) return because('reason.noneLeft')
  const square = gardensSquare(state)
  if (isWater(state, square) && playerOf(state, seat).water < ENDS_IN_WATER) return because('reason.water')
  return hasRoom(state, seat, square) ? null : because('reason.stacking')
}

const ENDS_IN_WATER = 2

/** Hanging Gardens: an army or scout on the square of the wonder. */
export const gardens: Question = {
  answers: ['gardener', 'pass'],
  decision: 'decision.gardens',
  candidates: () => [PASS, ...FIGURES.map((_figure, kind) => moveOf('gardener', kind))],
  whyNot: (state, seat, move) => (move.kind === 'pass' ? null : whyNoGardener(state, seat, move.item)),
  apply(state, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat })
      return
    }
    const square = gardensSquare(state)
    setFigure(state, seat, reserveFigure(state, seat, move.item === 1), square)
    tell?.({ kind: 'figurePlaced', seat, figure: FIGURES[move.item] as (typeof FIGURES)[number], square })
  },
  over: (state, seat) => holderOf(state, gardensSquare(state)) !== NONE && !hasRoom(state, seat, gardensSquare(state)),
}

/** Cristo Redentor: two culture events of one age. */
export const cristo: Question = {
  answers: ['deck', 'pass'],
  decision: 'decision.cristo',
  candidates: () => [PASS, ...ERAS.map((_era, number) => moveOf('deck', number))],
  whyNot: () => null,
  apply(state, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') tell?.({ kind: 'powerDeclined', seat })
    else for (let card = 0; card < CRISTO; card++) drawEvent(state, seat, move.item, tell)
  },
}

/** Techs of the others that a player could learn. */
export const foreignTechs = (
  state: State,
  seat: number,
  from: (other: number) => boolean,
  most: number,
): readonly number[] => {
  const player = playerOf(state, seat)
  const isKnownElsewhere = (tech: number): boolean =>
    state.players.some((other: Player, index) => index !== seat && from(index) && knows(other, tech))
  return TECHS.filter(
    ({ number, level }) =>
      level <= most && !knows(player, number) && hasPlace(player, level) && isKnownElsewhere(number),
  ).map(({ number }) => number)
}

const everybody = (): boolean => true
const LAST_LEVEL = 4

/** Statue of Liberty: a tech that another player knows. */
export const liberty: Question = {
  answers: ['study', 'pass'],
  decision: 'decision.liberty',
  candidates: () => [PASS, ...TECHS.map(({ number }) => moveOf('study', number))],
  whyNot: (state, seat, move) =>
    move.kind === 'pass' || foreignTechs(state, seat, everybody, LAST_LEVEL).includes(move.item)
      ? null
      : because('reason.noSuchTech'),
  apply(state, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') tell?.({ kind: 'powerDeclined', seat })
    else study(state, seat, move, tell)
  },
  over: (state, seat) => foreignTechs(state, seat, everybody, LAST_LEVEL).length === 0,
}

/** C-25.17: a tech without cost. */
export const study = (state: State, seat: number, move: Move, tell: Tell<Event> | undefined): void => {
  const { id, level } = TECHS[move.item] as (typeof TECHS)[number]
  tell?.({ kind: 'techGained', seat, tech: id })
  learn(state, seat, move.item, level - 1, tell)
}

const citiesToHarvest = (state: State, seat: number): readonly number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => harvestable(state, seat, city) !== 0)

/** The later Feudalism: a harvest at the start of the turn. */
export const startHarvest: Question = {
  answers: ['harvest', 'pass'],
  decision: 'decision.startHarvest',
  candidates: () => [
    PASS,
    ...Array.from({ length: CITY_COUNT * MARKET_RESOURCES }, (_, index) =>
      moveOf('harvest', Math.floor(index / MARKET_RESOURCES), index % MARKET_RESOURCES),
    ),
  ],
  whyNot(state, seat, move) {
    if (move.kind === 'pass') return null
    return (harvestable(state, seat, move.item) & (1 << move.other)) === 0 ? because('reason.nothingToHarvest') : null
  },
  apply(state, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') tell?.({ kind: 'powerDeclined', seat })
    else takeResource(state, seat, move.item, move.other, tell)
  },
  over: (state, seat) => citiesToHarvest(state, seat).length === 0,
}
