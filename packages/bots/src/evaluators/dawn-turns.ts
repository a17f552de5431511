import {
  AGENDAS,
  type AgendaId,
  ALL_NATURAL_WONDERS,
  ALL_WONDERS,
  boardOf,
  CAPITAL,
  CITY,
  CITY_STATE,
  CULTURE,
  cardNumbered,
  INDUSTRY,
  MILITARY,
  NONE,
  type Player,
  RESOURCES,
  type State,
  WATER,
  WONDER_TYPES,
} from '@ecumene/dawn'
import { firstOf } from '@ecumene/kernel'
import { LAST_SLOT, placeAfterTurn, placeOfType, slotOfPlace } from './dawn-row.ts'

/** How many turns an agenda takes that cannot be fulfilled any more. */
const NEVER = 25

/** About how many turns of its own a player still needs for an agenda, if it does nothing else. */
export const turnsNeeded = (state: State, player: Player, seat: number, id: AgendaId): number => {
  const { goal, progress } = AGENDAS[id]
  const missing = goal - progress(state, player, seat)
  if (missing <= 0) return 0
  const type = TWO_OF_A_TYPE.indexOf(id)
  if (type >= 0)
    return wondersLeft(state, type) < missing
      ? NEVER
      : turnsToWonder(state, player, seat, type) + (missing - 1) * NEXT_WONDER
  switch (id) {
    case 'populous':
    case 'provincial':
      return turnsToMature(state, player, seat, goal)
    case 'progressive':
    case 'prolific':
    case 'diversified': {
      let least = NEVER
      for (let kind = 0; kind < WONDER_TYPES.length; kind++)
        least = Math.min(least, turnsToWonder(state, player, seat, kind))
      return least + (missing - 1) * NEXT_WONDER
    }
    case 'technophile-ti':
      return missing * 1.4 + Math.max(0, 19 - player.tech) / STEPS_A_TURN
    case 'technophile':
      return missing / STEPS_A_TURN
    case 'devastating':
      return 9
    case 'warmonger':
      return 1.5 + 0.5 * (missing - 1) + 0.35 * Math.max(0, CAPITAL_DEFENCE - strengthOf(state, player, seat))
    default:
      return missing * (TURNS_EACH[id] ?? 2)
  }
}

const TWO_OF_A_TYPE: readonly AgendaId[] = ['aesthetic', 'scholarly', 'money-grubber', 'paranoid']

/** How many steps of the tech dial a turn is good for. */
const STEPS_A_TURN = 3.5

/** About what it takes to win an attack on a capital. */
const CAPITAL_DEFENCE = 10

/** What the military card adds to a die, with its trade tokens. */
const strengthOf = (state: State, player: Player, seat: number): number => {
  const place = placeOfType(player, MILITARY)
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, place))
  return slot + (player.trade[place] ?? 0) + (cardNumbered(player.row[place] ?? 0).military?.bonus ?? 0)
}

/** Turns for each unit of what an agenda counts. */
const TURNS_EACH: Readonly<Partial<Record<AgendaId, number>>> = {
  civilized: 1.5,
  explorer: 0.5,
  preservationist: 2.5,
  industrious: 1.7,
  diplomatic: 1.7,
  hoarder: 1.3,
  defensive: 0.35,
  expansionist: 1.8,
  fortified: 5,
  expeditionary: 5,
}

/** Every wonder after the next one. */
const NEXT_WONDER = 4.5
const ERAS = 3

/** Wonders of a type that can still be built. */
export const wondersLeft = (state: State, type: number): number => {
  let left = state.tops[type] === NONE ? 0 : 1
  for (let era = 0; era < ERAS; era++) left += state.decks[type * ERAS + era] ?? 0
  return left
}

const ACCEPTED: readonly number[] = ALL_WONDERS.map(({ resources }) =>
  resources.reduce((set, resource) => set | (1 << RESOURCES.indexOf(resource)), 0),
)
const NATURAL_RESOURCES: readonly number[] = ALL_NATURAL_WONDERS.map(({ resource }) => RESOURCES.indexOf(resource))

/** What a wonder costs beyond the trade tokens and resources that the player could spend on it. */
export const shortOf = (player: Player, wonder: number): number => {
  const accepted = ACCEPTED[wonder] ?? 0
  let short = (ALL_WONDERS[wonder]?.cost ?? 0) - (player.trade[placeOfType(player, INDUSTRY)] ?? 0)
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if ((accepted & (1 << kind)) !== 0) short -= 2 * (player.resources[kind] ?? 0)
  }
  for (let rest: number = player.naturals; rest !== 0; rest &= rest - 1) {
    if ((accepted & (1 << (NATURAL_RESOURCES[firstOf(rest)] ?? 0))) !== 0) short -= 2
  }
  return short
}

/** The industry card has to move to the right until its slot pays for what is short; more than that has to be collected. */
const turnsToWonder = (state: State, player: Player, seat: number, type: number): number => {
  const wonder = state.tops[type] ?? NONE
  if (wonder === NONE) return NEVER
  const short = shortOf(player, wonder)
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, INDUSTRY)))
  const most = lastProduction(player)
  // Other cards are resolved while it moves: that costs little.
  return 1 + 0.2 * Math.max(0, Math.min(LAST_SLOT, short) - slot) + 0.7 * Math.max(0, short - most)
}

/** What the industry card produces in the last slot. */
export const lastProduction = (player: Player): number =>
  Math.max(LAST_SLOT, cardNumbered(player.row[placeOfType(player, INDUSTRY)] ?? 0).industry?.fifthSlotProduction ?? 0)

const costs = new Float32Array(32)

/** The cities that lack least are completed first; those that are missing have to be founded. */
const turnsToMature = (state: State, player: Player, seat: number, goal: number): number => {
  const { neighbours, terrain, difficulty } = boardOf(state.layout)
  const slot = slotOfPlace(player, placeAfterTurn(state, seat, placeOfType(player, CULTURE)))
  let cities = 0
  for (const city of player.cities) {
    let cost = 0
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[city * 6 + direction] ?? NONE
      if (near === NONE || terrain[near] === WATER) continue
      const isTown = state.piece[near] === CITY || state.piece[near] === CAPITAL || state.piece[near] === CITY_STATE
      if (isTown) cost += TOWN_IN_THE_WAY
      else if (state.owner[near] === NONE) cost += 0.45 + 0.15 * Math.max(0, (difficulty[near] ?? 0) - slot)
      else if (state.owner[near] !== seat) cost += RIVAL_IN_THE_WAY
    }
    let place = cities++
    for (; place > 0 && (costs[place - 1] ?? 0) > cost; place--) costs[place] = costs[place - 1] ?? 0
    costs[place] = cost
  }
  let turns = Math.max(0, goal - cities) * 2.5
  for (let city = 0; city < Math.min(cities, goal); city++) turns += costs[city] ?? 0
  return turns
}

/** Turns for what stands where a control token should. */
const RIVAL_IN_THE_WAY = 1.5
const TOWN_IN_THE_WAY = 4
