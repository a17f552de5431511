import { has, type Message, plus } from '@ecumene/kernel'
import { TECHS } from '../../data/techs.ts'
import { ERAS, FIGURES, MARKET_RESOURCES, NONE } from '../../data/types.ts'
import { type Wonder, wonderWith } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { drawEvent } from '../cities/culture-track.ts'
import { harvestable, takeResource } from '../cities/deeds.ts'
import type { Teller } from '../events.ts'
import { hasRoom, reserveFigure, setFigure } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { type Move, type MoveOf, moveOf } from '../moves.ts'
import { type Once, useOnce, wasUsed } from '../once.ts'
import { governmentOf, hasWonder } from '../powers.ts'
import { CITY_COUNT, playerOf, type State } from '../state.ts'
import { foreignTechs } from './foreign-techs.ts'
import { gainTech } from './free-tech.ts'

/** Kinds of moves that use such a power. */
export const START_CHOICES = ['gardener', 'deck', 'study', 'harvest'] as const
type StartChoice = MoveOf<(typeof START_CHOICES)[number]>

/** A Start of Turn power that leaves a choice: a move of that part, whenever the player likes (C-9.3). */
type StartPower<Use extends StartChoice = StartChoice> = {
  readonly once: Once
  has(state: State, seat: number): boolean
  readonly moves: readonly Use[]
  whyNot(state: State, seat: number, move: Use): Message<WordKey> | null
  use(state: State, seat: number, move: Use, tell: Teller): void
}

const owns =
  ({ number }: Wonder) =>
  (state: State, seat: number): boolean =>
    hasWonder(state, seat, number)

const FIGURE = wonderWith('figureAtStart')
const EVENTS = wonderWith('drawEventsAtStart')
const FOREIGN_TECH = wonderWith('techAtStart')

const figureSquare = (state: State): number => state.wonderAt[FIGURE.number] ?? 0

const SCOUT = FIGURES.indexOf('scout')
const ENDS_IN_WATER = 2
const LAST_LEVEL = 4

const everybody = (): boolean => true

const POWERS: { readonly [Kind in StartChoice['kind']]: StartPower<MoveOf<Kind>> } = {
  /** Hanging Gardens: an army or scout on the square of the wonder. */
  gardener: {
    once: 'figureAtStart',
    has: owns(FIGURE),
    moves: FIGURES.map((_figure, kind) => moveOf('gardener', kind)),
    whyNot(state, seat, { figure }) {
      if (reserveFigure(state, seat, figure === SCOUT) === NONE) return because('reason.noneLeft')
      const square = figureSquare(state)
      if (isWater(state, square) && playerOf(state, seat).water < ENDS_IN_WATER) return because('reason.water')
      return hasRoom(state, seat, square) ? null : because('reason.stacking')
    },
    use(state, seat, { figure: kind }, tell) {
      const square = figureSquare(state)
      const figure = reserveFigure(state, seat, kind === SCOUT)
      setFigure(state, seat, figure, square)
      const player = playerOf(state, seat)
      player.arrived = plus(player.arrived, figure)
      tell?.({ kind: 'figurePlaced', seat, figure: FIGURES[kind] as (typeof FIGURES)[number], square })
    },
  },
  /** Cristo Redentor: two culture events of one age. */
  deck: {
    once: 'drawEventsAtStart',
    has: owns(EVENTS),
    moves: ERAS.map((_era, number) => moveOf('deck', number)),
    whyNot: () => null,
    use(state, seat, { era }, tell) {
      for (let card = 0; card < EVENTS.drawEventsAtStart; card++) drawEvent(state, seat, era, tell)
    },
  },
  /** Statue of Liberty: a tech that another player knows. */
  study: {
    once: 'techAtStart',
    has: owns(FOREIGN_TECH),
    moves: TECHS.map(({ number }) => moveOf('study', number)),
    whyNot: (state, seat, { tech }) =>
      foreignTechs(state, seat, everybody, LAST_LEVEL).includes(tech) ? null : because('reason.noSuchTech'),
    use: (state, seat, { tech }, tell) => gainTech(state, seat, tech, tell),
  },
  /** The later Feudalism: a harvest at the start of the turn. */
  harvest: {
    once: 'harvestAtStart',
    has: (state, seat) => governmentOf(state, seat).harvestAtStart,
    moves: Array.from({ length: CITY_COUNT * MARKET_RESOURCES }, (_, index) =>
      moveOf('harvest', Math.floor(index / MARKET_RESOURCES), index % MARKET_RESOURCES),
    ),
    whyNot: (state, seat, { city, resource }) =>
      has(harvestable(state, seat, city), resource) ? null : because('reason.nothingToHarvest'),
    use: (state, seat, { city, resource }, tell) => takeResource(state, seat, city, resource, tell),
  },
}

const LIST: readonly StartPower[] = Object.values(POWERS)

const powerFor = ({ kind }: StartChoice): StartPower => POWERS[kind]

/** What the seat could try. */
export const startChoices = (state: State, seat: number): readonly StartChoice[] =>
  LIST.flatMap(({ has, moves }) => (has(state, seat) ? moves : []))

export const whyNotStartChoice = (state: State, seat: number, move: StartChoice): Message<WordKey> | null => {
  const power = powerFor(move)
  if (!power.has(state, seat)) return because('reason.notNow')
  if (wasUsed(playerOf(state, seat), power.once)) return because('reason.onceARound')
  return power.whyNot(state, seat, move)
}

/** Adds the legal ones. */
export const addStartChoices = (state: State, seat: number, into: Move[]): void => {
  const player = playerOf(state, seat)
  for (const { has, once, moves, whyNot } of LIST) {
    if (wasUsed(player, once) || !has(state, seat)) continue
    for (const move of moves) if (whyNot(state, seat, move) === null) into.push(move)
  }
}

export const useStartChoice = (state: State, seat: number, move: StartChoice, tell: Teller): void => {
  const power = powerFor(move)
  useOnce(state, seat, power.once)
  power.use(state, seat, move, tell)
}
