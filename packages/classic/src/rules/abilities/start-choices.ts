import type { Message, Tell } from '@ecumene/kernel'
import { TECHS } from '../../data/techs.ts'
import { ERAS, FIGURES, MARKET_RESOURCES, NONE, powerOf } from '../../data/types.ts'
import { WONDER, WONDERS, type Wonder, type WonderId } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../asking.ts'
import { drawEvent } from '../cities/culture-track.ts'
import { harvestable, takeResource } from '../cities/deeds.ts'
import type { Event } from '../events.ts'
import { hasRoom, reserveFigure, setFigure } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { type Move, type MoveKind, moveOf } from '../moves.ts'
import { type Once, useOnce, wasUsed } from '../once.ts'
import { governmentOf, hasWonder } from '../powers.ts'
import { CITY_COUNT, playerOf, type State } from '../state.ts'
import { foreignTechs } from './foreign-techs.ts'
import { gainTech } from './free-tech.ts'

/** A power of the own Start of Turn that leaves a choice: a move of that part, whenever the player likes (C-9.3). */
type StartPower = {
  readonly once: Once
  has(state: State, seat: number): boolean
  readonly moves: readonly Move[]
  whyNot(state: State, seat: number, move: Move): Message<WordKey> | null
  use(state: State, seat: number, move: Move, tell: Tell<Event> | undefined): void
}

const owns =
  (id: WonderId) =>
  (state: State, seat: number): boolean =>
    hasWonder(state, seat, id)

const gardensSquare = (state: State): number => state.wonderAt[WONDER['hanging-gardens']] as number

const ENDS_IN_WATER = 2
const LAST_LEVEL = 4
const CRISTO = powerOf((WONDERS[WONDER['cristo-redentor']] as Wonder).powers, 'drawEventsAtStart')?.count ?? 0

const everybody = (): boolean => true

const POWERS: { readonly [K in 'gardener' | 'deck' | 'study' | 'harvest']: StartPower } = {
  /** Hanging Gardens: an army or scout on the square of the wonder. */
  gardener: {
    once: 'hangingGardens',
    has: owns('hanging-gardens'),
    moves: FIGURES.map((_figure, kind) => moveOf('gardener', kind)),
    whyNot(state, seat, { item }) {
      if (reserveFigure(state, seat, item === 1) === NONE) return because('reason.noneLeft')
      const square = gardensSquare(state)
      if (isWater(state, square) && playerOf(state, seat).water < ENDS_IN_WATER) return because('reason.water')
      return hasRoom(state, seat, square) ? null : because('reason.stacking')
    },
    use(state, seat, { item }, tell) {
      const square = gardensSquare(state)
      const figure = reserveFigure(state, seat, item === 1)
      setFigure(state, seat, figure, square)
      playerOf(state, seat).arrived |= 1 << figure
      tell?.({ kind: 'figurePlaced', seat, figure: FIGURES[item] as (typeof FIGURES)[number], square })
    },
  },
  /** Cristo Redentor: two culture events of one age. */
  deck: {
    once: 'cristoRedentor',
    has: owns('cristo-redentor'),
    moves: ERAS.map((_era, number) => moveOf('deck', number)),
    whyNot: () => null,
    use(state, seat, { item }, tell) {
      for (let card = 0; card < CRISTO; card++) drawEvent(state, seat, item, tell)
    },
  },
  /** Statue of Liberty: a tech that another player knows. */
  study: {
    once: 'statueOfLiberty',
    has: owns('statue-of-liberty'),
    moves: TECHS.map(({ number }) => moveOf('study', number)),
    whyNot: (state, seat, { item }) =>
      foreignTechs(state, seat, everybody, LAST_LEVEL).includes(item) ? null : because('reason.noSuchTech'),
    use: (state, seat, { item }, tell) => gainTech(state, seat, item, tell),
  },
  /** The later Feudalism: a harvest at the start of the turn. */
  harvest: {
    once: 'harvestAtStart',
    has: (state, seat) => governmentOf(state, seat).harvestAtStart,
    moves: Array.from({ length: CITY_COUNT * MARKET_RESOURCES }, (_, index) =>
      moveOf('harvest', Math.floor(index / MARKET_RESOURCES), index % MARKET_RESOURCES),
    ),
    whyNot: (state, seat, { item, other }) =>
      (harvestable(state, seat, item) & (1 << other)) === 0 ? because('reason.nothingToHarvest') : null,
    use: (state, seat, { item, other }, tell) => takeResource(state, seat, item, other, tell),
  },
}

const LIST: readonly StartPower[] = Object.values(POWERS)

/** Kinds of moves that use such a power. */
export const START_CHOICES = Object.keys(POWERS) as readonly (keyof typeof POWERS)[]

const powerFor = (kind: MoveKind): StartPower | undefined =>
  (POWERS as Readonly<Partial<Record<MoveKind, StartPower>>>)[kind]

/** What the seat could try. */
export const startChoices = (state: State, seat: number): readonly Move[] =>
  LIST.flatMap(({ has, moves }) => (has(state, seat) ? moves : []))

export const whyNotStartChoice = (state: State, seat: number, move: Move): Message<WordKey> | null => {
  const power = powerFor(move.kind)
  if (power === undefined || !power.has(state, seat)) return because('reason.notNow')
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

export const useStartChoice = (state: State, seat: number, move: Move, tell: Tell<Event> | undefined): void => {
  const power = powerFor(move.kind)
  if (power === undefined) return
  useOnce(state, seat, power.once)
  power.use(state, seat, move, tell)
}
