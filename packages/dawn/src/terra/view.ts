import { cardType } from '../data/cards.ts'
import { NONE, WONDER_TYPES, type WonderType } from '../data/types.ts'
import { ON_CARD, type State } from '../rules/state.ts'
import { stepsLeft } from './armies/march.ts'
import { DISTRICTS, type DistrictId } from './data/districts.ts'
import { GOVERNMENTS, type GovernmentId } from './data/governments.ts'
import { terraOf } from './state.ts'

/** T-2.5 to T-2.9: what anybody may know of the expansion's pieces. */
export type TerraView = {
  /** How many tiles are left to explore, and those that have been seen: at the top, topmost last, and below, lowest first. */
  readonly stack: { readonly size: number; readonly seen: readonly number[]; readonly below: readonly number[] }
  /** The tiles of the layout that are the core: the first ones. */
  readonly core: number
  /** Tiles being looked at with Astronomy. */
  readonly observed: readonly number[]
  /** The player who holds Ibrahim. */
  readonly ibrahim: number | null
  readonly capitalTiles: readonly number[]
  readonly wonderTokens: Readonly<Record<WonderType, number>>
  /** The army on its way or attacking, and the steps it can still make. */
  readonly marching: { readonly space: number; readonly steps: number } | null
  readonly players: readonly TerraPlayerView[]
}

export type TerraPlayerView = {
  /** Spaces of armies on the map, and how many are on the military card. */
  readonly armies: readonly number[]
  readonly armiesOnCard: number
  readonly districts: readonly { readonly district: DistrictId; readonly space: number | null }[]
  /** Whose diplomacy cards the player may hold without limit. */
  readonly ally: number | null
  readonly government: { readonly id: GovernmentId; readonly place: number } | null
}

const viewMarch = (state: State): TerraView['marching'] => {
  const top = state.pending[state.pending.length - 1]?.kind
  if (top !== 'army' && top !== 'target') return null
  const { march } = terraOf(state)
  return { space: march.trail[march.trail.length - 1] ?? 0, steps: top === 'army' ? stepsLeft(march) : 0 }
}

export const viewTerra = (state: State): TerraView => {
  const { stack, known, knownBelow, core, capitalTiles, wonderTokens, players, observed, ibrahim } = terraOf(state)
  return {
    stack: { size: stack.length, seen: known === 0 ? [] : stack.slice(-known), below: stack.slice(0, knownBelow) },
    core,
    observed: [...observed],
    ibrahim: ibrahim === NONE ? null : ibrahim,
    capitalTiles: [...capitalTiles],
    wonderTokens: Object.fromEntries(WONDER_TYPES.map((type, number) => [type, wonderTokens[number] ?? 0])) as Readonly<
      Record<WonderType, number>
    >,
    marching: viewMarch(state),
    players: players.map(({ armies, districts, government, ally }, seat) => ({
      armies: armies.filter((at) => at >= 0),
      armiesOnCard: armies.filter((at) => at === ON_CARD).length,
      districts: DISTRICTS.map(({ id }, number) => ({
        district: id,
        space: districts[number] === NONE ? null : (districts[number] ?? 0),
      })),
      ally: ally === NONE ? null : ally,
      government:
        government === NONE
          ? null
          : {
              id: (GOVERNMENTS[cardType(government)] as (typeof GOVERNMENTS)[number]).id,
              place: state.players[seat]?.row.indexOf(government) ?? NONE,
            },
    })),
  }
}
