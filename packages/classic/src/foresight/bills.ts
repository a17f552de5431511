import type { FrameOf } from '../rules/asks.ts'
import { itemIn, type Making } from '../rules/cities/items.ts'
import { MAKING } from '../rules/cities/managing.ts'
import { priceOf, productionOf } from '../rules/cities/production.ts'
import { legal } from '../rules/decisions.ts'
import type { Move } from '../rules/moves.ts'
import { canResearchWith } from '../rules/research/researching.ts'
import { playerOf, type State } from '../rules/state.ts'

/** What it would cost to make something, as the rules will take it (C-11.8, C-11.11). */
export type Bill = {
  /** In notation. */
  readonly move: string
  readonly cost: number
  /** What the city has for it. */
  readonly production: number
  /** What the trade dial loses. */
  readonly trade: number
  readonly tradeLeft: number
  /** Could the player still research with the trade that is left, where it is possible now? */
  readonly research: 'possible' | 'lost' | 'never'
}

/** The bills of everything that a seat may choose to make now. */
export const billsOf = (state: State, seat: number): readonly Bill[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame?.kind === 'manage') {
    const productions: number[] = []
    const billFor = billing(state, seat)
    return makings(state, seat).map((move) => {
      const production = productions[move.city] ?? productionOf(state, seat, move.city)
      productions[move.city] = production
      return billFor(move, itemIn(move), production)
    })
  }
  if (frame?.kind === 'second') {
    const billFor = billing(state, seat)
    return makings(state, seat).map((move) => billFor(move, itemIn(move), frame.left))
  }
  if (frame?.kind === 'put' && frame.by !== 'raise') return placings(state, seat, frame)
  return NO_BILLS
}

const NO_BILLS: readonly Bill[] = []

const makings = (state: State, seat: number): readonly Making[] => legal(state, seat).filter(isMaking)

const isMaking = (move: Move): move is Making => MAKING.some((kind) => kind === move.kind)

/** Wherever it will stand, it costs the same. */
const placings = (state: State, seat: number, frame: FrameOf<'put'>): readonly Bill[] => {
  const { city, item } = frame
  const production = frame.by === 'rest' ? frame.left : productionOf(state, seat, city)
  const billFor = billing(state, seat)
  return legal(state, seat).map((move) => billFor(move, item, production))
}

/** Makes the bills of one moment. They look at every tech, but only once for each position of the dial. */
const billing = (state: State, seat: number) => {
  const dial = playerOf(state, seat).trade
  const known: boolean[] = []
  const can = (left: number): boolean => {
    const answer = known[left] ?? canResearchWith(state, seat, left)
    known[left] = answer
    return answer
  }
  return (move: Move, item: number, production: number): Bill => {
    const { cost, trade } = priceOf(state, seat, item, production)
    return {
      move: move.notation,
      cost,
      production,
      trade,
      tradeLeft: dial - trade,
      research: can(dial - trade) ? 'possible' : can(dial) ? 'lost' : 'never',
    }
  }
}
