import { minus, plus, type Tell } from '@ecumene/kernel'
import { cityStateId, naturalWonderId } from '../../data/sights.ts'
import { ALL_BARBARIANS } from '../../data/tiles.ts'
import { CITIES, NONE, RESOURCES } from '../../data/types.ts'
import { wonderId } from '../../data/wonders.ts'
import type { Event } from '../events.ts'
import { general, isInForce, wonderHooks } from '../hooks/asking.ts'
import { addWonder, dropWonder, hasWonder } from '../industry/wonders.ts'
import {
  addTo,
  ask,
  CAPITAL,
  CITY,
  CITY_STATE,
  CONTROL,
  NATURAL_TOKEN,
  NOTHING,
  ON_CARD,
  type Player,
  playerOf,
  REINFORCED,
  type State,
} from '../state.ts'
import { boardOf, cityStateOn, naturalOn, shoreOn } from './board.ts'
import { ownerOf, pieceOn, tokenOn, wonderOn } from './on-spaces.ts'

/*
 * Every piece that comes to or leaves the map does so here, with everything that depends on it: counts, world wonders
 * (N-20.3), natural wonders (N-19.7), city-states (N-17.17).
 */

/** Puts a piece of a player on a space where none stands; a world wonder there is now the player's (N-20.9). */
export const put = (state: State, space: number, seat: number, kind: number, tell: Tell<Event> | undefined): void => {
  const player = playerOf(state, seat)
  state.owner[space] = seat
  state.piece[space] = kind
  if (kind === CONTROL || kind === REINFORCED) player.controls++
  else player.cities.push(space)
  if (kind === REINFORCED) player.reinforced++
  if (kind === CAPITAL) player.capital = space
  player.shore += shoreOn(boardOf(state.layout), space)
  const wonder = wonderOn(state, space)
  if (wonder >= 0 && !hasWonder(player.wonders, wonder)) giveWonder(state, seat, wonder, tell)
}

/** N-20.5: control of a world wonder passes to a player, from its holder if it has one. */
export const giveWonder = (state: State, seat: number, wonder: number, tell: Tell<Event> | undefined): void => {
  const from = state.players.findIndex(({ wonders }) => hasWonder(wonders, wonder))
  if (from !== NONE) loseWonder(state, from, wonder, tell)
  addWonder(playerOf(state, seat).wonders, wonder)
  tell?.({ kind: 'wonderGained', seat, wonder: wonderId(wonder) })
}

/** Takes the piece off a space and back to its owner (N-1.10); a world wonder under it is nobody's (N-20.7, N-20.8). */
const lift = (state: State, space: number, tell: Tell<Event> | undefined): void => {
  const seat = ownerOf(state, space)
  const kind = pieceOn(state, space)
  const player = playerOf(state, seat)
  state.owner[space] = NONE
  state.piece[space] = NOTHING
  if (kind === CONTROL || kind === REINFORCED) player.controls--
  else player.cities.splice(player.cities.indexOf(space), 1)
  if (kind === REINFORCED) player.reinforced--
  player.shore -= shoreOn(boardOf(state.layout), space)
  const wonder = wonderOn(state, space)
  if (wonder >= 0) loseWonder(state, seat, wonder, tell)
  for (const { does } of general('pieceLeft', state)) does(state, seat, space, tell)
}

export const loseWonder = (state: State, seat: number, wonder: number, tell: Tell<Event> | undefined): void => {
  dropWonder(playerOf(state, seat).wonders, wonder)
  tell?.({ kind: 'wonderLost', seat, wonder: wonderId(wonder) })
  wonderHooks(wonder)?.lost?.(state, seat, tell)
}

/** Destroyed or removed: what the piece held goes back to its space (N-19.7, N-17.17, N-20.7). */
export const removePiece = (state: State, space: number, tell: Tell<Event> | undefined): void => {
  const seat = ownerOf(state, space)
  lift(state, space, tell)
  const board = boardOf(state.layout)
  const natural = naturalOn(board, space)
  if (natural >= 0 && state.naturalHolder[natural] === seat) {
    releaseNatural(state, natural)
    state.token[space] = NATURAL_TOKEN
    tell?.({ kind: 'naturalReturned', natural: naturalWonderId(natural) })
  }
  const cityState = cityStateOn(board, space)
  if (cityState >= 0) freeCityState(state, cityState, tell)
}

/** N-17.17, N-17.18: a city-state that nobody holds any more stands on its space again, its cards available. */
const freeCityState = (state: State, cityState: number, tell: Tell<Event> | undefined): void => {
  const conqueror = state.conqueror[cityState] ?? 0
  if (conqueror === NONE) return
  const player = playerOf(state, conqueror)
  player.conquered = minus(player.conquered, cityState)
  state.conqueror[cityState] = NONE
  const space = boardOf(state.layout).cityStateSpaces[cityState] ?? 0
  state.piece[space] = CITY_STATE
  tell?.({ kind: 'cityStateFreed', cityState: cityStateId(cityState) })
}

/**
 * Another player's piece takes the place of one; a natural wonder changes hands with it (N-15.5, N-19.10), and so does a
 * conquered city-state whose stand-in token (N-15.16) a card exchanges.
 */
