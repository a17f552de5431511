import type { Tell } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { TECHS } from '../../data/techs.ts'
import { type Effect, ERAS, NONE, TERRAINS, WATER } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import { battleOf, FIGHTING, PREPARING, sideOf } from '../battle/battle.ts'
import { cardAt, frontCount, wound } from '../battle/fronts.ts'
import { refillMarket } from '../cities/making.ts'
import { cancelDeed } from '../deeds.ts'
import { drawFrom, gainUnit, unitsLeft } from '../drawing.ts'
import type { Event } from '../events.ts'
import { clearSquare, figureOn, figuresOn, hasRoom, holderOf, setFigure } from '../map/figures.ts'
import { AROUND } from '../map/grid.ts'
import { DISASTER_LAND, isRevealed, isWater, terrainOn } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { ownerOf } from '../map/outskirts.ts'
import { isBuilding, isCity, isPerson, removeCity, removeMarker } from '../map/placing.ts'
import { pin } from '../movement/pinning.ts'
import { hasWonder, knows } from '../powers.ts'
import { learn } from '../research/learning.ts'
import { ask, CITY_COUNT, IN_RESERVE, NO_TOKEN, NOTHING, playerOf, type State } from '../state.ts'
import { addTrade } from '../trade/collecting.ts'
import { gainPerson } from './people.ts'
import { squaresWithin } from './reach.ts'
import { foreignTechs } from './start-powers.ts'
import { earnCoin, hasRoomForCoin } from './triggers.ts'

/** What an effect is aimed at; `to` is a second square. */
export type Slot = 'seat' | 'city' | 'square' | 'to' | 'prey' | 'wonder' | 'tech' | 'unit' | 'front'

/** The aims chosen so far. */
export type Aim = { readonly target: number; readonly item: number; readonly square: number }

type Kind = Effect['kind']
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>

/** How one kind of effect works: what it is aimed at, what it may be aimed at, and what it does. */
type Working<K extends Kind> = {
  readonly slots: readonly Slot[]
  /** What may be chosen for a slot; an effect without slots says here whether it is of any use. */
  targets(state: State, seat: number, effect: Of<K>, slot: Slot, aim: Aim): readonly number[]
  run(state: State, seat: number, effect: Of<K>, aim: Aim, tech: number, tell: Tell<Event> | undefined): void
  /** May it be carried out again, and how often in all? */
  times?(effect: Of<K>): number
  /** True where it is quickly seen that there is something to aim it at; otherwise it is looked for. */
  isOfUse?(state: State, seat: number, effect: Of<K>): boolean
}

/** The one tech whose coin tokens are bought with a resource ability. */
const COIN_BY_ABILITY = TECHS.findIndex(({ coinFor }) => coinFor?.kind === 'ability')

const ALWAYS: readonly number[] = [0]
const NEVER: readonly number[] = []

const seats = (state: State, seat: number): readonly number[] =>
  state.players.flatMap((_player, other) => (other === seat ? [] : [other]))

const ownCities = (state: State, seat: number): readonly number[] =>
  Array.from({ length: CITY_COUNT }, (_, city) => city).filter((city) => playerOf(state, seat).cities[city] !== NONE)

const hasFigures = (state: State, seat: number): boolean => playerOf(state, seat).figures.some((square) => square >= 0)

const onMap = (state: State): readonly number[] =>
  layoutFor(state.players.length).squares.filter((square) => isRevealed(state, square))

const OF_EVENTS: ReadonlySet<Effect> = new Set(CULTURE_EVENTS.map(({ effect }) => effect))

/** United Nations: nobody's culture event is aimed at its owner. Abilities of techs are. */
const isImmune = (state: State, seat: number, owner: number, effect: Effect): boolean =>
  owner !== NONE && owner !== seat && OF_EVENTS.has(effect) && hasWonder(state, owner, 'united-nations')

