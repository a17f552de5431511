import { beforeEach, describe, expect, it } from 'vitest'
import { counted, named, saying, seats, things } from './domain.ts'
import { type MoveIn, type OpenPart, part, vocabulary } from './vocabulary.ts'

const SQUARE = named('square', ['a1', 'a2', 'b1', 'b2'])
const PIECE = things('piece', ['pawn', 'rook'])
const NOTE: OpenPart<'note', string> = {
  field: 'note',
  write: (note) => note.toUpperCase(),
  read: (text) => (text !== '' && text === text.toUpperCase() ? text.toLowerCase() : null),
  isOne: (value) => typeof value === 'string' && value !== '',
}

const SPECS = {
  pass: [],
  go: [part(SQUARE, 'from'), part(SQUARE, 'to')],
  put: [part(PIECE), part(SQUARE)],
  pay: [part(counted('amount', 3)), part(seats(2))],
  turn: [part(saying(counted('side', 2, 1), (side) => ['left', 'right'][side] as string))],
} as const

const fresh = () => vocabulary(SPECS, { write: NOTE })
// Moves are kept once made: every test begins without any.
let moves = fresh()
beforeEach(() => {
  moves = fresh()
})
type Move = MoveIn<typeof SPECS, { readonly write: typeof NOTE }>

describe('a move', () => {
  it('has the fields that its kind names', () => {
    const move = moves.of('go', 0, 3)
    expect([move.kind, move.from, move.to, move.notation]).toEqual(['go', 0, 3, 'go a1 b2'])
    const put: Move = moves.of('put', 1, 2)
    expect(put.kind === 'put' && put.piece).toBe(1)
  })

  it('is made once', () => {
    const [go, pass, [, right]] = [moves.of('go', 1, 2), moves.of('pass'), moves.all('turn')]
    expect(moves.of('go', 1, 2)).toBe(go)
    expect(moves.of('go', 2, 1)).not.toBe(go)
    expect(moves.parse('pass')).toBe(pass)
    expect(moves.maker('go')(1, 2)).toBe(go)
    expect(moves.maker('pass')()).toBe(pass)
    // `map` passes more than the value.
    expect([1].map(moves.maker('turn'))[0]).toBe(right)
    expect(moves.all('turn')).toBe(moves.all('turn'))
    expect(moves.of('turn', 1)).toBe(right)
  })

  it('has a place of its own among those made', () => {
    const made = [moves.of('pass'), moves.of('go', 1, 2), moves.of('go', 2, 1), moves.of('go', 1, 2)]
    const [pass, go, back, again] = made.map((move) => (move as unknown as { readonly made: number }).made)
    expect(again).toBe(go)
    expect(new Set([pass, go, back]).size).toBe(3)
  })

  it('has one shape, whatever its kind', () => {
    const shapes = [moves.of('pass'), moves.of('pay', 1, 1), moves.openOf('write', 'hello')].map((move) =>
      Object.keys(move),
    )
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  it.each([20, 500])('of up to three parts is found among many: %i of each', (count) => {
    // 500 × 500 are too many for a list.
    const [q, r, turn] = [counted('q', count), counted('r', count), counted('turn', 2)]
    const many = vocabulary({ two: [part(q), part(r)], three: [part(q), part(r), part(turn)] })
    const last = count - 1
    const made = [
      many.of('two', last, 3),
      many.of('two', 3, last),
      many.of('three', last, 3, 1),
      many.of('three', 3, 3, 0),
    ]
    expect(made.map(({ notation }) => notation)).toEqual([
      `two ${last} 3`,
      `two 3 ${last}`,
      `three ${last} 3 1`,
      'three 3 3 0',
    ])
    for (const move of made) expect(many.parse(move.notation)).toBe(move)
    expect([many.maker('two')(last, 3), many.maker('three')(3, 3, 0)]).toEqual([made[0], made[3]])
    expect(many.maker('two')(last, 3)).toBe(made[0])
    expect(many.of('three', last, 4, 1)).not.toBe(made[2])
  })

  it('of one part is found among more than a list holds', () => {
    const many = vocabulary({ one: [part(counted('n', 200_000))] })
    const [first, last] = [many.of('one', 0), many.of('one', 199_999)]
    expect([first.notation, last.notation]).toEqual(['one 0', 'one 199999'])
    expect([many.parse('one 0'), many.parse('one 199999')]).toEqual([first, last])
    expect(many.maker('one')(199_999)).toBe(last)
    expect(many.of('one', 0)).toBe(first)
  })

  it('is listed by what it names', () => {
    expect(moves.all('turn').map(({ notation }) => notation)).toEqual(['turn 1', 'turn 2'])
    expect(moves.all('pass')).toEqual([moves.of('pass')])
  })
})

describe('notation', () => {
  it('reads what it writes', () => {
    for (const text of ['pass', 'go a2 b1', 'put rook a1', 'pay 2 1', 'turn 2', 'write HELLO YOU']) {
      const move = moves.parse(text)
      expect(move === null ? null : moves.notate(move)).toBe(text)
    }
  })

  it.each([
    '',
    'go',
    'go a1',
    'go a1 c1',
    'go a1 b2 b2',
    'pay 3 0',
    'pay 02 0',
    'pass ',
    'constructor',
    'write',
    'write x',
  ])('takes %j for no move', (text) => expect(moves.parse(text)).toBeNull())
})

describe('what is no move', () => {
  it('is told from what is equal to one', () => {
    const known = (move: object) => moves.isKnown(move as Move)
    expect(known(moves.of('go', 1, 2))).toBe(true)
    expect(known({ ...moves.of('go', 1, 2) })).toBe(true)
    expect(known({ kind: 'go', from: 1, to: 4 })).toBe(false)
    expect(known({ kind: 'go', from: '1', to: 2 })).toBe(false)
    expect(known({ kind: 'go', from: 1 })).toBe(false)
    expect(known({ kind: 'go', from: 0.5, to: 1 })).toBe(false)
    expect(known({ kind: 'go', from: -1, to: 1 })).toBe(false)
    expect(known({ kind: 'toString' })).toBe(false)
    expect(known(moves.openOf('write', 'hello'))).toBe(true)
    expect(known({ kind: 'write', note: 7 })).toBe(false)
  })
})

describe('words', () => {
  it('say what a move names', () => {
    expect(moves.says(moves.of('put', 1, 0))).toEqual({ piece: { key: 'piece.rook' }, square: 'a1' })
    expect(moves.says(moves.of('pay', 2, 1))).toEqual({ amount: 2, seat: { seat: 1 } })
    expect(moves.says(moves.of('turn', 1))).toEqual({ side: 'right' })
  })
})

it('a copy of a move is known too, also where it names the first of its things', () => {
  expect(moves.isKnown({ ...moves.of('go', 0, 0) })).toBe(true)
  expect(moves.isKnown({ ...moves.of('go', 0, 0), from: -1 })).toBe(false)
})

describe('mentions', () => {
  it('are what a move names, each with what it is on the table', () => {
    expect(moves.mentions(moves.of('go', 0, 2))).toEqual([
      { field: 'from', is: 'square', value: 0 },
      { field: 'to', is: 'square', value: 2 },
    ])
    expect(moves.mentions(moves.of('pass'))).toEqual([])
    expect(moves.mentions(moves.openOf('write', 'one'))).toEqual([])
  })
})
