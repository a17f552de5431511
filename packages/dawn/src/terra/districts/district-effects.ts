import type { Message } from '@ecumene/kernel'
import { CARD_TYPE } from '../../data/cards.ts'
import { ECONOMY, INDUSTRY, NONE, SCIENCE, TERRAINS } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { whyNotFree } from '../../rules/culture/placing.ts'
import type { Teller } from '../../rules/events.ts'
import { active } from '../../rules/hooks/asking.ts'
import { foundCity, whyNotLegalSpace } from '../../rules/industry/industry.ts'
import { boardOf, neighbour } from '../../rules/map/board.ts'
import { isCity, unusedCities, unusedControls } from '../../rules/map/pieces.ts'
import { countMature, isWithin } from '../../rules/map/spaces.ts'
import { moveOf, spaceMoves } from '../../rules/moves.ts'
import { addTo, ask, type FrameOf, playerOf, type State } from '../../rules/state.ts'
import { gainTrade, gainTradeOn } from '../../rules/trade/trade.ts'
import type { WordKey } from '../../words/en.ts'
import { DISTRICT_REACH, DISTRICTS, ZONE_CITY_PRICE } from '../data/districts.ts'
import { type OneToken, oneToken } from '../effects/one-token.ts'
import { terraPlayer } from '../state.ts'
import { isFriendlyToDistricts } from './districts.ts'

/** T-8.17: what each kind of district does, in the order of `DISTRICTS`. */
export const beginDistrict = (state: State, seat: number, kind: number, tell: Teller): void => {
  const space = terraPlayer(state, seat).districts[kind] ?? 0
  switch (DISTRICTS[kind]?.id) {
    case 'campus':
      gainTradeOn(state, seat, SCIENCE, terrainAround(state, seat, kind), tell)
      return
    case 'commercial-hub':
      ask(state, { kind: 'hub', seat, district: kind })
      return
    case 'encampment':
      ask(state, { kind: 'encampment', seat, space, hasDestroyed: false, hasReinforced: false })
      return
    case 'industrial-zone':
      ask(state, { kind: 'zone', seat, district: kind })
      return
    default:
      ask(state, { kind: 'theater', seat, space })
  }
}

/** T-8.19, T-8.21, T-8.26: spaces of the terrains it counts, its own and the friendly ones next to it. */
export const terrainAround = (state: State, seat: number, kind: number): number => {
  const board = boardOf(state.layout)
  const { counts } = DISTRICTS[kind] as (typeof DISTRICTS)[number]
  const space = terraPlayer(state, seat).districts[kind] ?? 0
  const isCounted = (at: number): boolean =>
    (counts as readonly string[]).includes(TERRAINS[board.terrain[at] ?? 0] as string)
  let count = isCounted(space) ? 1 : 0
  const helpers = active('countsForDistricts', state, seat)
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near === NONE) continue
    const counted = state.owner[near] === seat && isCounted(near)
    if (counted || helpers.some(({ does, giver }) => does(state, near, isCounted(near), giver))) count++
  }
  return count
}

const FIRST = moveOf('option', 0)
const SECOND = moveOf('option', 1)

/** T-8.20, T-8.21: trade for mature cities, or on the economy card for deserts. */
export const hub: Ask<'hub', 'option'> = {
  answers: ['option'],
  decision: asks('decision.hub'),
  candidates: () => [FIRST, SECOND],
  whyNot: () => null,
  apply(state, { district }, seat, move, tell) {
    state.pending.pop()
    if (move.option === 0) gainTrade(state, seat, countMature(state, seat))
    else gainTradeOn(state, seat, ECONOMY, terrainAround(state, seat, district), tell)
  },
  // Two options without effect are no choice.
  over: (state, { seat, district }) => countMature(state, seat) === 0 && terrainAround(state, seat, district) === 0,
}

/** T-8.16, T-8.27: within two spaces of a friendly one, whatever lies between. */
const isNearFriendly = (state: State, seat: number, space: number): boolean => {
  const board = boardOf(state.layout)
  for (let at = 0; at < board.size; at++) {
    if (isWithin(board, at, space, DISTRICT_REACH) && isFriendlyToDistricts(state, seat, at)) return true
  }
  return false
}