const WORKINGS: { readonly [K in Kind]: Working<K> } = {
  culture: {
    slots: [],
    targets: () => ALWAYS,
    run(state, seat, { count }, _aim, _tech, tell) {
      playerOf(state, seat).culture += count
      tell?.({ kind: 'cultureGained', seat, count })
    },
  },
  trade: {
    slots: ['seat'],
    targets: (state, seat) => seats(state, seat),
    run(state, seat, { count, partner }, { target }, _tech, tell) {
      addTrade(state, seat, count)
      tell?.({ kind: 'tradeGained', seat, count })
      addTrade(state, target, partner)
      tell?.({ kind: 'tradeGained', seat: target, count: partner })
    },
  },
  cityProduction: {
    slots: ['city'],
    targets: (state, seat) => ownCities(state, seat),
    run(state, seat, { count }, { item }, _tech, tell) {
      const { boosts, cities } = playerOf(state, seat)
      boosts[item] = (boosts[item] as number) + count
      tell?.({ kind: 'cityBoosted', seat, square: cities[item] as number, count })
    },
  },
  greatPerson: {
    slots: [],
    targets: (state) => (state.people.some((count) => count > 0) ? ALWAYS : NEVER),
    run: (state, seat, _effect, _aim, _tech, tell) => gainPerson(state, seat, tell),
  },
  techCoin: {
    slots: [],
    targets: (state, seat) => (hasRoomForCoin(state, seat, COIN_BY_ABILITY) ? ALWAYS : NEVER),
    run: (state, seat, _effect, _aim, tech, tell) => earnCoin(state, seat, tech, tell),
  },
  attack: {
    slots: [],
    targets: ({ battle }) => (battle?.stage === FIGHTING && battle.played === 0 ? ALWAYS : NEVER),
    run(state, seat, { wounds }, _aim, _tech, tell) {
      const battle = battleOf(state)
      const side = sideOf(battle, seat)
      battle.boost[side] = (battle.boost[side] as number) + wounds
      tell?.({ kind: 'attackBoosted', seat, count: wounds })
    },
  },
  wounds: {
    slots: ['front'],
    targets: (state, seat) => enemyFronts(state, seat),
    run(state, seat, _effect, { item }, _tech, tell) {
      wound(state, 1 - sideOf(battleOf(state), seat), item, 1, tell)
    },
    times: ({ count }) => count,
  },
  obsoleteWonder: {
    slots: ['wonder'],
    targets: (state, _seat, { eras }) =>
      WONDERS.filter(({ number, era }) => {
        if (!eras.includes(ERAS[era] as (typeof ERAS)[number])) return false
        if (state.market.includes(number)) return true
        return state.wonderAt[number] !== NONE && (state.obsolete & (1 << number)) === 0
      }).map(({ number }) => number),
    // C-34.2, C-34.6
    run(state, seat, _effect, { item }, _tech, tell) {
      state.obsolete |= 1 << item
      tell?.({ kind: 'wonderObsolete', seat, wonder: (WONDERS[item] as (typeof WONDERS)[number]).id })
      if (state.market.includes(item)) refillMarket(state, item, tell)
    },
  },
  killRandomUnit: {
    slots: ['seat'],
    targets: (state, seat) =>
      seats(state, seat).filter((other) => playerOf(state, other).units.some((count) => count > 0)),
    run(state, seat, _effect, { target }, _tech, tell) {
      const card = drawFrom(state.random, playerOf(state, target).units)
      if (card === NONE) return
      state.fallen[card] = (state.fallen[card] as number) + 1
      tell?.({ kind: 'unitMurdered', seat, partner: target })
    },
  },
  destroyBuildings: {
    slots: ['square'],
    targets(state, seat, effect) {
      const { range, whose } = effect
      const within = squaresWithin(state, seat, range)
      return onMap(state).filter((square) => {
        const owner = ownerOf(state, square)
        if (!within.has(square) || !isBuilding(state.built[square] as number)) return false
        return (whose === 'any' || owner !== seat) && !isImmune(state, seat, owner, effect)
      })
    },
    run(state, seat, _effect, { square }, _tech, tell) {
      removeMarker(state, square, false)
      tell?.({ kind: 'buildingDestroyed', seat, square })
    },
    times: ({ count }) => count,
  },
  killFigures: {
    slots: ['square', 'prey'],
    targets(state, seat, effect, slot, { square: struck }) {
      const { range, orGreatPerson } = effect
      if (slot === 'prey') return struck === NONE ? NEVER : preyOn(state, struck, orGreatPerson)
      const within = squaresWithin(state, seat, range)
      return onMap(state).filter((square) => {
        if (!within.has(square)) return false
        if ([holderOf(state, square), ownerOf(state, square)].some((owner) => isImmune(state, seat, owner, effect)))
          return false
        return figuresOn(state, square) > 0 || (orGreatPerson && isPerson(state.built[square] as number))
      })
    },
    // Own figures are within reach of themselves.
    isOfUse: hasFigures,
    run(state, seat, { count }, { square, item }, _tech, tell) {
      tell?.({ kind: 'squareStruck', seat, square })
      if (item === PREY_PERSON) {
        if (isPerson(state.built[square] as number)) removeMarker(state, square, false)
        return
      }
      const owner = holderOf(state, square)
      const scoutsFirst = item === PREY_SCOUT
      for (let killed = 0; killed < count && figuresOn(state, square) > 0; killed++) {
        const figure = figureOn(state, owner, square, scoutsFirst)
        setFigure(state, owner, figure === NONE ? figureOn(state, owner, square, !scoutsFirst) : figure, IN_RESERVE)
      }
    },
  },
  cancel: { slots: [], targets: () => NEVER, run: cancelDeed },
  pinSquare: {
    slots: ['square'],
    targets: (state) => onMap(state).filter((square) => figuresOn(state, square) > 0),
    isOfUse: (state) => state.players.some((_player, seat) => hasFigures(state, seat)),
    run(state, seat, _effect, { square }, _tech, tell) {
      pin(state, square)
      tell?.({ kind: 'squarePinned', seat, square })
    },
  },
  sailAway: {
    slots: ['square', 'to'],
    targets(state, seat, _effect, slot, { square }) {
      if (slot === 'square') return onMap(state).filter((each) => holderOf(state, each) === seat)
      const size = square === NONE ? 0 : figuresOn(state, square)
      return onMap(state).filter(
        (each) => isWater(state, each) && isFree(state, seat, each) && hasRoom(state, seat, each, size),
      )
    },
    run(state, seat, _effect, { square, item }, _tech, tell) {
      const { figures } = playerOf(state, seat)
      for (const [figure, at] of figures.entries()) {
        if (at !== square) continue
        setFigure(state, seat, figure, item)
        state.march.sailed[seat] = (state.march.sailed[seat] as number) | (1 << figure)
      }
      tell?.({ kind: 'sailedAway', seat, from: square, to: item })
    },
  },
  extraCityActions: {
    slots: [],
    targets: () => ALWAYS,
    run(state, seat, _effect, _aim, _tech, tell) {
      const { extra } = playerOf(state, seat)
      for (const city of ownCities(state, seat)) extra[city] = (extra[city] as number) + 1
      tell?.({ kind: 'extraActions', seat })
    },
  },
  razeCity: {
    slots: ['square'],
    targets: (state) =>
      onMap(state).filter((square) => {
        const owner = ownerOf(state, square)
        return isCity(state.built[square] as number) && playerOf(state, owner).cities[0] !== square
      }),
    run(state, _seat, _effect, { square }, _tech, tell) {
      tell?.({ kind: 'cityDestroyed', seat: ownerOf(state, square), square })
      for (const around of AROUND[square] as readonly number[]) clearSquare(state, around)
      removeCity(state, square)
    },
  },
  changeTerrain: {
    slots: ['square'],
    targets: (state, seat, effect) =>
      state.disasters === 0
        ? NEVER
        : onMap(state).filter((square) => {
            if (state.built[square] !== NOTHING || state.token[square] !== NO_TOKEN) return false
            if (isImmune(state, seat, ownerOf(state, square), effect)) return false
            return effect.from.includes(TERRAINS[terrainOn(state, square)] as (typeof TERRAINS)[number])
          }),
    run(state, seat, { to }, { square }, _tech, tell) {
      state.disasters--
      state.land[square] = DISASTER_LAND + TERRAINS.indexOf(to)
      tell?.({ kind: 'terrainChanged', seat, square, terrain: to })
    },
  },
  freeUnits: {
    slots: ['unit'],
    targets(state, seat) {
      if (state.battle?.stage !== PREPARING) return NEVER
      const types = playerOf(state, seat).aircraft === 1 ? 4 : 3
      return Array.from({ length: types }, (_, type) => type).filter((type) => unitsLeft(state, type) > 0)
    },
    run(state, seat, _effect, { item }, _tech, tell) {
      gainUnit(state, seat, item)
      tell?.({ kind: 'unitsJoined', seat })
    },
    times: ({ count }) => count,
  },
  techSwap: {
    slots: ['seat', 'tech'],
    targets(state, seat, effect, slot, { target }) {
      const { level } = effect
      if (slot === 'tech') return foreignTechs(state, seat, (other) => other === target, level)
      return seats(state, seat).filter(
        (other) =>
          !isImmune(state, seat, other, effect) &&
          foreignTechs(state, seat, (each) => each === other, level).length > 0,
      )
    },
    run(state, seat, { level }, { target, item }, _tech, tell) {
      gainTech(state, seat, item, tell)
      const back = foreignTechs(state, target, (other) => other === seat, level)
      if (back.length === 0) return
      state.power.target = seat
      state.power.left = level
      ask(state, 'learnBack', target)
    },
  },
  asResource: { slots: [], targets: () => NEVER, run() {} },
}

