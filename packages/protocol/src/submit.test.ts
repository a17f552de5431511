import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLIENT_MESSAGE } from './messages.ts'
import { submitOf } from './submit.ts'

const GOOD = { type: 'submit', id: 'request-1', table: 'AAAAAAAAAAAAAAAA', seat: 0, ply: 10, move: 'build lumber-yard' }

/** Also where the name is `__proto__`, as JSON makes it. */
const OWN = { enumerable: true, configurable: true, writable: true }

const agree = (value: unknown): void => {
  const parsed = CLIENT_MESSAGE.safeParse(value)
  const expected = parsed.success && parsed.data.type === 'submit' ? parsed.data : null
  expect(submitOf(value)).toEqual(expected)
}

describe('the quick look at a move', () => {
  it('knows one', () => expect(submitOf(GOOD)).toEqual(GOOD))

  it('takes exactly what the schema takes', () => {
    const odd = fc.oneof(
      fc.constantFrom(undefined, null, '', 'submit', 'resign', '__proto__', -0, -1, 0.5, 2 ** 53, Number.NaN, [], {}),
      fc.string({ maxLength: 50 }),
      fc.string({ minLength: 495, maxLength: 505 }),
      fc.stringMatching(/^[A-Za-z0-9_-]{8,34}\n?$/),
      fc.integer(),
    )
    const member = fc.constantFrom(...Object.keys(GOOD), 'more', '__proto__')
    fc.assert(
      fc.property(fc.array(fc.tuple(member, odd), { maxLength: 2 }), fc.option(member), (changes, without) => {
        const value: Record<string, unknown> = { ...GOOD }
        for (const [name, to] of changes) Object.defineProperty(value, name, { ...OWN, value: to })
        if (without !== null) delete value[without]
        agree(value)
      }),
      { numRuns: 2000, seed: 7 },
    )
    for (const value of [null, undefined, 'submit', 7, [], [GOOD], { ...GOOD, type: 'undo', to: 1 }]) agree(value)
  })
})
