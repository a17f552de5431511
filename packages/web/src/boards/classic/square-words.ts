import type { AfootView, SquareView } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { TipLine } from '../../tips/tip.ts'
import type { Say } from '../../words/use-words.tsx'
import { squareName } from './pointing.ts'
import { TIP_RULES } from './tip-rules.ts'
import type { ClassicText } from './words/words.ts'

const ICONS = ['trade', 'production', 'culture', 'coin'] as const

/** What a square is, what it gives and everything on it, with what to read about each. */
export const squareLines = (
  at: SquareView,
  afoot: AfootView | null,
  say: Say,
  text: ClassicText,
): readonly TipLine[] => {
  const { terrain, token, resource, owner, holder } = at
  if (terrain === null) return [{ words: text('classicBoard.hidden'), rules: TIP_RULES.hidden }]
  const lines: TipLine[] = []
  const piece = (kind: string, id: string, words = say({ key: `${kind}.${id}` })) =>
    lines.push({ words, piece: pieceAddress(kind, id) })
  const fact = (kind: keyof typeof TIP_RULES, words: string) => lines.push({ words, rules: TIP_RULES[kind] })

  fact(terrain === 'water' ? 'water' : 'land', say({ key: `terrain.${terrain}` }))
  if (at.disaster) fact('disaster', say({ key: 'marker.disaster' }))
  for (const icon of ICONS) if (at[icon] > 0) fact(icon, `${say({ key: `icon.${icon}` })} ${at[icon]}`)
  if (resource !== null) piece('resource', resource)
  if (token !== null) piece('marker', token)
  if (at.city !== null && owner !== null) {
    const player = { seat: owner }
    if (at.city === 'walled') piece('building', 'city-walls', text('classicBoard.walled', { player }))
    else fact('city', text('classicBoard.city', { player }))
  }
  if (at.building !== null) piece('building', at.building)
  if (at.wonder !== null) piece('wonder', at.wonder)
  if (at.person !== null) piece('person', at.person)
  if (at.city === null && owner !== null) fact('outskirts', text('classicBoard.outskirts', { player: { seat: owner } }))
  const figures = ({ armies, scouts }: Pick<SquareView, 'armies' | 'scouts'>, seat: number) => {
    const player = { seat }
    if (armies > 0) piece('figure', 'army', text('classicBoard.armies', { count: armies, player }))
    if (scouts > 0) piece('figure', 'scout', text('classicBoard.scouts', { count: scouts, player }))
  }
  figures(at, holder ?? 0)
  if (afoot !== null) figures(afoot, afoot.seat)
  return lines
}

/** A square in words, for whoever hears it. */
export const squareText = (at: SquareView, afoot: AfootView | null, say: Say, text: ClassicText): string =>
  `${squareName(at.square)}: ${squareLines(at, afoot, say, text)
    .map(({ words }) => words)
    .join(', ')}`
