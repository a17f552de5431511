import type { Game, GameEvent, Seat } from '../game.ts'
import { replayingChance } from '../values/random.ts'

/** How tests of a game's rules make moves, in notation. */
export type Playing<State, Move, Event> = {
  /** The move a text stands for. */
  readonly move: (text: string) => Move
  /** Plays moves, each by whoever is asked first; a leading `1: ` names the seat where several are. Returns what happened. */
  readonly play: (state: State, ...texts: readonly string[]) => readonly Event[]
  /** The same with these outcomes of chance, each counted from 0. */
  readonly playWithChance: (state: State, outcomes: readonly number[], ...texts: readonly string[]) => readonly Event[]
  /** Whoever is asked first. */
  readonly decider: (state: State) => Seat
  readonly legal: (state: State, seat?: Seat) => readonly string[]
  /** Why a move is refused, without `reason.`; empty if it is legal. */
  readonly refusal: (state: State, text: string) => string
}

/** Whatever a test plays, the state stays sound, and lists and judgements of moves agree before and after every move. */
export const playing = <State, Move, View, Event extends GameEvent>(
  game: Game<State, Move, View, Event>,
): Playing<State, Move, Event> => {
  const { whyNot } = game.presentation
  const { notate } = game.notation

  const move = (text: string): Move => {
    const read = game.notation.parse(text)
    if (read === null) throw new Error(`"${text}" is not a move`)
    return read
  }

  const decider = (state: State): Seat => {
    const [seat] = game.deciders(state)
    if (seat === undefined) throw new Error('the game is over')
    return seat
  }

  const seatAndMove = (state: State, text: string): readonly [seat: Seat, move: Move] => {
    const [, seat, rest] = /^(\d): (.*)$/.exec(text) ?? []
    return rest === undefined ? [decider(state), move(text)] : [Number(seat), move(rest)]
  }

  const legal = (state: State, seat = decider(state)): readonly string[] => game.legal(state, seat).map(notate)

  /** Everything legal is on the list that pages and bots choose from, except offers, which nobody can list. */
  const mustBeListed = (state: State, seat: Seat, made: Move): void => {
    if (game.openMoves === undefined && !game.legal(state, seat).includes(made))
      throw new Error(`"${notate(made)}" is legal but not listed`)
  }

  /** The list holds exactly the candidates that are legal: it may be fast, but it does not decide. */
  const mustAgree = (state: State, when: string): void => {
    for (const seat of game.deciders(state)) {
      const list = game.legal(state, seat)
      const listed = new Set(list)
      if (listed.size !== list.length) throw new Error(`${when}: a move is listed twice`)
      const known = new Set(game.presentation.candidates(state, seat))
      for (const one of known) {
        const isAllowed = whyNot(state, seat, one) === null
        if (isAllowed !== listed.has(one))
          throw new Error(`${when}: ${notate(one)} is ${isAllowed ? 'not ' : ''}listed`)
      }
      for (const one of listed) if (!known.has(one)) throw new Error(`${when}: ${notate(one)} is not a candidate`)
    }
  }

  const play = (state: State, ...texts: readonly string[]): readonly Event[] => {
    const events: Event[] = []
    mustAgree(state, 'before')
    for (const text of texts) {
      const [by, made] = seatAndMove(state, text)
      const refused = whyNot(state, by, made)
      if (refused !== null)
        throw new Error(`"${text}" is refused: ${refused.key}; legal: ${legal(state, by).join(', ')}`)
      mustBeListed(state, by, made)
      game.apply(state, by, made, (event) => events.push(event))
      const [problem] = game.proof.audit(state)
      if (problem !== undefined) throw new Error(`after "${text}": ${problem}`)
      mustAgree(state, `after "${text}"`)
    }
    return events
  }

  return {
    move,
    play,
    playWithChance: (state, outcomes, ...texts) => {
      let events: readonly Event[] = []
      replayingChance(outcomes, () => {
        events = play(state, ...texts)
      })
      return events
    },
    decider,
    legal,
    refusal: (state, text) => {
      const [by, tried] = seatAndMove(state, text)
      const refused = whyNot(state, by, tried)
      if (refused === null) mustBeListed(state, by, tried)
      return refused?.key.replace('reason.', '') ?? ''
    },
  }
}
