import { setOf } from '@ecumene/kernel'
import { cardNumbered } from './data/cards.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, CITY_STATE_CARDS } from './data/sights.ts'
import { NONE, RESOURCES, TRADE_LIMIT } from './data/types.ts'
import { ALL_WONDERS, wonderId } from './data/wonders.ts'
import { kitOf } from './kits.ts'
import { partsOf } from './modules.ts'
import { active } from './rules/hooks/asking.ts'
import { hasWonder } from './rules/industry/wonders.ts'
import { boardOf } from './rules/map/board.ts'
import { ownerOf, pieceOn, wonderOn } from './rules/map/on-spaces.ts'
import { isCity, isControl, unusedCities, unusedControls } from './rules/map/pieces.ts'
import {
  CAPITAL,
  CITY_STATE,
  DEFEATED,
  NATURAL_TOKEN,
  NOTHING,
  OUT_OF_PLAY,
  type Player,
  REINFORCED,
  resourcesOf,
  type State,
} from './rules/state.ts'
import { owedBy } from './rules/trade/giving-back.ts'
import { envoysOf } from './rules/trade/visits.ts'

/** Everything wrong with a state: pieces lost or duplicated, running counts that differ from the map. */
export const audit = (state: State): readonly string[] => [
  ...spaceProblems(state),
  ...resourceProblems(state),
  ...wonderProblems(state),
  ...sightProblems(state),
  ...state.players.flatMap((player, seat) => playerProblems(state, player, seat)),
  ...partsOf(state.modules).flatMap((part) => part.audit(state)),
]

const spaceProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  const { size, cityState } = boardOf(state.layout)
  for (const [name, list] of Object.entries({
    owner: state.owner,
    piece: state.piece,
    token: state.token,
    wonder: state.wonder,
  })) {
    if (list.length !== size) problems.push(`${name} has ${list.length} entries for ${size} spaces`)
  }
  for (let space = 0; space < size; space++) {
    const piece = pieceOn(state, space)
    const owned = piece !== NOTHING && piece !== CITY_STATE
    if (owned !== (state.owner[space] !== NONE)) problems.push(`space ${space}: owner and piece disagree`)
    if (piece === CITY_STATE && cityState[space] === NONE) problems.push(`space ${space} has no city-state`)
  }
  for (const [letter, at] of state.barbarians.entries()) {
    if (at >= size || (at === DEFEATED && boardOf(state.layout).lairs[letter] === NONE))
      problems.push(`barbarian ${letter} is on ${at}`)
  }
  return problems
}

/** N-1.4: as many of each kind as the box has, on the map, held or in the supply. */
const resourceProblems = (state: State): readonly string[] =>
  RESOURCES.flatMap((resource, kind) => {
    const onMap = state.token.filter((token) => token === kind + 1).length
    const held = state.players.reduce((sum, player) => sum + resourcesOf(player, kind), 0)
    const all = onMap + held + (state.supply[kind] ?? 0)
    const negative = state.players.some((player) => resourcesOf(player, kind) < 0)
    return all === kitOf(state).resourceTokens && !negative ? [] : [`there are ${all} ${resource}`]
  })

const wonderProblems = (state: State): readonly string[] => {
  const problems: string[] = []
  const tokens = ALL_WONDERS.map(() => 0)
  const controllers = ALL_WONDERS.map(() => NONE)
  for (let space = 0; space < state.wonder.length; space++) {
    const wonder = wonderOn(state, space)
    if (wonder < 0) continue
    tokens[wonder] = (tokens[wonder] ?? 0) + 1
    controllers[wonder] = controllerOf(state, space, wonder)
  }
  const { wonders: inBox } = kitOf(state)
  for (let wonder = 0; wonder < ALL_WONDERS.length; wonder++) {
    const places =
      (tokens[wonder] ?? 0) +
      (state.tops.includes(wonder) ? 1 : 0) +
      (hasWonder(state.unseen, wonder) || hasWonder(state.gone, wonder) ? 1 : 0)
    if (places !== (hasWonder(inBox, wonder) ? 1 : 0)) problems.push(`${wonderId(wonder)} is in ${places} places`)
    for (let seat = 0; seat < state.players.length; seat++) {
      const { wonders } = state.players[seat] as Player
      if (hasWonder(wonders, wonder) !== (seat === controllers[wonder]))
        problems.push(`${wonderId(wonder)}: seat ${seat} and its token disagree`)
    }
  }
  return problems
}

