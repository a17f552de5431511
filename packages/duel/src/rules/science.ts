import type { Tell } from '@ecumene/kernel'
import { SYMBOLS } from '../data/types.ts'
import type { Event } from './events.ts'
import { countBits, type Frame, lowestBit, type Side, type State } from './state.ts'
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
export const gainSymbol = (state: State, side: Side, symbol: number, tell: Tell<Event> | undefined): void => {
  const city = state.cities[side]
  if ((city.symbols & symbol) === 0) {
    city.symbols |= symbol
    if (countBits(city.symbols) >= SYMBOLS_TO_WIN) winBySupremacy(state, side, 'scientific', tell)
    return
  }
  tell?.({ kind: 'pairFormed', seat: side, symbol: SYMBOLS[lowestBit(symbol)] as (typeof SYMBOLS)[number] })
  // D-14.4: with no token left on the board a pair earns nothing.
  if (state.progressBoard !== 0) state.pending.push(PROGRESS_FRAMES[side])
}
