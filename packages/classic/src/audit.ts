import { has, NO_MEMBERS, without } from '@ecumene/kernel'
import { BUILDINGS, MARKER_SUPPLY } from './data/buildings.ts'
import { CULTURE_EVENTS } from './data/events.ts'
import { GREAT_PEOPLE, GREAT_PERSON_PILE } from './data/great-people.ts'
import { CITY_LIMIT_WITH_IRRIGATION, TRADE_MAX } from './data/limits.ts'
import { HUT_PILE, VILLAGE_PILE } from './data/markers.ts'
import { MARKET_RESOURCES, NONE, RESOURCES } from './data/types.ts'
import { UNIT_DECKS } from './data/units.ts'
import { WONDERS } from './data/wonders.ts'
import { battleUnits } from './rules/battle/sampling.ts'
import { countCoins } from './rules/coins.ts'
import { total } from './rules/counts.ts'
import { armiesOn, figuresOn, holderOf, isAfoot, scoutsOn, squareAfoot } from './rules/map/figures.ts'
import { AROUND } from './rules/map/grid.ts'
import { isBuilding, isWonder } from './rules/map/placing.ts'
import { builtOn, landOn } from './rules/map/squares.ts'
import { underWay } from './rules/movement/under-way.ts'
import {
  BUILDING_CODE,
  CITY_CODE,
  CITY_COUNT,
  FIGURE_COUNT,
  FIRST_SCOUT,
  type Player,
  STRENGTHS,
  type State,
  WONDER_CODE,
} from './rules/state.ts'

/** Everything wrong with a state: pieces lost or duplicated, running counts that differ from the map. */
export const audit = (state: State): readonly string[] => [
  ...supplyProblems(state),
  ...cardProblems(state),
  ...wonderProblems(state),
  ...mapProblems(state),
  ...state.players.flatMap((player, seat) => playerProblems(state, player, seat)),
]

const held = (state: State, of: (player: Player) => number): number => total(state.players.map(of))

/** C-2.15, C-4.14, C-2.14, C-2.17: markers and tokens are on the map, held, in the market, or spent for good. */
const supplyProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  for (const [marker, supply] of MARKER_SUPPLY.entries()) {
    const onMap = state.built.filter(
      (code) => isBuilding(code) && BUILDINGS[code - BUILDING_CODE]?.marker === marker,
    ).length
    if (onMap + (state.markers[marker] ?? 0) !== supply) problems.push(`marker ${marker}: ${onMap} on the map`)
  }
  for (let kind = 0; kind < MARKET_RESOURCES; kind++) {
    const all = (state.supply[kind] ?? 0) + held(state, ({ resources }) => resources[kind] ?? 0)
    if (all !== state.players.length) problems.push(`there are ${all} ${RESOURCES[kind]}`)
  }
  for (const { number, id } of GREAT_PEOPLE) {
    const all = (state.people[number] ?? 0) + held(state, ({ people }) => people[number] ?? 0)
    if (all > GREAT_PERSON_PILE.length / GREAT_PEOPLE.length) problems.push(`there are ${all} of ${id}`)
  }
  const huts = total(state.hutFaces) + held(state, (player) => total(player.huts))
  const villages = total(state.villageFaces) + held(state, (player) => total(player.villages))
  if (huts > HUT_PILE.length || villages > VILLAGE_PILE.length) problems.push('there are too many huts or villages')
  const lying = [1, 2].map((token) => state.token.filter((one) => one === token).length)
  if ((lying[0] ?? 0) + state.huts !== total(state.hutFaces)) problems.push('hut faces do not match the markers')
  if ((lying[1] ?? 0) + state.villages !== total(state.villageFaces)) problems.push('village faces do not match')
  for (const counts of [state.markers, state.supply, state.people, state.hutFaces, state.villageFaces]) {
    if (counts.some((count) => count < 0)) problems.push('a supply is below zero')
  }
  return problems
}

