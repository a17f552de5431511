import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameWalk } from './frame-walk.ts'

/** A frame as a client sends it. */
const frame = (opcode: number, length: number, mask: boolean): Buffer => {
  const head = length < 126 ? [length] : length <= 0xffff ? [126, length >> 8, length & 0xff] : [127, 0, 0, 0, 0]
  if (length > 0xffff) head.push(length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff)
  head[0] = (head[0] ?? 0) | (mask ? 0x80 : 0)
  return Buffer.concat([Buffer.from([opcode, ...head]), Buffer.alloc((mask ? 4 : 0) + length, 0x81)])
}
const frames = fc.array(
  fc.tuple(
    fc.constantFrom(0x81, 0x01, 0x00, 0x80, 0x89, 0x8a),
    fc.constantFrom(0, 1, 125, 126, 200, 65_535, 65_536),
    fc.boolean(),
  ),
  { maxLength: 12 },
)

describe('walking over frames', () => {
  it('counts each where it begins, however the stream is cut', () => {
    fc.assert(
      fc.property(frames, fc.array(fc.nat(70_000), { maxLength: 8 }), (list, cuts) => {
        const each = list.map(([opcode, length, mask]) => frame(opcode, length, mask))
        const whole = Buffer.concat(each)
        const walk = new FrameWalk()
        const begins = new Set<number>()
        let from = 0
        for (const end of [...new Set([...cuts.filter((cut) => cut < whole.length), whole.length])].sort(
          (a, b) => a - b,
        )) {
          const piece = whole.subarray(from, end)
          // One at a time, as if each were the last that may pass.
          let at = 0
          while (at < piece.length) {
            let allowed = 1
            begins.add(from + at)
            const step = walk.advance(piece.subarray(at), () => allowed-- > 0)
            expect(step).toBeGreaterThan(0)
            at += step
          }
          from = end
        }
        let start = 0
        for (const bytes of each) {
          expect(begins.has(start)).toBe(true)
          start += bytes.length
        }
        // Beyond the frames only the pieces count.
        expect(begins.size).toBeLessThanOrEqual(each.length + cuts.length + 1)
      }),
      { numRuns: 200 },
    )
  })

  it('stops before the first that may not pass', () => {
    const piece = Buffer.concat([frame(0x89, 0, true), frame(0x81, 5, true), frame(0x89, 0, true)])
    let allowed = 2
    const walk = new FrameWalk()
    expect(walk.advance(piece, () => allowed-- > 0)).toBe(6 + 11)
    expect(walk.advance(piece.subarray(17), () => false)).toBe(0)
    expect(walk.advance(piece.subarray(17), () => true)).toBe(6)
  })
})
