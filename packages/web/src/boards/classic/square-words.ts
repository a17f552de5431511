import type { SquareView } from '@ecumene/classic'
import type { Say } from '../../words/use-words.tsx'
import { squareName } from './pointing.ts'
import type { ClassicText } from './words/words.ts'

const ICONS = ['trade', 'production', 'culture', 'coin'] as const

/** A square in words: what it is, what it gives and everything on it. */
export const squareText = (at: SquareView, say: Say, text: ClassicText): string => {
  const { terrain, token, resource, owner, holder } = at
  if (terrain === null) return `${squareName(at.square)}: ${text('classicBoard.hidden')}`
  const parts = [say({ key: `terrain.${terrain}` })]
  if (at.disaster) parts.push(say({ key: 'marker.disaster' }))
  for (const icon of ICONS) if (at[icon] > 0) parts.push(`${say({ key: `icon.${icon}` })} ${at[icon]}`)
  if (resource !== null) parts.push(say({ key: `resource.${resource}` }))
  if (token !== null) parts.push(say({ key: `marker.${token}` }))
  if (at.city !== null && owner !== null) {
    parts.push(text(at.city === 'walled' ? 'classicBoard.walled' : 'classicBoard.city', { player: { seat: owner } }))
  }
  if (at.building !== null) parts.push(say({ key: `building.${at.building}` }))
  if (at.wonder !== null) parts.push(say({ key: `wonder.${at.wonder}` }))
  if (at.person !== null) parts.push(say({ key: `person.${at.person}` }))
  if (at.city === null && owner !== null) parts.push(text('classicBoard.outskirts', { player: { seat: owner } }))
  const player = { seat: holder ?? 0 }
  if (at.armies > 0) parts.push(text('classicBoard.armies', { count: at.armies, player }))
  if (at.scouts > 0) parts.push(text('classicBoard.scouts', { count: at.scouts, player }))
  return `${squareName(at.square)}: ${parts.join(', ')}`
}
