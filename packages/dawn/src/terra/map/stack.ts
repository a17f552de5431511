import type { Random } from '@ecumene/kernel'
import { shuffle } from '@ecumene/kernel'
import type { TerraState } from '../state.ts'

/** T-11.5: takes the bottom tile. */
export const drawTile = (terra: TerraState): number => {
  const tile = terra.stack[0] ?? 0
  terra.stack.shift()
  if (terra.knownBelow > 0) terra.knownBelow--
  else terra.known = Math.min(terra.known, terra.stack.length)
  return tile
}

/** T-2.6, T-11.10: a tile that everybody has seen goes on top; its place is known from then on. */
export const putOnTop = (terra: TerraState, tile: number): void => {
  terra.stack.push(tile)
  terra.known++
}

/** Astronomy: the same at the bottom. */
export const putBelow = (terra: TerraState, tile: number): void => {
  terra.stack.unshift(tile)
  terra.knownBelow++
}

/** T-2.5: nobody knows the order of the tiles that nobody has seen. */
export const shuffleUnseen = (terra: TerraState, random: Random): void => {
  const { stack, known, knownBelow } = terra
  const end = stack.length - known
  sortBetween(stack, knownBelow, end)
  const hidden = stack.slice(knownBelow, end)
  shuffle(random, hidden)
  for (let at = knownBelow; at < end; at++) stack[at] = hidden[at - knownBelow] ?? 0
}

/**
 * Puts a few entries into order, so that what a shuffle makes of them does not depend on how they lay. By insertion: for
 * a dozen tiles several times as fast as `sort` with a comparison, and search samples all the time.
 */
const sortBetween = (list: number[], from: number, to: number): void => {
  for (let at = from + 1; at < to; at++) {
    const moved = list[at] ?? 0
    let place = at
    for (; place > from && (list[place - 1] ?? 0) > moved; place--) list[place] = list[place - 1] ?? 0
    list[place] = moved
  }
}
