import { sizeOf } from '@ecumene/kernel'
import { cardNumbered, numbersOf } from '../data/pieces.ts'
import type { Counted } from '../data/types.ts'
import { type City, holds, type Side, type State } from './state.ts'

const GUILD_NUMBERS = numbersOf('guild')

/** How many of the counted things a city has; several kinds are added within the one city (D-17.6). */
export const countIn = (city: City, counted: readonly Counted[]): number => {
  let sum = 0
  for (const kind of counted) {
    if (kind === 'wonder') sum += sizeOf(city.builtWonders)
    else if (kind === 'threeCoins') sum += Math.floor(city.coins / 3)
    else sum += city[kind]
  }
  return sum
}

/** D-17.2 to D-17.5: the count in whichever city has more. */
export const countInRicherCity = (state: State, counted: readonly Counted[]): number =>
  Math.max(countIn(state.cities[0], counted), countIn(state.cities[1], counted))

/** D-17.3, D-17.7, D-17.9: points of the Guilds in a city, counted on both cities as they are. */
export const guildPoints = (state: State, side: Side): number => {
  const city = state.cities[side]
  if (city.purple === 0) return 0
  let points = 0
  for (const number of GUILD_NUMBERS) {
    const { guild } = cardNumbered(number)
    if (guild === null || !holds(city.buildings, cardNumbered(number))) continue
    points += guild.points * countInRicherCity(state, guild.counted)
  }
  return points
}
