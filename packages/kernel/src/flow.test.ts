import { describe, expect, it } from 'vitest'
import {
  decisions,
  type Handler,
  type Handlers,
  IllegalMove,
  NOT_ASKED,
  NOT_YOUR_TURN,
  ONLY,
  refusals,
} from './decisions.ts'

// Two children share apples: one names a number, the other agrees or not, then a worm takes its share.
type Name = { readonly kind: 'name'; readonly seat: number }
type Agree = { readonly kind: 'agree'; readonly seat: number; readonly count: number }
type Worm = { readonly kind: 'worm'; readonly bites: number }
type Asked = Name | Agree | Worm
type State = { pending: Asked[]; apples: number; taken: number[]; days: number; ended: boolean }
type Take = { readonly kind: 'take'; readonly count: number }
type Say = { readonly kind: 'agree' | 'refuse' }
type Move = Take | Say
type Event = { readonly kind: 'took' | 'bitten' | 'day' | 'over' }
type Key = 'reason.tooMany'

const because = refusals<Key>()
const take = (count: number): Take => ({ kind: 'take', count })
const [AGREE, REFUSE]: [Say, Say] = [{ kind: 'agree' }, { kind: 'refuse' }]

const name: Handler<State, Name, Move, Event, Take> = {
  answers: ['take'],
  candidates: () => [take(1), take(2), take(3)],
  whyNot: ({ apples }, _frame, _seat, { count }) => (count > apples ? because('reason.tooMany', { apples }) : null),
  apply(state, { seat }, _seat, { count }) {
    state.pending.pop()
    state.pending.push({ kind: 'worm', bites: 1 }, { kind: 'agree', seat: 1 - seat, count })
  },
  decision: () => ({ key: 'decision.name' }),
}

const agree: Handler<State, Agree, Move, Event, Say> = {
  answers: ['agree', 'refuse'],
  candidates: () => [AGREE, REFUSE],
  whyNot: () => null,
  apply(state, { seat, count }, _seat, { kind }, tell) {
    state.pending.pop()
    if (kind === 'refuse') return
    state.apples -= count
    state.taken[1 - seat] = (state.taken[1 - seat] ?? 0) + count
    tell?.({ kind: 'took' })
  },
  decision: (_state, { count }) => ({ key: 'decision.agree', args: { count } }),
}

const worm: Handler<State, Worm, Move, Event> = {
  candidates: () => [],
  whyNot: () => null,
  apply: () => undefined,
  decision: () => ({ key: 'decision.name' }),
  over: () => true,
  finish(state, { bites }, tell) {
    state.apples = Math.max(0, state.apples - bites)
    tell?.({ kind: 'bitten' })
  },
}

const told: string[] = []
const handlers: Handlers<State, Asked, Move, Event> = { name, agree, worm }
const game = decisions<State, Asked, Move, Event>(handlers, {
  pending: ({ pending }) => pending,
  fits: (_state, move) => move.kind !== 'take' || Number.isInteger(move.count),
  isOver: ({ apples }) => apples === 0,
  advance(state, tell) {
    state.days++
    state.pending.push({ kind: 'name', seat: state.days % 2 })
    tell?.({ kind: 'day' })
  },
  ended(state, tell) {
    state.ended = true
    tell?.({ kind: 'over' })
  },
  decided: () => void told.push('decided'),
  asks(_state, { kind }, isNew) {
    told.push(`${kind} ${isNew ? 'anew' : 'still'}`)
    return false
  },
})

const start = (apples = 5): State => {
  told.length = 0
  const state: State = { pending: [], apples, taken: [0, 0], days: -1, ended: false }
  game.settle(state)
  return state
}

describe('the flow of a game', () => {
  it('begins by moving on, since nothing is pending', () => {
    const state = start()
    expect([state.days, state.pending]).toEqual([0, [{ kind: 'name', seat: 0 }]])
    expect(told).toEqual(['name anew'])
  })

  it('asks the seat of a frame, and lists what is not refused', () => {
    const state = start(2)
    expect(game.deciders(state)).toBe(ONLY[0])
    expect(game.legal(state, 0)).toEqual([take(1), take(2)])
    expect(game.candidates(state, 0)).toEqual([take(1), take(2), take(3)])
    expect(game.decision(state, 0)).toEqual({ key: 'decision.name' })
  })

  it('refuses what cannot answer before the rules are asked', () => {
    const state = start(2)
    expect(game.whyNot(state, 0, AGREE)).toBe(NOT_ASKED)
    expect(game.whyNot(state, 0, take(0.5))).toBe(NOT_ASKED)
    expect(game.whyNot(state, 1, take(1))).toBe(NOT_YOUR_TURN)
    expect(game.whyNot(state, 0, take(3))).toEqual({ key: 'reason.tooMany', args: { apples: 2 } })
    expect(() => game.apply(state, 0, take(3))).toThrow(IllegalMove)
    expect(state).toEqual(start(2))
  })

  it('continues with the context that a frame carries', () => {
    const state = start()
    game.apply(state, 0, take(2))
    expect(game.decision(state, 1)).toEqual({ key: 'decision.agree', args: { count: 2 } })
    expect(told.slice(1)).toEqual(['decided', 'agree still'])
  })

  it('removes a frame that needs no answer, and lets it take effect in its turn', () => {
    const state = start()
    const events: string[] = []
    game.apply(state, 0, take(2))
    game.apply(state, 1, AGREE, ({ kind }) => events.push(kind))
    expect(events).toEqual(['took', 'bitten', 'day'])
    expect([state.apples, state.taken, state.days]).toEqual([2, [2, 0], 1])
    expect(state.pending).toEqual([{ kind: 'name', seat: 1 }])
  })

  it('asks anew what comes to the top when a frame has finished', () => {
    const state = start()
    told.length = 0
    state.pending = [
      { kind: 'name', seat: 0 },
      { kind: 'worm', bites: 1 },
    ]
    game.settle(state)
    expect(told).toEqual(['name anew'])
  })

  it('ends at once when the game is over, whatever is pending', () => {
    const state = start(2)
    game.apply(state, 0, take(2))
    const events: string[] = []
    game.apply(state, 1, AGREE, ({ kind }) => events.push(kind))
    expect(events).toEqual(['took', 'over'])
    expect([state.ended, state.pending]).toEqual([true, [{ kind: 'worm', bites: 1 }]])
  })
})

describe('refusals', () => {
  it('are made once if they say nothing but the reason', () => {
    expect(because('reason.tooMany')).toBe(because('reason.tooMany'))
    expect(because('reason.tooMany')).toEqual({ key: 'reason.tooMany' })
    expect(because('reason.tooMany', { apples: 2 })).toEqual({ key: 'reason.tooMany', args: { apples: 2 } })
  })
})
