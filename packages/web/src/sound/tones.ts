/** The sounds there are. */
export type Sound = 'turn' | 'placed' | 'coins' | 'conflict' | 'won' | 'lost' | 'over' | 'refused'

/** A note: when it starts and how long it rings, in seconds; `level` is relative to the loudest. */
export type Note = {
  readonly pitch: number
  readonly at: number
  readonly length: number
  readonly level: number
  readonly wave: 'sine' | 'triangle'
}

const struck = (pitch: number, at: number, length: number, level = 0.5): Note => ({
  pitch,
  at,
  length,
  level,
  wave: 'triangle',
})
const bell = (pitch: number, at: number, length: number, level = 0.4): Note => ({
  pitch,
  at,
  length,
  level,
  wave: 'sine',
})

/** A few notes each, soft and short, of one pentatonic scale, so that any of them sound well together. */
export const TONES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [bell(587.3, 0, 0.5), bell(880, 0.12, 0.7)],
  placed: [struck(196, 0, 0.09, 0.6), struck(147, 0.02, 0.12, 0.4)],
  coins: [bell(1760, 0, 0.16, 0.22), bell(2349.3, 0.07, 0.22, 0.2)],
  conflict: [struck(98, 0, 0.22, 0.7), struck(146.8, 0.14, 0.3, 0.6)],
  won: [bell(587.3, 0, 0.5), bell(740, 0.15, 0.5), bell(880, 0.3, 0.6), bell(1174.7, 0.45, 1.2)],
  lost: [bell(440, 0, 0.6), bell(370, 0.22, 0.7), bell(293.7, 0.46, 1.1)],
  over: [bell(587.3, 0, 0.6), bell(440, 0.2, 1)],
  refused: [struck(220, 0, 0.12, 0.25), struck(196, 0.1, 0.18, 0.25)],
}
