import type { Message } from '@ecumene/kernel'
import { MOUNTAINS } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { placeOne, whyNotFree } from '../../rules/culture/placing.ts'
import { active } from '../../rules/hooks/asking.ts'
import { areAdjacent, boardOf } from '../../rules/map/board.ts'
import { isCity, reinforce } from '../../rules/map/pieces.ts'
import { hasAdjacent, isFriendly } from '../../rules/map/spaces.ts'
import { NOTHING_MOVE, spaceMoves } from '../../rules/moves.ts'
import { ask, CONTROL, type FrameOf, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { oneToken } from './one-token.ts'

/*
 * Control tokens that leaders, wonders and unique cards of the expansion place or reinforce, one at a time. None of
 * them has a difficulty limit.
 */

/** What forbids the player's token on a space, whatever else allows it. */
const whyNotToken = (state: State, seat: number, space: number): Message<WordKey> | null =>
  whyNotFree(state, boardOf(state.layout), seat, space, active('forbidsControl', state, seat))

/** Colosseum: an own control token next to a friendly city. */
export const fortify: Ask<'fortify', 'reinforce' | 'nothing'> = {
  answers: ['reinforce', 'nothing'],
  decision: asks('decision.fortify'),
  candidates: (state) => [...spaceMoves(state, 'reinforce'), NOTHING_MOVE],
  whyNot: (state, _frame, seat, move) => (move.kind === 'nothing' ? null : whyNotFortify(state, seat, move.space)),
  apply(state, _frame, _seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'reinforce') reinforce(state, move.space, tell)
  },
}

const whyNotFortify = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (state.owner[space] !== seat || state.piece[space] !== CONTROL) return because('reason.notYourToken')
  const near = hasAdjacent(
    boardOf(state.layout),
    space,
    (other) => state.owner[other] === seat && isCity(state.piece[other]),
  )
  return near ? null : because('reason.notNextToCity')
}

export const canFortify = (state: State, seat: number): boolean =>
  state.owner.some((_owner, space) => whyNotFortify(state, seat, space) === null)

/** Asks for one token next to a space, if there is a place for it. */
export const askBeside = (state: State, seat: number, kind: 'garrison' | 'terrace', near: number): void =>
  ask(state, { kind, seat, near })

const whyNotBeside = (
  state: State,
  { seat, near }: FrameOf<'garrison' | 'terrace'>,
  space: number,
): Message<WordKey> | null =>
  areAdjacent(boardOf(state.layout), space, near) ? whyNotToken(state, seat, space) : because('reason.notAdjacent')

/** Pax Britannica: a reinforced control token next to the new city. */
export const garrison = oneToken<'garrison'>('decision.garrison', whyNotBeside, {
  put(state, seat, space, tell) {
    placeOne(state, seat, space, tell)
    reinforce(state, space, tell)
  },
})

/** Terrace Farms: one more next to the mountains that have just got a token; on mountains again it goes on. */
export const terrace = oneToken<'terrace'>('decision.terrace', whyNotBeside)

/** State Workforce in the fifth slot: mountains next to a friendly space. */
export const uplands = oneToken<'uplands'>('decision.uplands', (state, { seat }, space) => {
  const board = boardOf(state.layout)
  if (board.terrain[space] !== MOUNTAINS) return because('reason.notMountains')
  const beside = hasAdjacent(board, space, (near) => isFriendly(state, near, seat))
  return beside ? whyNotToken(state, seat, space) : because('reason.notNextToOwn')
})
