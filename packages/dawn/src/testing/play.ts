import { type Playing, playing } from '@ecumene/kernel/testing'
import { CARD_TYPE } from '../data/cards.ts'
import { SCIENCE } from '../data/types.ts'
import { dawn } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Laying, Move } from '../rules/moves.ts'
import type { FrameKind, FrameOf, Player, State } from '../rules/state.ts'

const { decider, playWithChance, ...made }: Playing<State, Move, Event> = playing(dawn)

export const { move, play, legal, refusal } = made

/** Plays moves with the dice showing these numbers. */
export const playWithDice = (state: State, dice: readonly number[], ...texts: readonly string[]): readonly Event[] =>
  playWithChance(
    state,
    dice.map((die) => die - 1),
    ...texts,
  )

/** What is asked now. */
export const asked = (state: State): string => state.pending[state.pending.length - 1]?.kind ?? 'nothing'

/** The pending frame of a kind, with what it knows. */
export const frame = <Kind extends FrameKind>(state: State, kind: Kind): FrameOf<Kind> => {
  const found = state.pending.findLast((one): one is FrameOf<Kind> => one.kind === kind)
  if (found === undefined) throw new Error(`${kind} is not asked`)
  return found
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
