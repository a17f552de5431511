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
  const hidden = stack.slice(knownBelow, stack.length - known).sort((one, other) => one - other)
  shuffle(random, hidden)
  terra.stack = [...stack.slice(0, knownBelow), ...hidden, ...stack.slice(stack.length - known)]
}
