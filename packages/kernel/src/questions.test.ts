import { describe, expect, it } from 'vitest'
import { decisions, type Frame, type Handlers, IllegalMove, NOT_ASKED, NOT_YOUR_TURN, refusals } from './decisions.ts'
import { answering, type Question, unasked } from './questions.ts'

// Two children share out apples: the first names a number, the second agrees or not.
type Asks = Frame & { readonly kind: 'name' | 'agree'; readonly seat: number }
type State = { pending: Asks[]; apples: number; named: number }
type Move = { readonly kind: 'take'; readonly count: number } | { readonly kind: 'agree' }
type Event = { readonly kind: 'took' }
type Key = 'decision.name' | 'decision.agree' | 'decision.agreeToAll' | 'reason.tooMany'

const AGREE: Move = { kind: 'agree' }
const take = (count: number): Move => ({ kind: 'take', count })
const because = refusals<Key>()

const name: Question<State, Move, Event, Key> = {
  answers: ['take'],
  candidates: () => [take(1), take(2), take(3)],
  whyNot: ({ apples }, _seat, move) =>
    move.kind === 'take' && move.count > apples ? because('reason.tooMany', { apples }) : null,
  apply(state, _seat, move, tell) {
    state.pending.pop()
    state.named = move.kind === 'take' ? move.count : 0
    tell?.({ kind: 'took' })
  },
  decision: 'decision.name',
}

const agree: Question<State, Move, Event, Key> = {
  answers: ['agree'],
  candidates: () => [AGREE],
  whyNot: () => null,
  legal: (_state, _seat, into) => {
    into.push(AGREE)
  },
  apply: (state) => void state.pending.pop(),
  decision: 'decision.agree',
  says: ({ apples, named }) => ({ key: named === apples ? 'decision.agreeToAll' : 'decision.agree' }),
}

const handle = (question: Question<State, Move, Event, Key>) =>
  answering<State, Asks, Move, Event, Key>(
    question,
    (_state, frame) => [frame.seat],
    (_state, _seat, move) => question.answers.includes(move.kind),
  )
const handlers = { name: handle(name), agree: handle(agree) } as unknown as Handlers<State, Asks, Move, Event>
const game = decisions<State, Asks, Move, Event>(handlers, { pending: ({ pending }) => pending })

const start = (): State => ({
  pending: [
    { kind: 'agree', seat: 1 },
    { kind: 'name', seat: 0 },
  ],
  apples: 2,
  named: 0,
})

describe('a question', () => {
  it('lists as legal the candidates it does not refuse, or what it lists itself', () => {
    const state = start()
    expect(game.legal(state, 0)).toEqual([take(1), take(2)])
    expect(game.candidates(state, 0)).toEqual([take(1), take(2), take(3)])
    game.apply(state, 0, take(1))
    expect(game.legal(state, 1)).toEqual([AGREE])
  })

  it('gives its own reason for what fits, and none for what cannot answer it', () => {
    const state = start()
    expect(game.whyNot(state, 0, take(3))).toEqual({ key: 'reason.tooMany', args: { apples: 2 } })
    expect(game.whyNot(state, 0, AGREE)).toBe(NOT_ASKED)
    expect(game.whyNot(state, 1, AGREE)).toBe(NOT_YOUR_TURN)
    expect(() => game.apply(state, 0, take(3))).toThrow(IllegalMove)
    expect(state).toEqual(start())
  })

  it('is worded by its key, or by what it says of the position', () => {
    const state = start()
    expect(game.decision(state, 0)).toEqual({ key: 'decision.name' })
    const told: Event[] = []
    game.apply(state, 0, take(2), (event) => told.push(event))
    expect(told).toEqual([{ kind: 'took' }])
    expect(game.decision(state, 1)).toEqual({ key: 'decision.agreeToAll' })
    expect(game.decision({ ...state, named: 1 }, 1)).toEqual({ key: 'decision.agree' })
  })
})

describe('what nobody is asked', () => {
  it('is over at once, has no answer, and happens', () => {
    const state = start()
    const rot = unasked<State, Move, Event, Key>('decision.name', (now, seat) => {
      now.apples -= seat
    })
    expect(rot.over?.(state, 1)).toBe(true)
    expect(rot.seats?.(state)).toEqual([])
    expect(rot.candidates(state, 1)).toEqual([])
    expect(handle(rot).whyNot(state, { kind: 'name', seat: 1 }, 1, AGREE)).toBe(NOT_ASKED)
    rot.finish?.(state, 1, undefined)
    expect(state.apples).toBe(1)
  })
})

describe('refusals', () => {
  it('are made once where nothing but the reason is said', () => {
    expect(because('reason.tooMany')).toBe(because('reason.tooMany'))
    expect(because('reason.tooMany')).toEqual({ key: 'reason.tooMany' })
    expect(because('reason.tooMany', { apples: 2 })).toEqual({ key: 'reason.tooMany', args: { apples: 2 } })
  })
})
