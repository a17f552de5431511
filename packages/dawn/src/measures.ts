import { type Measures, sizeOf } from '@ecumene/kernel'
import { CARD_LEVEL } from './data/cards.ts'
import { partsOf } from './modules.ts'
import { countWonders } from './rules/industry/wonders.ts'
import type { Player, State } from './rules/state.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What the charts after a game show: how close players came to winning, and what they built for it. */
export const measures = (state: State): Measures => {
  const of = (count: (player: Player) => number): readonly number[] => state.players.map(count)
  return {
    agendas: of(({ markers }) => sizeOf(markers)),
    cities: of(({ cities, guests }) => cities.length - guests),
    controls: of(({ controls }) => controls),
    wonders: of(({ wonders }) => countWonders(wonders)),
    levels: of(({ row }) => sum(row.map((card) => CARD_LEVEL[card] ?? 0))),
    trade: of(({ trade, stored }) => sum(trade) + stored),
    ...Object.assign({}, ...partsOf(state.modules).map((part) => part.measures(state))),
  }
}
