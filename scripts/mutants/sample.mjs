/** The mutants to try: all, those on some lines, or so many by chance; the same seed chooses the same ones. */
export const chosenFrom = (mutants, { sample, seed, lines }) => {
  const [from, to] = (lines ?? '').split('-').map(Number)
  const near = lines === undefined ? mutants : mutants.filter(({ line }) => line >= from && line <= (to ?? from))
  if (sample === undefined || Number(sample) >= near.length) return near
  const random = generator(Number(seed))
  const left = [...near]
  const chosen = Array.from({ length: Number(sample) }, () => left.splice(Math.floor(random() * left.length), 1)[0])
  return chosen.sort((one, other) => one.id - other.id)
}

/** mulberry32: small, and even enough to choose by. */
const generator = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
