import { BUILDINGS, ERAS, MARKER_KINDS, RESOURCES, UNIT_TYPES } from '@ecumene/classic'
import type { Part } from '../../in-words/telling.ts'
import type { Desk } from './desk.ts'
import { offerMessage } from './pointing.ts'

/** What it takes to tell the table in words. */
export type Teller = Pick<Desk, 'seen' | 'view' | 'say' | 'text' | 'nameOf' | 'isAsked' | 'moveText' | 'noteOn'>

/** Everything of a kind in one line, if there is any of it. */
export const lineOf = (title: string, things: readonly string[]): readonly string[] =>
  things.length === 0 ? [] : [`${title}: ${things.join(', ')}`]

/** `wheat 2`, for what there is of each kind. */
export const countedWords = (
  names: readonly string[],
  countOf: (name: string, number: number) => number,
  nameOf: (name: string) => string,
): readonly string[] =>
  names.flatMap((name, number) => {
    const count = countOf(name, number)
    return count === 0 ? [] : [`${nameOf(name)} ${count}`]
  })

/** What can be bought, built and drawn. */
export const tellMarket = ({ view: { market }, say, text }: Teller): Part => {
  const wonder = (id: string): string => say({ key: `wonder.${id}` })
  const sides = (kind: string): string =>
    BUILDINGS.filter(({ marker }) => MARKER_KINDS[marker] === kind)
      .map(({ id }) => say({ key: `building.${id}` }))
      .join(' / ')
  return {
    title: text('classicBoard.market'),
    lines: [
      ...lineOf(
        text('classicBoard.wonders'),
        market.wonders.flatMap((id) => (id === null ? [] : [wonder(id)])),
      ),
      ...lineOf(text('classicBoard.obsolete'), market.obsolete.map(wonder)),
      ...lineOf(
        text('classicBoard.resources'),
        countedWords(
          RESOURCES,
          (_name, number) => market.resources[number] ?? 0,
          (name) => say({ key: `resource.${name}` }),
        ),
      ),
      ...lineOf(
        text('classicBoard.buildings'),
        MARKER_KINDS.map((kind) => `${sides(kind)} ${market.buildings[kind]}`),
      ),
      ...lineOf(
        text('classicBoard.unitDecks'),
        UNIT_TYPES.map((type) => `${say({ key: `unit.${type}` })} ${market.units[type]}`),
      ),
      ...lineOf(
        text('classicBoard.eventDecks'),
        ERAS.map((era) => `${say({ key: `era.${era}` })} ${market.events[era]}`),
      ),
      ...lineOf(
        text('classicBoard.discards'),
        market.discards.map((id) => say({ key: `culture.${id}` })),
      ),
    ],
  }
}

export const tellOffers = ({ view, say, text }: Teller): Part => ({
  title: text('classicBoard.offers'),
  lines: view.offers.map((offer) => say(offerMessage(offer))),
})