const PREY_ARMY = 0
const PREY_SCOUT = 1
const PREY_PERSON = 2

/** What can be struck on a square; figures of the named kind go first. */
const preyOn = (state: State, square: number, orGreatPerson: boolean): readonly number[] => {
  const owner = holderOf(state, square)
  const prey: number[] = []
  if (owner !== NONE && figureOn(state, owner, square, false) !== NONE) prey.push(PREY_ARMY)
  if (owner !== NONE && figureOn(state, owner, square, true) !== NONE) prey.push(PREY_SCOUT)
  if (orGreatPerson && isPerson(state.built[square] as number)) prey.push(PREY_PERSON)
  return prey
}

const isFree = (state: State, seat: number, square: number): boolean => {
  const holder = holderOf(state, square)
  return (holder === NONE || holder === seat) && state.token[square] === NO_TOKEN && terrainOn(state, square) === WATER
}

const enemyFronts = (state: State, seat: number): readonly number[] => {
  const { battle } = state
  if (battle === null || battle.stage !== FIGHTING) return NEVER
  const side = sideOf(battle, seat)
  if (side === NONE) return NEVER
  return Array.from({ length: frontCount(battle) }, (_, front) => front).filter(
    (front) => cardAt(battle, front, 1 - side) !== NONE,
  )
}

