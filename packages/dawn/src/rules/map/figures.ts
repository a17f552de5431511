import { ON_CARD, OUT_OF_PLAY } from '../state.ts'

/**
 * N-9.17, N-9.18: brings figures into play up to the number that a card allows, or takes those on the card out of play;
 * if none is allowed those on the map leave too. Returns how many too many are on the map.
 */
export const fitFigures = (figures: number[], allowed: number, leaves: (space: number) => void): number => {
  let inPlay = 0
  for (const at of figures) if (at !== OUT_OF_PLAY) inPlay++
  for (let number = 0; number < figures.length; number++) {
    if (inPlay < allowed && figures[number] === OUT_OF_PLAY) {
      figures[number] = ON_CARD
      inPlay++
    } else if (inPlay > allowed && figures[number] === ON_CARD) {
      figures[number] = OUT_OF_PLAY
      inPlay--
    }
  }
  if (inPlay <= allowed) return 0
  if (allowed > 0) return inPlay - allowed
  for (let number = 0; number < figures.length; number++) {
    const at = figures[number] ?? 0
    if (at >= 0) leaves(at)
    figures[number] = OUT_OF_PLAY
  }
  return 0
}
