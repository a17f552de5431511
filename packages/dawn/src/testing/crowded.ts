import { below, numberAt, type Random, seeded, shuffle } from '@ecumene/kernel'
import { CARD_TYPE, type CardId, cardNumbered } from '../data/cards.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, ALL_TREATIES, CITY_STATES, NATURAL_WONDERS } from '../data/sights.ts'
import type { Icon } from '../data/tiles.ts'
import { RESOURCES } from '../data/types.ts'
import { type WonderId, wonderId } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { kitOf } from '../kits.ts'
import { wondersIn } from '../rules/industry/wonders.ts'
import { ON_CARD, type State } from '../rules/state.ts'
import { fitArmies } from '../terra/armies/armies.ts'
import { terraOf, terraPlayer } from '../terra/state.ts'
import { player } from './play.ts'
import { DEFAULT_OPTIONS, type PlayerSketch, position } from './position.ts'

/*
 * Crowded positions for `wander`, which meet in a few moves what games meet in hundreds: three players with cards of all
 * levels, wonders, tokens, caravans and diplomacy cards, among barbarians, city-states and terrain of every kind.
 */

const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T

const SIZE = 7

/** A position drawn by a seed, with or without the expansion. */
export const crowdedTable = (terra: boolean, seed: string): State => {
  const random = seeded(seed)
  const kit = kitOf(dawn.setup({ ...DEFAULT_OPTIONS, terra }, 3, seed))
  const letters = Array.from({ length: SIZE * SIZE }, () => oneOf(random, [...'ggghhfdmw']))
  const land = letters.flatMap((letter, space) => (letter === 'w' ? [] : [space]))
  shuffle(random, land)
  const take = (count: number): number[] => land.splice(0, count)
  const drawn = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    shuffle(random, rest)
    return rest.slice(0, count)
  }

  const cityStates = drawn(terra ? ALL_CITY_STATES : CITY_STATES, 3).map(({ id }) => id)
  const naturals = drawn(terra ? ALL_NATURAL_WONDERS : NATURAL_WONDERS, 2).map(({ id }) => id)
  const icons: Record<number, Icon> = {}
  for (const id of [...cityStates, ...drawn(RESOURCES, 3)]) icons[numberAt(take(1), 0)] = id
  const sites = take(2)
  for (const [number, id] of naturals.entries()) {
    icons[numberAt(sites, number)] = id
    letters[numberAt(sites, number)] = 'n'
  }
  const wonders = drawn(
    kit.wonders.flatMap((set, type) => wondersIn(type, set)),
    20,
  ).map(wonderId)
  const leaders = drawn(kit.leaders, 3)

  const sketchOf = (seat: number): PlayerSketch => {
    const row = drawn(
      kit.deck.map((levels) => numberAt(levels, below(random, levels.length))),
      kit.slots.length,
    )
    const economy = row.find((card) => cardNumbered(card).economy !== null) as number
    const [capital, ...cities] = take(3) as [number, number, number]
    // One of the two natural wonders is taken.
    const controls = [...take(3), ...(seat === 1 ? sites.slice(0, 1) : [])]
    return {
      leader: (ALL_LEADERS[numberAt(leaders, seat)] as (typeof ALL_LEADERS)[number]).id,
      capital,
      cities,
      controls,
      reinforced: take(2),
      caravans: take(Math.min(2, cardNumbered(economy).economy?.caravans ?? 0)),
      row: row.map((card) => cardNumbered(card).id as CardId),
      trade: row.map(() => below(random, 4)),
      tech: below(random, 24),
      resources: Object.fromEntries(RESOURCES.map((name) => [name, below(random, 2)])),
      wonders: Object.fromEntries([capital, ...cities].map((space) => [wonders.pop() as WonderId, space])),
      envoys: [cityStates[seat] as (typeof cityStates)[number]],
      treaties: [[(seat + 1) % 3, ALL_TREATIES[oneOf(random, kit.treaties)] as (typeof ALL_TREATIES)[number]]],
    }
  }
  const players = [0, 1, 2].map(sketchOf)
  const [a, b, c] = take(3) as [number, number, number]
  const map = Array.from({ length: SIZE }, (_, row) => letters.slice(row * SIZE, (row + 1) * SIZE).join(''))
  const tops = kit.wonders.flatMap((set, type) => {
    const left = wondersIn(type, set)
      .map(wonderId)
      .filter((id) => wonders.includes(id))
    return left.slice(0, 1)
  })
  const options = { ...DEFAULT_OPTIONS, terra }
  const barbarians = { A: a, B: b, C: c }
  const state = position({
    options,
    seed,
    map,
    icons,
    players,
    barbarians,
    tops,
    dial: below(random, kit.dial.length),
    round: 3,
  })
  if (!terra) return state
  // The map of a position stands for tile 1.
  terraOf(state).stack = terraOf(state).stack.filter((tile) => tile !== 1)
  for (const seat of [0, 1, 2]) furnishTerra(state, seat, take(1), random)
  return state
}

/** An army, two districts on own tokens, and a government. */
const furnishTerra = (state: State, seat: number, [space]: readonly number[], random: Random): void => {
  const own = terraPlayer(state, seat)
  fitArmies(state, seat, undefined)
  if (space !== undefined && own.armies[0] === ON_CARD) own.armies[0] = space
  const tokens = state.owner.flatMap((owner, at) => (owner === seat && state.piece[at] === 1 ? [at] : []))
  for (const at of tokens.slice(0, 2)) {
    own.districts[below(random, own.districts.length)] = at
  }
  player(state, seat).tokens += own.districts.filter((at) => at >= 0).length
  own.government = player(state, seat).row.find((card) => CARD_TYPE[card] === below(random, 6)) ?? -1
}