/** C-2.8, C-2.12 */
const cardProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  const inBattle = battleUnits(state)
  for (const [type, cards] of UNIT_DECKS.entries()) {
    for (let at = 0; at < STRENGTHS; at++) {
      const unit = type * STRENGTHS + at
      const all =
        (state.deck[unit] ?? 0) +
        (state.fallen[unit] ?? 0) +
        (inBattle[unit] ?? 0) +
        held(state, ({ units }) => units[unit] ?? 0)
      const printed = cards.filter((card) => card === Math.min(...cards) + at).length
      if (all !== printed) problems.push(`unit ${unit}: ${all} cards instead of ${printed}`)
    }
  }
  for (const { number, id, copies } of CULTURE_EVENTS) {
    const inHands = held(state, ({ hand }) => hand.filter((event) => event === number).length)
    const inPlay = state.deeds.filter(({ deed }) => deed.kind === 'event' && deed.number === number).length
    const all = (state.events[number] ?? 0) + (state.discards[number] ?? 0) + inHands + inPlay
    if (all !== copies) problems.push(`there are ${all} of ${id}`)
  }
  return problems
}

const wonderProblems = (state: State): readonly string[] =>
  WONDERS.flatMap(({ number, id }) => {
    const square = state.wonderAt[number] ?? NONE
    const places =
      (square === NONE ? 0 : 1) +
      state.market.filter((wonder) => wonder === number).length +
      (state.given === number ? 1 : 0) +
      (has(state.unseenWonders, number) ? 1 : 0)
    const misplaced = square !== NONE && state.built[square] !== WONDER_CODE + number
    return places > 1 || misplaced ? [`${id} is in ${places} places`] : []
  })

const mapProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  for (const [square, code] of state.built.entries()) {
    if (code !== 0 && (state.region[square] === NONE || landOn(state, square) < 0))
      problems.push(`square ${square} has a marker without a city`)
    if (isWonder(code) && state.wonderAt[code - WONDER_CODE] !== square) problems.push(`square ${square}: lost wonder`)
  }
  const force = state.force.map(() => 0)
  for (const [seat, { figures }] of state.players.entries()) {
    for (const [figure, square] of figures.entries()) {
      if (square < 0 || isAfoot(state, seat, figure)) continue
      force[square] = (force[square] ?? 0) + (figure >= FIRST_SCOUT ? 8 : 1)
      if (holderOf(state, square) !== seat) problems.push(`square ${square} is not held by seat ${seat}`)
    }
  }
  for (const [square, packed] of force.entries()) {
    if (packed !== armiesOn(state, square) + 8 * scoutsOn(state, square)) problems.push(`figures on ${square} differ`)
    if (figuresOn(state, square) > 0 && landOn(state, square) < 0) problems.push(`figures off the map`)
  }
  problems.push(...afootProblems(state))
  return problems
}

/** C-21.5, C-27.3: only figures under way or in an undecided battle are afoot, together on one square. */
const afootProblems = (state: State): readonly string[] => {
  const { afoot, battle, active, players, phase } = state
  if (afoot === NO_MEMBERS) return battle !== null && battle.winner === NONE ? ['a battle without attackers'] : []
  const at = squareAfoot(state)
  const { figures } = players[active] as Player
  if (figures.some((square, figure) => isAfoot(state, active, figure) && square !== at))
    return ['figures are scattered']
  const march = underWay(state)
  const isUnderWay = march !== null && march.at === at && without(afoot, march.group) === NO_MEMBERS
  const isFighting = battle !== null && battle.winner === NONE && battle.square === at
  return isUnderWay || isFighting || phase === 'over' ? [] : ['figures are afoot without a reason']
}

const playerProblems = (state: State, player: Player, seat: number): readonly string[] => {
  const problems: string[] = []
  const wrong = (what: string): number => problems.push(`seat ${seat}: ${what}`)
  if (player.trade < 0 || player.trade > TRADE_MAX) wrong(`trade is ${player.trade}`)
  if (player.culture < 0) wrong(`culture is ${player.culture}`)
  if (player.figures.length !== FIGURE_COUNT || player.cities.length !== CITY_LIMIT_WITH_IRRIGATION) wrong('lists')
  if (player.hand.some((event, at) => at > 0 && event < (player.hand[at - 1] ?? NONE))) wrong('hand is unsorted')
  for (const counts of [player.resources, player.huts, player.villages, player.units, player.people]) {
    if (counts.some((count) => count < 0)) wrong('something is below zero')
  }
  for (const [city, square] of player.cities.entries()) {
    if (square === NONE) continue
    const region = seat * CITY_COUNT + city
    const around = AROUND[square] as readonly number[]
    if ([square, ...around].some((one) => state.region[one] !== region)) wrong(`city ${city} has lost its outskirts`)
    if (builtOn(state, square) < CITY_CODE) wrong(`city ${city} has no marker`)
  }
  if (state.phase !== 'setup' && player.coins !== countCoins(state, seat)) wrong(`coins are ${player.coins}`)
  return problems
}
