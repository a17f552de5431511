import {
  type AfootView,
  classic,
  describeBill,
  describeChange,
  describeLoot,
  describeMove,
  describeReplaced,
  describeResearch,
  describeSite,
  GOVERNMENT_IDS,
  type Move,
  type MoveKind,
  mentions,
  SQUARE_NAMES,
  says,
  squareOfCourse,
  TECHS,
  type View,
} from '@ecumene/classic'
import type { Message } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'
import { tradeFor } from './holdings.ts'

export const squareName = (square: number): string => SQUARE_NAMES[square] ?? ''

/** The figures that pass or attack a square, if there are any. */
export const afootOn = ({ afoot }: View, square: number): AfootView | null => (afoot?.square === square ? afoot : null)

/** Whose view it is; `null` for somebody who only watches. */
export const ownSeat = (view: View): number | null => {
  const seat = view.players.findIndex(({ own }) => own !== null)
  return seat < 0 ? null : seat
}

const citySquare = (view: View, city: number): readonly number[] => {
  const seat = ownSeat(view)
  const square = seat === null ? undefined : view.players[seat]?.cities[city]
  return square === undefined || square < 0 ? [] : [square]
}

/** The squares that a move has to do with: those it names, goes from or to, those of its city, the only one it can build on. */
export const squaresOf = (move: Move | null, view: View): readonly number[] => {
  if (move === null) return []
  const under = view.marching === null ? [] : [view.marching]
  if (move.kind === 'go') return under.map((from) => squareOfCourse(from, move.course))
  if (move.kind === 'stop') return under
  const named = mentions(move).flatMap(({ is, value }) =>
    is === 'square' ? [value] : is === 'city' ? citySquare(view, value) : [],
  )
  if (move.kind === 'march') return [...named, squareOfCourse(move.square, move.course)]
  const built = view.changes.filter((change) => change.move === move.notation).map(({ square }) => square)
  return [...new Set([...named, ...built])]
}

/** What a move names whose words `effect.<words of the thing>` tell what it does. */
const EFFECTS: Readonly<Partial<Record<MoveKind, string>>> = {
  civilization: 'civilization',
  research: 'tech',
  study: 'tech',
  takeTech: 'tech',
  use: 'ability',
  coin: 'tech',
  play: 'culture',
  discard: 'culture',
  person: 'person',
  build: 'building',
  raise: 'building',
  wonder: 'wonder',
}

type Asked = NonNullable<View['asked']>['kind']

/** Questions that are passed on in words of their own: to pass on an infiltration is to attack. */
export const PASSES: ReadonlySet<Asked> = new Set<Asked>([
  'again',
  'harvestAgain',
  'infiltrate',
  'learnBack',
  'loot',
  'prepare',
  'react',
  'rescue',
  'research',
  'second',
  'takeResource',
  'trample',
  'welcome',
])

/** What figures under way may do next, by the squares they come to: the map may lie either way. Whoever passes reads what that means here. */
export const describeOn = (move: Move | null, data: unknown): Message | null => {
  const { marching, asked } = data as View
  if (move?.kind === 'pass') return asked !== null && PASSES.has(asked.kind) ? { key: `move.pass.${asked.kind}` } : null
  return move?.kind === 'go' && marching !== null ? describeMove(move, marching) : null
}

/** A few more words to a move: what a thing does, where a city lies, what an offer says. */
export const noteOn = (move: Move | null, data: unknown, say: Say): string | null => {
  const view = data as View
  if (move === null) return null
  if (move.kind === 'accept' || move.kind === 'decline' || move.kind === 'withdraw') {
    const offer = view.offers.find(({ number }) => number === move.offer)
    return offer === undefined ? null : say(offerMessage(offer))
  }
  const notes: string[] = []
  const thing = says(move)[EFFECTS[move.kind] ?? '']
  if (typeof thing === 'object' && 'key' in thing) notes.push(say({ key: `effect.${thing.key}` }))
  if (move.kind === 'government') {
    notes.push(say({ key: `effect.government.${view.options.governments}.${GOVERNMENT_IDS[move.government]}` }))
    if (GOVERNMENT_IDS[move.government] === 'anarchy') notes.push(...unlockedBy(view).map(say))
  }
  return [...notes, ...[...citiesOf(move, view), ...foreseen(move, view)].map(say)].join('\n') || null
}

/** What can be adopted after Anarchy. */
const unlockedBy = (view: View): readonly Message[] => {
  const seat = ownSeat(view)
  const governments = (seat === null ? [] : (view.players[seat]?.unlocked ?? [])).map(
    (id): Message => ({ key: `government.${id}` }),
  )
  return governments.length === 0 ? [] : [{ key: 'start.unlocked', args: { governments } }]
}

/** What the move costs, gives and changes: nothing is spent without having been shown. */
const foreseen = (move: Move, view: View): readonly Message[] => {
  const { bills, sites, changes } = view
  return [
    ...bills.filter((bill) => bill.move === move.notation).flatMap(describeBill),
    ...(move.kind === 'capital' || move.kind === 'found'
      ? sites.filter(({ square }) => square === move.square).flatMap(describeSite)
      : []),
    ...changes
      .filter((change) => change.move === move.notation)
      .flatMap((change) => [
        describeChange(change, move.kind === 'put' || move.kind === 'person'),
        ...[describeReplaced(change) ?? []].flat(),
      ]),
    ...(move.kind === 'research' ? researched(move.tech, view) : []),
    ...(move.kind === 'loot' ? [describeLoot(move, view.options) ?? []].flat() : []),
  ]
}

const researched = (tech: number, view: View): readonly Message[] => {
  const seat = ownSeat(view)
  const player = seat === null ? undefined : view.players[seat]
  if (seat === null || player === undefined) return []
  return [describeResearch(tradeFor(view, seat, TECHS[tech]?.level ?? 1), player)]
}

/** Where the city of a move lies, unless the move names a square itself, or it is the only one. */
const citiesOf = (move: Move, view: View): readonly Message[] => {
  const seat = ownSeat(view)
  const isOnly = seat !== null && view.players[seat]?.cities.filter((square) => square >= 0).length === 1
  if (!('city' in move) || move.kind === 'send' || isOnly) return []
  return citySquare(view, move.city).map((square) => ({ key: 'site.city', args: { square: squareName(square) } }))
}

/** An offer as everybody reads it. */
export const offerMessage = ({ from, to, give, want }: Omit<View['offers'][number], 'number'>) =>
  classic.presentation.describe.event({ kind: 'offerMade', seat: from, partner: to, give, want })
