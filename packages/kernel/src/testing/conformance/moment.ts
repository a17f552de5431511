import type { GameEvent, Seat, Viewer } from '../../game.ts'
import { recordingChance } from '../../values/random.ts'
import type { Message } from '../../words/words.ts'
import type { Step, Trial } from './trial.ts'

/** A moment of decision. */
export type Moment = Step & {
  readonly trial: Trial
  readonly state: unknown
  readonly deciders: readonly Seat[]
}

/** A moment with all that the seat can choose from. */
export type Choice = Moment & {
  readonly legal: readonly unknown[]
  readonly legalTexts: readonly string[]
  readonly candidates: readonly unknown[]
  readonly candidateTexts: readonly string[]
  /** Why each candidate is refused. */
  readonly reasons: readonly (Message | null)[]
}

/** What a seat chose. */
export type Answer = { readonly move: unknown; readonly moveText: string }

/** What came of applying a move: events and chance outcomes. */
export type Run = { readonly events: readonly GameEvent[]; readonly chance: readonly number[] }

/** A moment as text, and read back from it: the measure of whether anything touched the state since. */
export type Saved = Moment & { readonly text: string; readonly loaded: unknown }

/** A saved choice, with a clone of the state to try a move on. */
export type Studied = Saved & Choice & { readonly copy: unknown }

/** The same as one viewer may imagine it. */
export type Position = Studied & {
  readonly viewer: Viewer
  readonly sample: unknown
  /** What the viewer sees in it, and that as text. */
  readonly sampleView: { readonly value: unknown; readonly text: string }
}

/** A position and the move that was chosen in it. */
export type Chosen = Position & Answer

/** A chosen move and what comes of it in the viewer's sample; `null` where it is no legal move there. */
export type Turn = Chosen & { readonly sampled: Run | null }

/** A move that has been played, in the match and by the twin. */
export type Played = Turn & Run

/** Applies a move and notes what came of it. */
export const runOf = ({ game }: Trial, state: unknown, seat: Seat, move: unknown): Run => {
  const events: GameEvent[] = []
  const chance = recordingChance(() => game.apply(state, seat, move, (event) => events.push(event)))
  return { events, chance }
}
