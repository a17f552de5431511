import { type CardId, type CityView, COLOURS, type Colour, type ScienceSymbol, SYMBOLS } from '@ecumene/duel'
import { cardFace } from '../pieces/pieces.ts'

/** The buildings of a city, colour by colour; every colour is there, so that columns keep their places. */
export const byColour = (
  buildings: readonly CardId[],
): readonly { readonly colour: Colour; readonly cards: readonly CardId[] }[] =>
  COLOURS.map((colour) => ({ colour, cards: buildings.filter((id) => cardFace(id).colour === colour) }))

/** Each scientific symbol and how many of it a city has: two make a pair. */
export const symbolCounts = (city: CityView): readonly { readonly symbol: ScienceSymbol; readonly count: number }[] =>
  SYMBOLS.map((symbol) => {
    const onCards = city.buildings.filter((id) =>
      cardFace(id).effects.some((effect) => effect.kind === 'symbol' && effect.symbol === symbol),
    ).length
    return { symbol, count: Math.max(onCards, city.symbols.includes(symbol) ? 1 : 0) }
  })

export const totalOf = (city: CityView): number => Object.values(city.score).reduce((sum, points) => sum + points, 0)
