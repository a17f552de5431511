import { describeBar, layoutFor, moveOf, type View, type Way } from '@ecumene/classic'
import type { Message } from '@ecumene/kernel'
import { waysForSteps } from '../../hands/ways.ts'
import { moveBy } from './moves.ts'

/** Figures of one pile that go together. */
export type Group = { readonly from: number; readonly armies: number; readonly scouts: number }

/** What is laid out over the table: instead of single steps, whole ways of the group that is taken. */
export const deedsOf = (legal: readonly string[], ways: readonly Way[]): readonly string[] =>
  waysForSteps(legal, legal.length === 0 ? [] : ways, isStep)

/** The end of a way that could go on. */
export const STOP = moveOf('stop').notation

const isStep = (move: string): boolean => {
  const kind = moveBy(move)?.kind
  return kind === 'march' || kind === 'go'
}

/** The squares from which figures can set out. While some are under way, nobody else can. */
export const pilesOf = ({ ways, marching }: Pick<View, 'ways' | 'marching'>): readonly number[] =>
  marching === null ? [...new Set(ways.map(({ from }) => from))] : []

/** The ways of a group. Figures under way are the only group there is. */
export const waysOf = ({ ways, marching }: Pick<View, 'ways' | 'marching'>, group: Group | null): readonly Way[] => {
  if (marching !== null) return ways
  return group === null ? NO_WAYS : ways.filter((way) => isOf(way, group))
}

const NO_WAYS: readonly Way[] = []

/**
 * Before anybody is chosen: where the next pile can go as a whole, and wherever it does not come, the next one that does. Whoever
 * presses another pile wants to take it, and not to send there a group that they have not chosen themselves.
 */
export const offeredWays = (ways: readonly Way[]): readonly Way[] => {
  const piles = pilesOf({ ways, marching: null })
  const goals = new Map<number, number>()
  const offered: Way[] = []
  for (const pile of piles) {
    for (const way of waysOf({ ways, marching: null }, wholeOf(ways, pile))) {
      const first = goals.get(way.square) ?? pile
      if (first !== pile || piles.includes(way.square)) continue
      goals.set(way.square, pile)
      offered.push(way)
    }
  }
  return offered
}

/** The nearest ways to each tile that can be turned over and to each hut: what one sets out for. Battles are looked at where they are. */
export const findsOf = (ways: readonly Way[], seats: number): readonly Way[] => {
  const { placeOf } = layoutFor(seats)
  const nearest = new Map<string, Way>()
  for (const way of ways) {
    if (way.ends !== 'reveal' && way.ends !== 'hut') continue
    const goal = way.ends === 'hut' ? `hut ${way.square}` : `tile ${placeOf[way.square]}`
    const known = nearest.get(goal)
    if (known === undefined || way.path.length < known.path.length) nearest.set(goal, way)
  }
  return [...nearest.values()].toSorted((one, other) => one.path.length - other.path.length)
}

const isOf = (way: Group, { from, armies, scouts }: Group): boolean =>
  way.from === from && way.armies === armies && way.scouts === scouts

/** How many of each a pile can send. */
export const mostOf = (ways: readonly Way[], from: number): Group => {
  const own = ways.filter((way) => way.from === from)
  return {
    from,
    armies: Math.max(0, ...own.map(({ armies }) => armies)),
    scouts: Math.max(0, ...own.map(({ scouts }) => scouts)),
  }
}

/** All of a pile that can go together: what a click on it takes. */
export const wholeOf = (ways: readonly Way[], from: number): Group | null => {
  const [first, ...others] = ways.filter((way) => way.from === from)
  if (first === undefined) return null
  const { armies, scouts } = others.reduce((most, way) => (sizeOf(way) > sizeOf(most) ? way : most), first)
  return { from, armies, scouts }
}

const sizeOf = ({ armies, scouts }: Pick<Group, 'armies' | 'scouts'>): number => armies + scouts

/** One more or one fewer of a kind; `null` where the pile has no more, or nobody would be left in the group. */
export const splitBy = (ways: readonly Way[], group: Group, kind: 'armies' | 'scouts', by: 1 | -1): Group | null => {
  const next = { ...group, [kind]: group[kind] + by }
  return next[kind] < 0 || next[kind] > mostOf(ways, group.from)[kind] || sizeOf(next) === 0 ? null : next
}

/** Why figures that are led cannot come to a square; `null` where none are led, or where they stand or can come. */
export const barTo = (
  { reaches, ways, marching }: Pick<View, 'reaches' | 'ways' | 'marching'>,
  group: Group | null,
  square: number,
): Message | null => {
  const led = marching === null ? group : reaches[0]
  const reach = led == null ? undefined : reaches.find((one) => isOf(one, led))
  if (reach === undefined || square === reach.from) return null
  return ways.some((way) => way.square === square && isOf(way, reach)) ? null : describeBar(reach, square)
}
