import { beforeEach, describe, expect, it } from 'vitest'
import {
  decisions,
  type Frame,
  GAME_OVER,
  type Handler,
  type Handlers,
  IllegalMove,
  NOT_ASKED,
  NOT_YOUR_TURN,
} from './decisions.ts'

// A vote, then a speech by each voter in favour: one kind of frame pushes others.
type Vote = Frame & { readonly kind: 'vote' }
type Speech = Frame & { readonly kind: 'speech'; readonly seat: number }
type State = { stack: (Vote | Speech)[]; votes: (boolean | null)[]; said: string[] }
type Move = 'yes' | 'no' | 'speak'
type Event = { readonly kind: string; readonly seat: number }

const vote: Handler<State, Vote, Move, Event> = {
  seats: ({ votes }) => votes.flatMap((cast, seat) => (cast === null ? [seat] : [])),
  legal: (_state, _frame, _seat, into) => {
    into.push('yes', 'no')
  },
  candidates: () => ['yes', 'no', 'speak'],
  whyNot: (_state, _frame, _seat, move) => (move === 'speak' ? NOT_ASKED : null),
  apply(state, _frame, seat, move, tell) {
    state.votes[seat] = move === 'yes'
    tell?.({ kind: 'voted', seat })
    if (state.votes.includes(null)) return
    state.stack.pop()
    for (const [voter, cast] of state.votes.entries()) if (cast) state.stack.push({ kind: 'speech', seat: voter })
  },
  decision: () => ({ key: 'decision.vote' }),
}

const speech: Handler<State, Speech, Move, Event> = {
  seats: (_state, { seat }) => [seat],
  legal: (_state, _frame, _seat, into) => {
    into.push('speak')
  },
  candidates: () => ['speak'],
  whyNot: (_state, _frame, _seat, move) => (move === 'speak' ? null : NOT_ASKED),
  apply(state, _frame, seat, _move, tell) {
    state.stack.pop()
    state.said.push(`seat ${seat}`)
    tell?.({ kind: 'spoke', seat })
  },
  decision: (_state, { seat }) => ({ key: 'decision.speech', args: { seat: { seat } } }),
}

const handlers: Handlers<State, Vote | Speech, Move, Event> = { vote, speech }
const { deciders, legal, candidates, whyNot, apply, decision } = decisions<State, Vote | Speech, Move, Event>(
  handlers,
  { pending: (state) => state.stack },
)

describe('the stack of decisions', () => {
  let state: State
  beforeEach(() => {
    state = { stack: [{ kind: 'vote' }], votes: [null, null, null], said: [] }
  })

  it('asks the seats of the top frame, and only those who have not answered', () => {
    expect(deciders(state)).toEqual([0, 1, 2])
    apply(state, 1, 'yes')
    expect(deciders(state)).toEqual([0, 2])
    expect(legal(state, 0)).toEqual(['yes', 'no'])
    expect(legal(state, 1)).toEqual([])
    expect(candidates(state, 0)).toEqual(['yes', 'no', 'speak'])
    expect(candidates(state, 1)).toEqual([])
  })

  it('continues with the frames that answers pushed, the last one first', () => {
    for (const [seat, move] of [
      [0, 'yes'],
      [1, 'no'],
      [2, 'yes'],
    ] as const)
      apply(state, seat, move)
    expect(deciders(state)).toEqual([2])
    expect(decision(state, 2)).toEqual({ key: 'decision.speech', args: { seat: { seat: 2 } } })
    apply(state, 2, 'speak')
    expect(deciders(state)).toEqual([0])
    apply(state, 0, 'speak')
    expect(state.said).toEqual(['seat 2', 'seat 0'])
    expect(deciders(state)).toEqual([])
  })

  it('fills the array it is given, and clears it first', () => {
    const into: Move[] = ['speak', 'speak', 'speak']
    expect(legal(state, 0, into)).toBe(into)
    expect(into).toEqual(['yes', 'no'])
    apply(state, 0, 'no')
    expect(legal(state, 0, into)).toEqual([])
    state.stack.length = 0
    into.push('yes')
    expect(legal(state, 1, into)).toEqual([])
  })

  it('refuses with the handler’s reason, a seat that is not asked, and everything after the end', () => {
    expect(whyNot(state, 0, 'yes')).toBeNull()
    expect(whyNot(state, 0, 'speak')).toBe(NOT_ASKED)
    expect(whyNot(state, 3, 'yes')).toBe(NOT_YOUR_TURN)
    expect(decision(state, 3)).toBe(NOT_YOUR_TURN)
    state.stack.pop()
    expect(whyNot(state, 0, 'yes')).toBe(GAME_OVER)
    expect(decision(state, 0)).toBe(GAME_OVER)
    expect(candidates(state, 0)).toEqual([])
  })

  it('throws on an illegal move, with the reason, before anything has changed', () => {
    const before = JSON.stringify(state)
    const attempt = () => apply(state, 0, 'speak')
    expect(attempt).toThrow(IllegalMove)
    expect(attempt).toThrow('illegal move: reason.notAsked')
    try {
      attempt()
    } catch (error) {
      expect((error as IllegalMove).reason).toBe(NOT_ASKED)
    }
    expect(JSON.stringify(state)).toBe(before)
  })

  it('tells the events to whoever listens', () => {
    const told: Event[] = []
    apply(state, 2, 'no', (event) => told.push(event))
    expect(told).toEqual([{ kind: 'voted', seat: 2 }])
  })

  it('keeps games apart that are played at the same time', () => {
    const other: State = { stack: [{ kind: 'speech', seat: 1 }], votes: [], said: [] }
    expect(deciders(state)).toEqual([0, 1, 2])
    expect(deciders(other)).toEqual([1])
    expect(legal(state, 1)).toEqual(['yes', 'no'])
    expect(legal(other, 1)).toEqual(['speak'])
  })
})