/** T-8.27, T-8.29: an industry card with enough trade tokens; Oxford University may have added a second one. */
const placeThatPays = (state: State, seat: number): number => {
  const { row, trade } = playerOf(state, seat)
  return row.findIndex((card, place) => CARD_TYPE[card] === INDUSTRY && (trade[place] ?? 0) >= ZONE_CITY_PRICE)
}

const whyNotZoneCity = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (placeThatPays(state, seat) === NONE) return because('reason.noTradeToken')
  if (unusedCities(playerOf(state, seat)) === 0) return because('reason.noCities')
  return (
    whyNotLegalSpace(state, seat, space) ?? (isNearFriendly(state, seat, space) ? null : because('reason.outOfRange'))
  )
}

/** T-8.26 to T-8.29: trade on the industry card for forests, or a city for three trade tokens of it. */
export const zone: Ask<'zone', 'option' | 'city'> = {
  answers: ['option', 'city'],
  decision: asks('decision.zone'),
  candidates: (state) => [FIRST, ...spaceMoves(state, 'city')],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'option') return move.option === 0 ? null : because('reason.nothingToDo')
    return whyNotZoneCity(state, seat, move.space)
  },
  apply(state, frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'option') {
      tradeForForests(state, frame, tell)
      return
    }
    const { trade } = playerOf(state, seat)
    const place = placeThatPays(state, seat)
    addTo(trade, place, -ZONE_CITY_PRICE)
    foundCity(state, seat, move.space, tell)
  },
  // T-8.28: without a city to build there is only one option.
  over: (state, { seat }) => state.owner.every((_owner, space) => whyNotZoneCity(state, seat, space) !== null),
  finish: (state, frame, tell) => tradeForForests(state, frame, tell),
}

const tradeForForests = (state: State, { seat, district }: FrameOf<'zone'>, tell: Teller): void =>
  gainTradeOn(state, seat, INDUSTRY, terrainAround(state, seat, district), tell)

/** T-8.30, T-8.31: near the Theater Square itself, or near a friendly city with a world wonder. */
const nearSquare = (state: State, { space: square }: FrameOf<'theater'>, space: number): boolean =>
  isWithin(boardOf(state.layout), square, space, DISTRICT_REACH)

const nearWonder = (state: State, { seat }: FrameOf<'theater'>, space: number): boolean => {
  const board = boardOf(state.layout)
  for (let city = 0; city < state.wonder.length; city++) {
    if (state.wonder[city] === 0 || !isCity(state.piece[city])) continue
    if (isWithin(board, city, space, DISTRICT_REACH) && isFriendlyToDistricts(state, seat, city)) return true
  }
  return false
}

const hasPlace = (state: State, frame: FrameOf<'theater'>, near: typeof nearSquare): boolean => {
  const board = boardOf(state.layout)
  const bans = active('forbidsControl', state, frame.seat)
  for (let space = 0; space < state.owner.length; space++) {
    if (whyNotFree(state, board, frame.seat, space, bans) === null && near(state, frame, space)) return true
  }
  return false
}

/** T-8.32 to T-8.35: no city need be near, no difficulty is too great. */
const whyNotNear = (state: State, frame: FrameOf<'theater'>, space: number): Message<WordKey> | null => {
  const { seat } = frame
  const blocked = whyNotFree(state, boardOf(state.layout), seat, space, active('forbidsControl', state, seat))
  if (blocked !== null) return blocked
  return nearSquare(state, frame, space) || nearWonder(state, frame, space) ? null : because('reason.outOfRange')
}

/** T-8.17: a fruitless option may be chosen, if there is one. */
const whyNotNothing = (state: State, frame: FrameOf<'theater'>, seat: number): Message<WordKey> | null => {
  const both = hasPlace(state, frame, nearSquare) && hasPlace(state, frame, nearWonder)
  return both && unusedControls(playerOf(state, seat)) > 0 ? because('reason.mustPlace') : null
}

export const theater: Ask<'theater', OneToken> = {
  ...oneToken<'theater'>('decision.theater', whyNotNear, { whyNotNothing }),
  // T-8.17: as far as possible; with no place near either nothing is asked.
  over: (state, frame) => !hasPlace(state, frame, nearSquare) && !hasPlace(state, frame, nearWonder),
}
