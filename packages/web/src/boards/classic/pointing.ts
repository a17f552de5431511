import {
  type AfootView,
  classic,
  describeMove,
  type MoveKind,
  SQUARE_NAMES,
  squareOfCourse,
  type View,
} from '@ecumene/classic'
import type { Message } from '@ecumene/kernel'
import type { Say } from '../../words/use-words.tsx'
import type { Pointed } from '../generic/summary.ts'

/** Kinds of moves that name one of the player's own cities. */
const CITY_KINDS: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'muster',
  'train',
  'wall',
  'build',
  'raise',
  'fortify',
  'wonder',
  'arts',
  'harvest',
  'aimCity',
])

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

/** The squares that a move, given in notation, has to do with: those it names, goes from or to, those of its city. */
export const squaresOf = (notation: string, view: View): readonly number[] => {
  const move = classic.notation.parse(notation)
  if (move === null) return []
  if (CITY_KINDS.has(move.kind)) return citySquare(view, move.item)
  const under = view.marching === null ? [] : [view.marching]
  if (move.kind === 'go') return under.map((from) => squareOfCourse(from, move.other))
  if (move.kind === 'stop') return under
  if (move.kind === 'march') return [move.square, squareOfCourse(move.square, move.other)]
  if (move.kind === 'send') return [move.square, ...citySquare(view, move.item)]
  return move.square < 0 ? [] : [move.square]
}

export const atSquare = (square: number, view: View): Pointed => ({
  id: `square ${square}`,
  label: squareName(square),
  names: (move) => squaresOf(move, view).includes(square),
})

/** Words `effect.<kind>.<id>` for the moves that name such a thing. */
const EFFECTS: Readonly<Partial<Record<MoveKind, readonly [kind: string, place: number]>>> = {
  civilization: ['civilization', 1],
  research: ['tech', 1],
  study: ['tech', 1],
  takeTech: ['tech', 1],
  use: ['tech', 1],
  coin: ['tech', 1],
  play: ['culture', 1],
  discard: ['culture', 1],
  person: ['person', 1],
  build: ['building', 2],
  raise: ['building', 2],
  wonder: ['wonder', 2],
}

/** What figures under way may do next, by the squares they come to: the map may lie either way. */
export const describeOn = (notation: string, data: unknown): Message | null => {
  const { marching } = data as View
  const move = classic.notation.parse(notation)
  return move?.kind === 'go' && marching !== null ? describeMove(move, marching) : null
}

/** A few more words to a move: what a thing does, where a city lies, what an offer says. */
export const noteOn = (notation: string, data: unknown, say: Say): string | null => {
  const view = data as View
  const move = classic.notation.parse(notation)
  if (move === null) return null
  if (move.kind === 'accept' || move.kind === 'decline' || move.kind === 'withdraw') {
    const offer = view.offers.find(({ number }) => number === move.item)
    return offer === undefined ? null : say(offerMessage(offer))
  }
  const effect = EFFECTS[move.kind]
  const notes = citiesOf(move.kind, notation, view)
  if (effect !== undefined) {
    const id = notation.split(' ')[effect[1]]?.replace(/-2$/, '')
    notes.push(say({ key: `effect.${effect[0]}.${id}` }))
  }
  if (move.kind === 'government') {
    notes.push(say({ key: `effect.government.${view.options.governments}.${notation.split(' ')[1]}` }))
  }
  return notes.length === 0 ? null : notes.join(' · ')
}

const citiesOf = (kind: MoveKind, notation: string, view: View): string[] =>
  CITY_KINDS.has(kind) ? squaresOf(notation, view).map(squareName) : []

/** An offer as everybody reads it. */
export const offerMessage = ({ from, to, give, want }: Omit<View['offers'][number], 'number'>) =>
  classic.presentation.describe.event({ kind: 'offerMade', seat: from, partner: to, give, want })
