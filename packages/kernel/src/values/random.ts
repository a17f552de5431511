/**
 * Seeded randomness whose whole state is four integers, so it can live inside a game state, be saved in the middle
 * of a game and be copied for search. The generator is sfc32 (Chris Doty-Humphrey's "small fast counting"): 128 bits
 * of state, passes PractRand, and needs only additions, shifts and exclusive ors.
 */
export type Random = { a: number; b: number; c: number; d: number }

/** Any text or whole number; the same seed gives the same game. */
export type Seed = string | number

export const seeded = (seed: Seed): Random => {
  // FNV-1a over the seed's text, started from four different bases, fills the state; the rounds below mix it.
  const text = String(seed)
  const random: Random = {
    a: digest(text, 0x811c9dc5),
    b: digest(text, 0x9e3779b9),
    c: digest(text, 0x85ebca6b),
    d: 1,
  }
  for (let round = 0; round < 12; round++) next(random)
  return random
}

/** A new generator whose numbers have nothing to do with what the parent gives later. */
export const split = (random: Random): Random => {
  const child: Random = { a: next(random), b: next(random), c: next(random), d: 1 }
  for (let round = 0; round < 12; round++) next(child)
  return child
}

export const copyRandom = (random: Random): Random => ({
  a: random.a,
  b: random.b,
  c: random.c,
  d: random.d,
})

/** A whole number from 0 to `bound` − 1, each equally likely (Lemire's method, exact for bounds below 2^21). */
export const below = (random: Random, bound: number): number => {
  if (tape !== null) return tape.draw(random, bound)
  return draw(random, bound)
}

/** Puts the first `count` entries of an array into random order, each chosen from the whole array. */
export const shuffle = <T>(random: Random, items: T[], count = items.length): void => {
  const last = Math.min(count, items.length - 1)
  for (let at = 0; at < last; at++) {
    const other = at + below(random, items.length - at)
    const kept = items[at] as T
    items[at] = items[other] as T
    items[other] = kept
  }
}

/** Runs `act` and notes every chance outcome it draws, so that a record replays without the generator. */
export const recordingChance = (act: () => void): readonly number[] => {
  const drawn: number[] = []
  withTape(
    {
      draw(random, bound) {
        const value = draw(random, bound)
        drawn.push(value)
        return value
      },
    },
    act,
  )
  return drawn
}

/**
 * Runs `act` with the chance outcomes of an earlier recording in place of fresh ones. The generator still advances,
 * so that play can go on from there. Throws a ChanceMismatch where the recording does not fit.
 */
export const replayingChance = (recorded: readonly number[], act: () => void): void => {
  let at = 0
  withTape(
    {
      draw(random, bound) {
        draw(random, bound)
        const value = recorded[at]
        if (value === undefined) throw new ChanceMismatch(`needs more than the ${at} recorded chance outcomes`)
        if (!Number.isInteger(value) || value < 0 || value >= bound) {
          throw new ChanceMismatch(`chance outcome ${at} is ${value}, which is not from 0 to ${bound - 1}`)
        }
        at++
        return value
      },
    },
    act,
  )
  if (at !== recorded.length) {
    throw new ChanceMismatch(`uses ${at} of the ${recorded.length} recorded chance outcomes`)
  }
}

export class ChanceMismatch extends Error {}

type Tape = { draw(random: Random, bound: number): number }

let tape: Tape | null = null

const withTape = (use: Tape, act: () => void): void => {
  const before = tape
  tape = use
  try {
    act()
  } finally {
    tape = before
  }
}

const draw = (random: Random, bound: number): number => {
  for (;;) {
    const bits = next(random)
    const low = Math.imul(bits, bound) >>> 0
    // Rejecting the few values below 2^32 mod bound makes all outcomes equally likely.
    if (low >= bound || low >= (0x100000000 - bound) % bound) {
      // Already a whole number; `| 0` tells the engine that it is a small integer, and lists that hold it stay fast.
      return (((bits >>> 0) * bound - low) / 0x100000000) | 0
    }
  }
}

const next = (random: Random): number => {
  const sum = (((random.a + random.b) | 0) + random.d) | 0
  random.d = (random.d + 1) | 0
  random.a = random.b ^ (random.b >>> 9)
  random.b = (random.c + (random.c << 3)) | 0
  random.c = (((random.c << 21) | (random.c >>> 11)) + sum) | 0
  return sum
}

const digest = (text: string, basis: number): number => {
  let hash = basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
