import {
  describeGain,
  describeSpending,
  difficultyOfTerrain,
  type Hex,
  isExploring,
  placementOf,
  says,
  spacesPrinted,
  surroundings,
  type Terrain,
  tileToLay,
  type View,
} from '@ecumene/dawn'
import type { Say } from '../../words/use-words.tsx'
import { moveBy } from './moves.ts'
import { wayBy } from './ways.ts'
import type { DawnText } from './words/words.ts'

/**
 * What will follow from a move, line by line: what it brings, what a caravan's visit at the end of a way does, and what lies around a
 * new city or capital. `isLandTold`: how difficult the land is stands next to it already.
 */
export const previewLines = (
  view: View,
  deed: string,
  say: Say,
  text: DawnText,
  isLandTold = false,
): readonly string[] => {
  const way = wayBy(view.ways, deed)
  if (way !== null) {
    if (isExploring(way)) return [text('dawnBoard.exploring')]
    const visit = view.visits.find(({ space }) => space === way.space)
    return visit?.gains.map((gain) => say(describeGain(gain))) ?? []
  }
  const move = moveBy(deed)
  if (move === null) return []
  if (move.kind === 'explore') return [text('dawnBoard.exploring')]
  const gains = view.yields.find((one) => one.move === deed)?.gains ?? []
  const lines = gains.map((gain) => say(describeGain(gain)))
  // T-8.17: an option without effect may be chosen, too.
  if (move.kind === 'option' && gains.length === 0) lines.push(text('dawnBoard.noGain'))
  if (move.kind === 'focus' && view.idle.includes(move.slot)) lines.push(text('dawnBoard.noGain'))
  if (move.kind === 'spend' && view.spending !== null) lines.push(say(describeSpending(view.spending)))
  if (!isLandTold && (move.kind === 'place' || move.kind === 'city')) {
    const terrain = view.spaces[move.space]?.terrain
    if (terrain !== undefined) lines.push(text('dawnBoard.difficulty', { number: difficultyOfTerrain(terrain) }))
  }
  if (move.kind === 'city') {
    const space = view.spaces[move.space]
    if (space !== undefined) lines.push(aroundWords(view.spaces, space, say, text))
  }
  const { district } = says(move)
  if ((move.kind === 'district' || move.kind === 'activate') && typeof district === 'object' && 'key' in district) {
    lines.push(say({ key: `effect.${district.key}` }))
  }
  if (move.kind === 'lay') {
    const tile = tileToLay(view)
    const printed = tile === null ? [] : spacesPrinted(placementOf(move, tile))
    const capital = printed.find(({ icon }) => icon === 'capital')
    if (capital !== undefined) {
      const words = aroundWords([...view.spaces, ...printed], capital, say, text)
      lines.push(`${text('dawnBoard.yourCapital')}. ${words}`)
    }
  }
  return lines
}

const aroundWords = (
  land: readonly (Hex & { readonly terrain: Terrain })[],
  at: Hex,
  say: Say,
  text: DawnText,
): string => {
  const list = surroundings(land, at).map(
    ({ terrain, count }) => `${say({ key: `terrain.${terrain}` })}\u00a0×\u00a0${count}`,
  )
  return `${text('dawnBoard.nextTo')}: ${list.join(', ')}`
}
