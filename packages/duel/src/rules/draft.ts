import {
  firstOf,
  has,
  type Message,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  shuffle,
  sizeOf,
  type Tell,
  union,
  without,
} from '@ecumene/kernel'
import { wonderNumbered } from '../data/pieces.ts'
import type { WonderId } from '../data/wonders.ts'
import type { Asks } from './asks.ts'
import type { Event } from './events.ts'
import { draftMove } from './moves.ts'
import { type Frame, opponentOf, type Side, type State } from './state.ts'
import { layStructure } from './structure.ts'
import { beginTurn } from './turn.ts'

/** D-3.8, D-3.12: Wonders laid out at a time. */
export const WONDERS_IN_ROW = 4

/** D-3.9 to D-3.15: who takes each of the eight Wonders, `true` for the first player. */
const PICKS = [true, false, false, true, false, true, true, false] as const

const DRAFT_FRAMES: readonly [Frame, Frame] = [
  { kind: 'draft', seat: 0 },
  { kind: 'draft', seat: 1 },
]

/** Lays out four random Wonders of those not yet seen. */
export const layDraftRow = (state: State, tell: Tell<Event> | undefined): void => {
  const wonders = membersOf(state.undealt)
  shuffle(state.random, wonders, WONDERS_IN_ROW)
  for (let place = 0; place < WONDERS_IN_ROW; place++) state.row = plus(state.row, wonders[place] ?? 0)
  state.undealt = without(state.undealt, state.row)
  tell?.({ kind: 'wondersLaidOut', wonders: membersOf(state.row).map((number) => wonderNumbered(number).id) })
}

/** Asks the next player to pick. */
export const openDraft = (state: State): void => {
  state.active = pickerOf(state)
  state.pending.push(DRAFT_FRAMES[state.active])
}

const takenWonders = ({ cities: [one, two] }: State): SetOf<WonderId> => union(one.wonders, two.wonders)

const pickerOf = (state: State): Side => {
  const taken = sizeOf(takenWonders(state))
  return PICKS[taken] === true ? state.first : opponentOf(state.first)
}

const take = (state: State, number: number, choice: boolean, tell: Tell<Event> | undefined): void => {
  const wonder = wonderNumbered(number)
  const side = pickerOf(state)
  state.row = minus(state.row, wonder.number)
  const city = state.cities[side]
  city.wonders = plus(city.wonders, wonder.number)
  tell?.({ kind: 'wonderDrafted', seat: side, wonder: wonder.id, choice })
}

export const draft: Asks<'draft', 'draft'> = {
  answers: ['draft'],
  legal(state, _frame, _seat, into) {
    for (let left = state.row; left !== NO_MEMBERS; left = restOf(left)) into.push(draftMove(firstOf(left)))
  },
  candidates: (state) => membersOf(union(state.row, takenWonders(state))).map((wonder) => draftMove(wonder)),
  whyNot(state, _frame, _seat, move): Message | null {
    const wonder = wonderNumbered(move.wonder)
    if (has(state.row, wonder.number)) return null
    const owned = has(takenWonders(state), wonder.number)
    return {
      key: owned ? 'reason.wonderTaken' : 'reason.wonderNotInRow',
      args: { wonder: { key: `wonder.${wonder.id}` } },
    }
  },
  apply(state, _frame, _seat, move, tell) {
    state.pending.pop()
    take(state, move.wonder, true, tell)
    // D-3.11, D-3.15: the last Wonder of a row falls to its player without a choice.
    const [last, ...more] = membersOf(state.row)
    if (last !== undefined && more.length === 0) take(state, last, false, tell)
    if (state.row !== NO_MEMBERS) openDraft(state)
    else if (sizeOf(state.undealt) > WONDERS_IN_ROW) {
      layDraftRow(state, tell)
      openDraft(state)
    } else {
      // D-3.16: the other four stay in the box unseen. D-5.2: the first player begins Age I.
      layStructure(state, 1, tell)
      beginTurn(state, state.first)
    }
  },
  decision: () => ({ key: 'decision.draft' }),
}