/** C-25.17 */
export const gainTech = (state: State, seat: number, tech: number, tell: Tell<Event> | undefined): void => {
  const { id, level } = TECHS[tech] as (typeof TECHS)[number]
  tell?.({ kind: 'techGained', seat, tech: id })
  if (!knows(playerOf(state, seat), tech)) learn(state, seat, tech, level - 1, tell)
}

export const workingOf = (effect: Effect): Working<Kind> => WORKINGS[effect.kind] as unknown as Working<Kind>

/** C-18.8: is there something to aim an effect at? Of two aims the first must leave one for the second. */
export const hasTarget = (state: State, seat: number, effect: Effect): boolean => {
  const { slots, targets, isOfUse } = workingOf(effect)
  if (isOfUse?.(state, seat, effect) === true) return true
  const [first, second] = slots
  if (first === undefined) return targets(state, seat, effect, 'square', NO_AIM).length > 0
  const firsts = targets(state, seat, effect, first, NO_AIM)
  if (second === undefined) return firsts.length > 0
  return firsts.some((one) => targets(state, seat, effect, second, aimed(NO_AIM, first, one)).length > 0)
}

export const NO_AIM: Aim = { target: NONE, item: NONE, square: NONE }

/** The aims with one more chosen. */
export const aimed = (aim: Aim, slot: Slot, value: number): Aim => {
  if (slot === 'seat') return { ...aim, target: value }
  return slot === 'square' ? { ...aim, square: value } : { ...aim, item: value }
}
