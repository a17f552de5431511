import {
  ALL_NATURAL_WONDERS,
  ALL_WONDERS,
  cardNumbered,
  INDUSTRY,
  NONE,
  type Player,
  RESOURCES,
  type State,
} from '@ecumene/dawn'
import { firstOf } from '@ecumene/kernel'
import { LAST_SLOT, placeOfType } from './dawn-row.ts'

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
export const shortOf = ({ extras }: State, player: Player, type: number, wonder: number): number => {
  const accepted = ACCEPTED[wonder] ?? 0
  let short = (ALL_WONDERS[wonder]?.cost ?? 0) - (player.trade[placeOfType(player, INDUSTRY)] ?? 0)
  // T-14.12
  short -= extras.terra?.wonderTokens[type] ?? 0
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if ((accepted & (1 << kind)) !== 0) short -= 2 * (player.resources[kind] ?? 0)
  }
  for (let rest: number = player.naturals; rest !== 0; rest &= rest - 1) {
    if ((accepted & (1 << (NATURAL_RESOURCES[firstOf(rest)] ?? 0))) !== 0) short -= 2
  }
  return short
}

/** What the industry card produces in the last slot. */
export const lastProduction = (player: Player): number =>
  Math.max(LAST_SLOT, cardNumbered(player.row[placeOfType(player, INDUSTRY)] ?? 0).industry?.fifthSlotProduction ?? 0)
