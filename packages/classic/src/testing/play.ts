import { replayingChance } from '@ecumene/kernel'
import { classic } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { SQUARE_NAMES } from '../rules/map/grid.ts'
import type { Move } from '../rules/moves.ts'
import type { Player, State } from '../rules/state.ts'

/** The move a text stands for. */
export const move = (text: string): Move => {
  const read = classic.notation.parse(text)
  if (read === null) throw new Error(`"${text}" is not a move`)
  return read
}

/** Plays moves, each by whoever is asked first; a leading `1: ` names the seat where several are. Returns what happened. */
export const play = (state: State, ...texts: readonly string[]): readonly Event[] => {
  const events: Event[] = []
  mustAgree(state, 'before')
  for (const text of texts) {
    const [by, rest] = seatAndMove(state, text)
    const refused = classic.presentation.whyNot(state, by, move(rest))
    if (refused !== null) throw new Error(`"${text}" is refused: ${refused.key}; legal: ${legal(state, by).join(', ')}`)
    classic.apply(state, by, move(rest), (event) => events.push(event))
    const [problem] = classic.proof.audit(state)
    if (problem !== undefined) throw new Error(`after "${text}": ${problem}`)
    mustAgree(state, `after "${text}"`)
  }
  return events
}

/** What is listed is what is not refused: a list may be fast, but it does not decide what is legal. */
const mustAgree = (state: State, when: string): void => {
  for (const seat of classic.deciders(state)) {
    const list = classic.legal(state, seat)
    const listed = new Set(list)
    if (listed.size !== list.length) throw new Error(`${when}: a move is listed twice`)
    const known = new Set(classic.presentation.candidates(state, seat))
    for (const one of known) {
      const isAllowed = classic.presentation.whyNot(state, seat, one) === null
      if (isAllowed !== listed.has(one)) throw new Error(`${when}: ${one.notation} is ${isAllowed ? 'not ' : ''}listed`)
    }
    for (const one of listed) if (!known.has(one)) throw new Error(`${when}: ${one.notation} is not a candidate`)
  }
}

/** The same with these outcomes of chance, each counted from 0 (see `drawing.ts` for what is drawn). */
export const playWithChance = (
  state: State,
  outcomes: readonly number[],
  ...texts: readonly string[]
): readonly Event[] => {
  let events: readonly Event[] = []
  replayingChance(outcomes, () => {
    events = play(state, ...texts)
  })
  return events
}

const seatAndMove = (state: State, text: string): readonly [seat: number, move: string] => {
  const [, seat, rest] = /^(\d): (.*)$/.exec(text) ?? []
  return rest === undefined ? [decider(state), text] : [Number(seat), rest]
}

const decider = (state: State): number => {
  const [seat] = classic.deciders(state)
  if (seat === undefined) throw new Error('the game is over')
  return seat
}

/** What is asked now. */
export const asked = (state: State): string => state.pending[state.pending.length - 1]?.kind ?? 'nothing'

export const legal = (state: State, seat = decider(state)): readonly string[] =>
  classic.legal(state, seat).map(({ notation }) => notation)

/** Squares, by name, in the legal moves of one kind. */
export const squares = (state: State, kind: string, seat = decider(state)): readonly string[] =>
  classic
    .legal(state, seat)
    .filter((one) => one.kind === kind)
    .flatMap((one) => ('square' in one ? [SQUARE_NAMES[one.square] as string] : []))

/** Why a move is refused, without `reason.`; empty if it is legal. */
export const refusal = (state: State, text: string): string => {
  const [by, rest] = seatAndMove(state, text)
  return classic.presentation.whyNot(state, by, move(rest))?.key.replace('reason.', '') ?? ''
}

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** The number of a square from its name. */
export const at = (name: string): number => {
  const square = SQUARE_NAMES.indexOf(name)
  if (square < 0) throw new Error(`there is no square ${name}`)
  return square
}

/** Everybody does as little as possible until a predicate holds. */
export const idleUntil = (state: State, isSo: (state: State) => boolean): void => {
  for (let decisions = 0; !isSo(state); decisions++) {
    const seat = decider(state)
    const moves = legal(state, seat)
    if (decisions > 1000) throw new Error('the condition never held')
    play(state, `${seat}: ${moves.find((text) => text === 'done' || text === 'pass') ?? moves[0]}`)
  }
}

/** To the beginning of the next round. */
export const finishRound = (state: State): void => {
  const { round } = state
  idleUntil(state, (now) => now.round > round)
}
