import { replayingChance } from '@ecumene/kernel'
import { CARD_TYPE } from '../data/cards.ts'
import { SCIENCE } from '../data/types.ts'
import { dawn } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Laying, Move } from '../rules/moves.ts'
import type { FrameKind, FrameOf, Player, State } from '../rules/state.ts'

/** The move a text stands for. */
export const move = (text: string): Move => {
  const read = dawn.notation.parse(text)
  if (read === null) throw new Error(`"${text}" is not a move`)
  return read
}

/** Plays moves, each by whoever is asked; a leading `0:` names the seat where several are. Returns what happened. */
export const play = (state: State, ...texts: readonly string[]): readonly Event[] => {
  const events: Event[] = []
  mustAgree(state, 'before')
  for (const text of texts) {
    const [, seat, rest] = /^(\d): (.*)$/.exec(text) ?? [undefined, undefined, text]
    const by = seat === undefined ? decider(state) : Number(seat)
    const refusal = dawn.presentation.whyNot(state, by, move(rest as string))
    if (refusal !== null) throw new Error(`"${text}" is refused: ${refusal.key}; legal: ${legal(state).join(', ')}`)
    mustBeListed(state, by, move(rest as string))
    dawn.apply(state, by, move(rest as string), (event) => events.push(event))
    const [problem] = dawn.proof.audit(state)
    if (problem !== undefined) throw new Error(`after "${text}": ${problem}`)
    mustAgree(state, `after "${text}"`)
  }
  return events
}

/** What is listed is what is not refused: a list may be fast, but it does not decide what is legal. */
const mustAgree = (state: State, when: string): void => {
  for (const seat of dawn.deciders(state)) {
    const list = dawn.legal(state, seat)
    const listed = new Set(list)
    if (listed.size !== list.length) throw new Error(`${when}: a move is listed twice`)
    const known = new Set(dawn.presentation.candidates(state, seat))
    for (const one of known) {
      const isAllowed = dawn.presentation.whyNot(state, seat, one) === null
      if (isAllowed !== listed.has(one)) throw new Error(`${when}: ${one.notation} is ${isAllowed ? 'not ' : ''}listed`)
    }
    for (const one of listed) if (!known.has(one)) throw new Error(`${when}: ${one.notation} is not a candidate`)
  }
}

/** What is not refused can be found: pages and bots choose from the list. */
const mustBeListed = (state: State, seat: number, made: Move): void => {
  if (!dawn.legal(state, seat).includes(made)) throw new Error(`"${made.notation}" is legal but not listed`)
}

/** The same with the dice showing these numbers. */
export const playWithDice = (state: State, dice: readonly number[], ...texts: readonly string[]): readonly Event[] => {
  let events: readonly Event[] = []
  replayingChance(
    dice.map((die) => die - 1),
    () => {
      events = play(state, ...texts)
    },
  )
  return events
}

const decider = (state: State): number => {
  const [seat] = dawn.deciders(state)
  if (seat === undefined) throw new Error('the game is over')
  return seat
}

/** What is asked now. */
export const asked = (state: State): string => state.pending[state.pending.length - 1]?.kind ?? 'nothing'

/** The pending frame of a kind, with what it knows. */
export const frame = <Kind extends FrameKind>(state: State, kind: Kind): FrameOf<Kind> => {
  const found = state.pending.findLast((one): one is FrameOf<Kind> => one.kind === kind)
  if (found === undefined) throw new Error(`${kind} is not asked`)
  return found
}

export const legal = (state: State): readonly string[] =>
  dawn.legal(state, decider(state)).map(({ notation }) => notation)

/** Why a move is refused, without `reason.`; empty if it is legal. */
export const refusal = (state: State, text: string): string => {
  const why = dawn.presentation.whyNot(state, decider(state), move(text))
  if (why === null) mustBeListed(state, decider(state), move(text))
  return why?.key.replace('reason.', '') ?? ''
}

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** Spaces named by the legal moves of one kind, in order. */
export const spaces = (state: State, kind: string): readonly number[] =>
  dawn
    .legal(state, decider(state))
    .flatMap((one) => (one.kind === kind && 'space' in one ? [one.space] : []))
    .sort((one, other) => one - other)

/** The active player resolves the science card for nothing; dice (of a raid) show these numbers. */
export const pass = (state: State, ...dice: readonly number[]): readonly Event[] => {
  const place = player(state, state.active).row.findIndex((card) => CARD_TYPE[card] === SCIENCE)
  return playWithDice(state, dice, `focus ${place + 1}`, 'nothing')
}

/** Those moves that lay a tile. */
export const laid = (moves: readonly Move[]): readonly Laying[] => moves.filter((one) => one.kind === 'lay')
