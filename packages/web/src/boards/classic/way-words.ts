import { GREAT_PERSON_VILLAGE, HUT_PILE, RESOURCES, VILLAGE_PILE, type View, type Way } from '@ecumene/classic'
import type { Say } from '../../words/use-words.tsx'
import { bonusWords } from './bonus-words.ts'
import { ownSeat } from './pointing.ts'
import type { ClassicText } from './words/words.ts'

/** What follows at the end of a way: how far it is, who fights. */
export const wayLines = (way: Way, view: View, text: ClassicText): readonly string[] => {
  const { ends, path, clash } = way
  return [
    ...(path.length === 0 ? [] : [text('classicBoard.map.steps', { count: path.length })]),
    ...(ends === 'reveal' ? [text('classicBoard.map.turnsOver')] : []),
    ...(ends === 'battle' ? clashLines(clash, view, text) : []),
  ]
}

/** What may lie under the marker at the end of a way. */
export const contentLines = ({ square }: Way, view: View, say: Say, text: ClassicText): readonly string[] => {
  const token = view.squares.find((at) => at.square === square)?.token ?? null
  if (token === null) return []
  return token === 'hut'
    ? [`${text('classicBoard.map.hutHolds')}: ${pileWords(HUT_PILE, say, text)}`]
    : [`${text('classicBoard.map.villageHolds')}: ${pileWords(VILLAGE_PILE, say, text)}`]
}

/** Both hands and bonuses, the own side first. */
const clashLines = (clash: Way['clash'], view: View, text: ClassicText): readonly string[] => {
  if (clash === null) return [text('classicBoard.map.killsScouts')]
  const { defender, hands, bonus, sources } = clash
  const side = (seat: number, at: 0 | 1): string => {
    const made = bonusWords(sources[at], sources[1 - at] ?? [], text)
    const words = text('classicBoard.map.side', { player: { seat }, count: hands[at], strength: bonus[at] })
    return made === null ? words : `${words} (${made})`
  }
  const own = ownSeat(view)
  return [
    ...(own === null ? [] : [side(own, 0)]),
    defender === null
      ? text('classicBoard.map.barbarians', { count: hands[1], strength: bonus[1] })
      : side(defender, 1),
  ]
}

/** What all markers of a kind hold together. */
const pileWords = (pile: readonly number[], say: Say, text: ClassicText): string =>
  [...new Set(pile)]
    .map((face) => {
      const resource = RESOURCES[face]
      const words =
        face === GREAT_PERSON_VILLAGE || resource === undefined
          ? text('classicBoard.map.person')
          : say({ key: `resource.${resource}` })
      return `${pile.filter((other) => other === face).length} × ${words}`
    })
    .join(', ')
