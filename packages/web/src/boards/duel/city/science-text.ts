import type { CityView } from '@ecumene/duel'
import type { Desk } from '../desk.ts'
import { symbolCounts } from './grouping.ts'

/** How far a city is in science, with the names of the signs that it has. */
export const scienceText = ({ text, say }: Desk, city: CityView): string => {
  const counted = text('duelBoard.symbolsOf', { count: city.symbols.length })
  const names = symbolCounts(city).flatMap(({ symbol, count }) => {
    if (count === 0) return []
    const name = { key: `symbol.${symbol}` } as const
    return [count > 1 ? text('duelBoard.pair', { symbol: name }) : say(name)]
  })
  return names.length === 0 ? counted : `${counted} (${names.join(', ')})`
}
