import { firstOf, NO_MEMBERS, type SetOf, shares, sizeOf, type Tell, union } from '@ecumene/kernel'
import { type ScienceSymbol, SYMBOLS } from '../data/types.ts'
import type { Event } from './events.ts'
import type { Frame, Side, State } from './state.ts'
import { winBySupremacy } from './supremacy.ts'

/** D-14.8: how many different symbols win at once. */
export const SYMBOLS_TO_WIN = 6

const PROGRESS_FRAMES: readonly [Frame, Frame] = [
  { kind: 'progress', seat: 0 },
  { kind: 'progress', seat: 1 },
]

/**
 * D-14: a symbol that is new to the city counts toward supremacy; one that is already there makes a pair, which
 * earns a Progress token. Six card symbols exist twice and green cards never leave a city, so a pair forms only once.
 */
export const gainSymbol = (
  state: State,
  side: Side,
  symbol: SetOf<ScienceSymbol>,
  tell: Tell<Event> | undefined,
): void => {
  const city = state.cities[side]
  if (!shares(city.symbols, symbol)) {
    city.symbols = union(city.symbols, symbol)
    if (sizeOf(city.symbols) >= SYMBOLS_TO_WIN) winBySupremacy(state, side, 'scientific', tell)
    return
  }
  tell?.({ kind: 'pairFormed', seat: side, symbol: SYMBOLS[firstOf(symbol)] as ScienceSymbol })
  // D-14.4: with no token left on the board a pair earns nothing.
  if (state.progressBoard !== NO_MEMBERS) state.pending.push(PROGRESS_FRAMES[side])
}
