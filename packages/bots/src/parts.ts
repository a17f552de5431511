/** What a position can be good for, over all games. Hints tell players in these terms why a move is good. */
export type Feature =
  | 'agendas'
  | 'armies'
  | 'bearing'
  | 'capitals'
  | 'chains'
  | 'closeness'
  | 'culture'
  | 'districts'
  | 'economy'
  | 'followUp'
  | 'income'
  | 'knowledge'
  | 'military'
  | 'points'
  | 'progress'
  | 'roundToCome'
  | 'science'
  | 'territory'
  | 'wealth'
  | 'wonders'

/** One part of what a position is worth to a seat, in rough points. An evaluator adds up the parts of its game. */
export type Part<State> = { readonly feature: Feature; worth(state: State, seat: number): number }

/** All parts together. The innermost loop of greedy and of foresight: no allocation. */
export const sumOf = <State>(parts: readonly Part<State>[], state: State, seat: number): number => {
  let sum = 0
  for (let at = 0; at < parts.length; at++) sum += (parts[at] as Part<State>).worth(state, seat)
  return sum
}

/** Points by which a seat is ahead of all others. */
export const leadOf = <State>(parts: readonly Part<State>[], state: State, seats: number, seat: number): number => {
  let best = Number.NEGATIVE_INFINITY
  let own = 0
  for (let other = 0; other < seats; other++) {
    const standing = sumOf(parts, state, other)
    if (other === seat) own = standing
    else best = Math.max(best, standing)
  }
  return own - best
}

export type Worths = Readonly<Partial<Record<Feature, number>>>

/** What a position is worth, part by part: to the seat, and to whichever rival is furthest ahead. */
export type Account = { readonly own: Worths; readonly rival: Worths }

/** The lead of a seat, spelled out. */
export const accountOf = <State>(parts: readonly Part<State>[], state: State, seats: number, seat: number): Account => {
  const rivals = Array.from({ length: seats }, (_unused, other) => other).filter((other) => other !== seat)
  const standings = rivals.map((other) => sumOf(parts, state, other))
  const first = rivals[standings.indexOf(Math.max(...standings))] ?? seat
  return { own: worthsOf(parts, state, seat), rival: worthsOf(parts, state, first) }
}

const worthsOf = <State>(parts: readonly Part<State>[], state: State, seat: number): Worths =>
  Object.fromEntries(parts.map(({ feature, worth }) => [feature, worth(state, seat)]))
