import { CIVILIZATIONS, hasPlace, type PlayerView, TECHS, type Tech, type TechId } from '@ecumene/classic'

/** A place of the pyramid: with a card on it, free for one now, or not to be laid on yet. */
export type Place = { readonly at: number; readonly is: 'tech' | 'free' | 'closed'; readonly tech: Tech | null }

export type PyramidRow = { readonly level: number; readonly places: readonly Place[] }

/** What the way to Space Flight needs of each level, from the first (C-35.7). */
export const TO_THE_TOP = [5, 4, 3, 2, 1] as const

export const levelName = (level: number): string => ['I', 'II', 'III', 'IV', 'V'][level - 1] ?? ''

type Techs = Pick<PlayerView, 'techs' | 'rows' | 'civilization'>

/** The pyramid from its first level to its top. The card at a place lies on those at the same place and the next, one level below. */
export const pyramidOf = (player: Techs): readonly PyramidRow[] =>
  TO_THE_TOP.map((needed, index) => {
    const level = index + 1
    const laid = TECHS.filter(({ id }) => player.techs.includes(id) && levelIn(player, id) === level)
    const isFree = isOpenAt(player, level)
    const count = Math.max(needed, laid.length + (isFree ? 1 : 0))
    return {
      level,
      places: Array.from({ length: count }, (_, at): Place => {
        const tech = laid[at] ?? null
        return { at, is: tech !== null ? 'tech' : isFree && at === laid.length ? 'free' : 'closed', tech }
      }),
    }
  })

/** A line of the drawn pyramid, from its bottom: its row, the places in it, and by how many half cards it is moved in. */
export type PyramidLine = { readonly row: PyramidRow; readonly places: readonly Place[]; readonly inset: number }

/** So many cards of the first level lie beside each other; more would leave no room for their names. */
const ABREAST = 6

/** The rows as they are drawn: a long first level lies in two lines. */
export const linesOf = (rows: readonly PyramidRow[]): readonly PyramidLine[] =>
  rows.flatMap((row) => {
    const { level, places } = row
    if (level > 1 || places.length <= ABREAST) return [{ row, places, inset: level - 1 }]
    const half = Math.ceil(places.length / 2)
    return [
      { row, places: places.slice(0, half), inset: 0 },
      { row, places: places.slice(half), inset: 0 },
    ]
  })

/** May a card of this level be laid now, if one is left? */
export const isOpenAt = (player: Techs, level: number): boolean =>
  hasPlace(player, level) && TECHS.some((tech) => tech.level === level && !player.techs.includes(tech.id))

/** C-25.8; C-6.16: the starting tech lies on the first level, whatever is printed on it. */
export const levelIn = ({ civilization }: Techs, id: TechId): number => {
  const start = CIVILIZATIONS.find((one) => one.id === civilization)?.tech
  const tech = TECHS.find((one) => one.id === id)
  return tech === undefined || tech.number === start ? 1 : tech.level
}

/** How many techs a player has of each level, as they lie. */
export const techsPerLevel = ({ rows }: Pick<PlayerView, 'rows'>): readonly number[] =>
  TO_THE_TOP.map((_needed, index) => rows[index] ?? 0)