export const replacePiece = (
  state: State,
  space: number,
  seat: number,
  kind: number,
  tell: Tell<Event> | undefined,
): void => {
  const loser = ownerOf(state, space)
  lift(state, space, tell)
  put(state, space, seat, kind, tell)
  const board = boardOf(state.layout)
  const cityState = cityStateOn(board, space)
  if (cityState !== NONE && state.conqueror[cityState] === loser) {
    const [from, to] = [playerOf(state, loser), playerOf(state, seat)]
    from.conquered = minus(from.conquered, cityState)
    to.conquered = plus(to.conquered, cityState)
    state.conqueror[cityState] = seat
    tell?.({ kind: 'cityStateConquered', seat, cityState: cityStateId(cityState) })
  }
  const natural = naturalOn(board, space)
  if (natural >= 0 && state.naturalHolder[natural] === loser) {
    releaseNatural(state, natural)
    gainNatural(state, seat, natural, tell)
  }
}

/** N-11.6, N-19.9, N-20.10: an own city takes the place of an own control token; all it held is kept. */
export const upgradeToCity = (state: State, space: number, seat: number): void => {
  const player = playerOf(state, seat)
  player.controls--
  if (state.piece[space] === REINFORCED) player.reinforced--
  player.cities.push(space)
  state.piece[space] = CITY
  for (const { does } of general('pieceLeft', state)) does(state, seat, space, undefined)
}

/** N-13.3: an own control token is turned to its reinforced side. */
export const reinforce = (state: State, space: number, tell: Tell<Event> | undefined): void => {
  const seat = ownerOf(state, space)
  state.piece[space] = REINFORCED
  playerOf(state, seat).reinforced++
  tell?.({ kind: 'reinforced', seat, space })
}

/** N-8.9, N-8.10: an unreinforced control token, and what lies on its space. */
export const placeControl = (state: State, space: number, seat: number, tell: Tell<Event> | undefined): void => {
  tell?.({ kind: 'controlPlaced', seat, space })
  put(state, space, seat, CONTROL, tell)
  const token = tokenOn(state, space)
  if (token === 0) return
  state.token[space] = 0
  if (token === NATURAL_TOKEN) {
    gainNatural(state, seat, naturalOn(boardOf(state.layout), space), tell)
    return
  }
  const player = playerOf(state, seat)
  addTo(player.resources, token - 1, 1)
  tell?.({ kind: 'resourceGained', seat, resource: RESOURCES[token - 1] as (typeof RESOURCES)[number] })
}

export const gainNatural = (state: State, seat: number, natural: number, tell: Tell<Event> | undefined): void => {
  state.naturalHolder[natural] = seat
  const player = playerOf(state, seat)
  player.naturals = plus(player.naturals, natural)
  tell?.({ kind: 'naturalGained', seat, natural: naturalWonderId(natural) })
  if (isInForce('keepsNaturalsOnCards', state, seat)) ask(state, { kind: 'keep', seat })
}

const releaseNatural = (state: State, natural: number): void => {
  const holder = state.naturalHolder[natural] ?? 0
  if (holder === NONE) return
  const player = playerOf(state, holder)
  player.naturals = minus(player.naturals, natural)
  state.naturalHolder[natural] = NONE
  state.naturalCard[natural] = NONE
}

/** Takes a resource from the supply, if one is left (N-1.6). */
export const gainResource = (state: State, seat: number, kind: number, tell: Tell<Event> | undefined): void => {
  if ((state.supply[kind] ?? 0) === 0) return
  addTo(state.supply, kind, -1)
  const player = playerOf(state, seat)
  addTo(player.resources, kind, 1)
  tell?.({ kind: 'resourceGained', seat, resource: RESOURCES[kind] as (typeof RESOURCES)[number] })
}

/** N-12.6 */
export const spendResource = (state: State, seat: number, kind: number, tell: Tell<Event> | undefined): void => {
  const player = playerOf(state, seat)
  addTo(player.resources, kind, -1)
  addTo(state.supply, kind, 1)
  tell?.({ kind: 'resourceSpent', seat, resource: RESOURCES[kind] as (typeof RESOURCES)[number] })
}

/** N-22.8: caravans on a space go back to their owners' economy cards. */
export const destroyCaravans = (state: State, space: number, tell: Tell<Event> | undefined): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { caravans } = playerOf(state, seat)
    for (let caravan = 0; caravan < caravans.length; caravan++) {
      if (caravans[caravan] !== space) continue
      caravans[caravan] = ON_CARD
      tell?.({ kind: 'caravanLost', seat, space })
    }
  }
}

export const unusedCities = (player: Player): number =>
  CITIES + (player.capital === NONE ? 0 : 1) + player.guests - player.cities.length

export const unusedControls = (player: Player): number => player.tokens - player.controls - player.markerTokens

export const isControl = (piece: number | undefined): boolean => piece === CONTROL || piece === REINFORCED

export const isCity = (piece: number | undefined): boolean => piece === CITY || piece === CAPITAL

export const hasBarbarian = (state: State, space: number): boolean => state.barbarians.includes(space)

export const barbarianAt = (state: State, space: number): number => state.barbarians.indexOf(space)

export const hasCaravan = (state: State, space: number): boolean => {
  for (const player of state.players) if (player.caravans.includes(space)) return true
  return false
}

/** N-6.15: no token and no figure of any kind. */
export const isEmpty = (state: State, space: number): boolean =>
  state.piece[space] === NOTHING &&
  state.token[space] === 0 &&
  state.wonder[space] === 0 &&
  !hasBarbarian(state, space) &&
  !hasCaravan(state, space) &&
  !general('isOccupied', state).some(({ does }) => does(state, space))

/** N-6.13 */
export const isRival = (state: State, space: number, seat: number): boolean => {
  const owner = ownerOf(state, space)
  return owner !== NONE && owner !== seat
}

export const letterOf = (barbarian: number) => ALL_BARBARIANS[barbarian] as (typeof ALL_BARBARIANS)[number]
