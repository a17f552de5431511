import { type Game, type Perspective, perspective, type Random, type Seat } from '@ecumene/kernel'
import type { Guide } from '../guide.ts'
import { search } from '../search.ts'

/** A move that somebody may be expected to make. */
export type Expected<Move> = { readonly seat: Seat; readonly move: Move }

/**
 * What may be expected after a move, for a few decisions: it is played in several worlds that the seat cannot tell apart, and the line
 * goes on as long as most of them agree. So it ends where it would depend on a card that nobody has seen or on a die.
 */
export const expectedLine = <State, Move, View>(
  from: Perspective<State, Move, View>,
  move: Move,
  iterations: number,
  guide: Guide<State>,
  random: Random,
): readonly Expected<Move>[] => {
  const { game, seat, sample } = from
  let worlds = Array.from({ length: WORLDS }, () => {
    const state = sample(random)
    game.apply(state, seat, move)
    return state
  })
  const line: Expected<Move>[] = []
  while (line.length < LONGEST) {
    const answers = worlds.flatMap((state) => {
      const decider = nextDecider(game, state)
      if (decider === null) return []
      const found = search(perspective(game, state, decider), random, { budget: { iterations } }, guide)
      return { state, seat: decider, move: found.move, text: `${decider} ${game.notation.notate(found.move)}` }
    })
    const counts = new Map<string, number>()
    for (const { text } of answers) counts.set(text, (counts.get(text) ?? 0) + 1)
    const usual = answers.find(({ text }) => (counts.get(text) ?? 0) > WORLDS / 2)
    if (usual === undefined) break
    line.push({ seat: usual.seat, move: usual.move })
    const agreeing = answers.filter(({ text }) => text === usual.text)
    for (const { state } of agreeing) game.apply(state, usual.seat, usual.move)
    worlds = agreeing.map(({ state }) => state)
  }
  return line
}

const WORLDS = 5
const LONGEST = 4

/** Plays what nobody can choose; then who decides, or `null` if nobody does or it goes on too long. */
const nextDecider = <State, Move, View>(game: Game<State, Move, View>, state: State): Seat | null => {
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) return null
    const moves = game.legal(state, seat)
    if (moves.length > 1) return seat
    game.apply(state, seat, moves[0] as Move)
  }
  return null
}

/** A game without a limit might go on for ever in which nobody has a choice. */
const MOST_FORCED = 50
