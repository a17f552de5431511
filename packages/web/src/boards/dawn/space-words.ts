import type { View } from '@ecumene/dawn'
import type { Say } from '../../words/use-words.tsx'
import type { DawnText } from './words/words.ts'

/** A space in words: what it is and everything on it. */
export const spaceText = (view: View, space: number, say: Say, text: DawnText): string => {
  const at = view.spaces[space]
  if (at === undefined) return ''
  const player = { seat: at.owner ?? 0 }
  const parts = [say({ key: `terrain.${at.terrain}` })]
  if (at.naturalWonder !== null) parts.push(say({ key: `natural.${at.naturalWonder}` }))
  if (at.cityState !== null)
    parts.push(text('dawnBoard.cityState', { name: say({ key: `cityState.${at.cityState}` }) }))
  if (at.owner !== null) {
    if (at.piece === 'control') parts.push(text('dawnBoard.control', { player }))
    if (at.piece === 'reinforced') parts.push(text('dawnBoard.reinforced', { player }))
    if (at.piece === 'capital') parts.push(text('dawnBoard.capital', { player }))
    if (at.piece === 'city') parts.push(text(at.mature ? 'dawnBoard.matureCity' : 'dawnBoard.city', { player }))
  }
  if (at.wonder !== null) parts.push(say({ key: `wonder.${at.wonder}` }))
  if (at.token !== null && at.token !== 'naturalWonder') parts.push(say({ key: `resource.${at.token}` }))
  for (const { letter, space: where } of view.barbarians) {
    if (where === space) parts.push(text('dawnBoard.barbarian', { letter }))
  }
  if (at.lair !== null) parts.push(text('dawnBoard.lair', { letter: at.lair }))
  for (const [seat, { caravans }] of view.players.entries()) {
    if (caravans.includes(space)) parts.push(text('dawnBoard.caravan', { player: { seat } }))
  }
  for (const [seat, { armies, districts }] of view.modules.terra?.players.entries() ?? []) {
    if (armies.includes(space)) parts.push(text('dawnBoard.army', { player: { seat } }))
    for (const { district, space: where } of districts) {
      if (where === space) parts.push(say({ key: `district.${district}` }))
    }
  }
  return `${text('dawnBoard.space', { number: space })}: ${parts.join(', ')}`
}