/** N-20.3: who holds its space, or whom an ability leaves it to while nobody does. */
const controllerOf = (state: State, space: number, wonder: number): number => {
  const owner = ownerOf(state, space)
  if (owner !== NONE) return owner
  return state.players.findIndex(
    ({ wonders }, seat) =>
      hasWonder(wonders, wonder) && active('keepsWonder', state, seat).some(({ does }) => does(state, space)),
  )
}

const sightProblems = (state: State): readonly string[] => {
  if (state.phase === 'setup') return []
  const problems: string[] = []
  const board = boardOf(state.layout)
  for (const [natural, { id }] of ALL_NATURAL_WONDERS.entries()) {
    const space = board.naturalWonderSpaces[natural] ?? 0
    const holder = state.naturalHolder[natural] ?? 0
    if (space === NONE) {
      if (holder !== NONE) problems.push(`${id} is not on this map`)
      continue
    }
    if ((state.token[space] === NATURAL_TOKEN) !== (holder === NONE)) problems.push(`${id} is lost or doubled`)
    if (holder !== NONE && state.owner[space] !== holder) problems.push(`${id} is held from afar`)
  }
  for (const [cityState, { id }] of ALL_CITY_STATES.entries()) {
    const space = board.cityStateSpaces[cityState] ?? 0
    const conqueror = state.conqueror[cityState] ?? 0
    if (envoysOf(state, cityState) > (conqueror === NONE && space !== NONE ? CITY_STATE_CARDS : 0))
      problems.push(`too many cards of ${id}`)
    if (space === NONE) continue
    const isGuest = (state.players[ownerOf(state, space)]?.guests ?? 0) > 0
    if ((state.piece[space] === CITY_STATE) !== (conqueror === NONE) && !isGuest)
      problems.push(`${id} is lost or doubled`)
    if (conqueror !== NONE && state.owner[space] !== conqueror) problems.push(`${id} is held from afar`)
  }
  return problems
}

const playerProblems = (state: State, player: Player, seat: number): readonly string[] => {
  const problems: string[] = []
  const says = (what: string, counted: number, kept: number): void => {
    if (counted !== kept) problems.push(`seat ${seat}: ${what} is ${kept}, the map makes it ${counted}`)
  }
  const { shore } = boardOf(state.layout)
  const cities: number[] = []
  let [controls, reinforced, atShore] = [0, 0, 0]
  for (let space = 0; space < state.owner.length; space++) {
    if (state.owner[space] !== seat) continue
    const piece = state.piece[space]
    if (isControl(piece)) controls++
    if (isCity(piece)) cities.push(space)
    if (piece === REINFORCED) reinforced++
    if (shore[space] === 1) atShore++
  }
  says('controls', controls, player.controls)
  const marked = setOf(...player.marks.map(({ card }) => card))
  if (marked !== player.markers) problems.push(`seat ${seat}: markers and what they stand for disagree`)
  says('reinforced', reinforced, player.reinforced)
  says('shore', atShore, player.shore)
  says('cities', cities.length, player.cities.length)
  if (cities.some((space) => !player.cities.includes(space))) problems.push(`seat ${seat}: the list of cities is wrong`)
  if (player.capital !== NONE && state.piece[player.capital] !== CAPITAL) problems.push(`seat ${seat} has no capital`)
  if (unusedCities(player) < 0) problems.push(`seat ${seat} has too many cities`)
  if (unusedControls(player) < 0) problems.push(`seat ${seat} has too many control tokens`)
  if (new Set(player.row).size !== player.row.length) problems.push(`seat ${seat} has a card twice`)
  if (player.trade.some((count) => count < 0 || count > TRADE_LIMIT))
    problems.push(`seat ${seat}: trade ${player.trade}`)
  const allowed = Math.max(0, ...player.row.map((card) => cardNumbered(card).economy?.caravans ?? 0))
  const inPlay = player.caravans.filter((at) => at !== OUT_OF_PLAY).length
  const dismissing = state.pending.some(({ kind }) => kind === 'surplus')
  if (player.row.length > 0 && inPlay !== allowed && !dismissing) problems.push(`seat ${seat} has ${inPlay} caravans`)
  const returning = state.pending.some((frame) => frame.kind === 'giveBack' && frame.seat === seat)
  if (owedBy(state, seat, NONE).length > 0 && !returning) problems.push(`seat ${seat} holds too many diplomacy cards`)
  return problems
}
