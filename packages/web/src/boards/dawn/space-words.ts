import { gridName, type Hex, type View } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import { isFortSpace } from './fort.ts'
import { TIP_RULES } from './tip-rules.ts'
import type { DawnWordKey } from './words/en.ts'
import type { DawnText } from './words/words.ts'

/** What a space is and everything on it, with what to read about each. */
export const spaceLines = (view: View, space: number, say: Say, text: DawnText): readonly TipLine[] => {
  const at = view.spaces[space]
  if (at === undefined) return []
  const of = (piece: DawnWordKey, seat = at.owner ?? 0) =>
    text('dawnBoard.of', { thing: text(piece), player: { seat } })
  const lines: TipLine[] = []
  const piece = (kind: string, id: string, words = say({ key: `${kind}.${id}` })) =>
    lines.push({ words, piece: pieceAddress(kind, id) })
  const figure = (kind: keyof typeof TIP_RULES, words: string) => lines.push({ words, rules: TIP_RULES[kind] })

  piece('terrain', at.terrain)
  if (isFortSpace(at)) figure('fort', text('dawnBoard.fort'))
  if (at.naturalWonder !== null) piece('natural', at.naturalWonder)
  if (at.cityState !== null) {
    const name = say({ key: `cityState.${at.cityState}` })
    piece('cityState', at.cityState, text('dawnBoard.cityState', { name }))
  }
  if (at.owner !== null) {
    if (at.piece === 'control') figure('control', of('dawnBoard.control'))
    if (at.piece === 'reinforced') figure('reinforced', of('dawnBoard.reinforced'))
    if (at.piece === 'capital') figure('capital', of('dawnBoard.capital'))
    if (at.piece === 'city') figure('city', of(at.mature ? 'dawnBoard.matureCity' : 'dawnBoard.city'))
  }
  if (at.wonder !== null) piece('wonder', at.wonder)
  if (at.token !== null && at.token !== 'naturalWonder') piece('resource', at.token)
  for (const { letter, space: where } of view.barbarians) {
    if (where === space) piece('barbarian', letter, text('dawnBoard.barbarian', { letter }))
  }
  if (at.lair !== null) figure('lair', text('dawnBoard.lair', { letter: at.lair }))
  for (const [seat, { caravans }] of view.players.entries()) {
    if (caravans.includes(space)) figure('caravan', of('dawnBoard.caravan', seat))
  }
  for (const [seat, { armies, districts }] of view.modules.terra?.players.entries() ?? []) {
    if (armies.includes(space)) figure('army', of('dawnBoard.army', seat))
    for (const { district, space: where } of districts) if (where === space) piece('district', district)
  }
  return lines
}

/** What the log and the moves call it, before anything is said about it. */
export const spaceName = (space: Hex, text: DawnText): string => text('dawnBoard.space', { at: gridName(space) })

/** A space in words, for whoever hears it. */
export const spaceText = (view: View, space: number, say: Say, text: DawnText): string => {
  const at = view.spaces[space]
  if (at === undefined) return ''
  const words = spaceLines(view, space, say, text).map((line) => line.words)
  return `${spaceName(at, text)}: ${words.join(', ')}`
}

/** A space in a few words: its land, and what is built on it. */
export const placeText = (view: View, space: number, say: Say, text: DawnText): string => {
  const at = view.spaces[space]
  if (at === undefined) return ''
  const built = at.piece === 'city' && at.mature ? 'matureCity' : at.piece
  const land = say({ key: `terrain.${at.terrain}` })
  return built === null ? land : `${land}, ${text(`dawnBoard.${built}`)}`
}
