import type { GameEvent, Seat, Viewer } from '../game.ts'
import { below, recordingChance } from '../random.ts'
import type { Message } from '../words.ts'
import { difference, shown } from './data.ts'
import { acceptance, legality, notation, openMove, refusal } from './legality.ts'
import { projectedChance, projectedMoves, projectedSecrets, reveals } from './reveals.ts'
import { secrecy, separateSample } from './secrecy.ts'
import {
  cloned,
  cloneUntouched,
  loadedPlaysOn,
  plainEvents,
  plainState,
  sameStart,
  savedAndLoaded,
  sound,
} from './soundness.ts'
import { firstProblem, type Trial } from './trial.ts'
import { takenBack } from './undoing.ts'
import { sharedViews, steadyViews } from './views.ts'

/** A moment of decision, saved. */
export type Saved = {
  readonly trial: Trial
  readonly state: unknown
  readonly deciders: readonly Seat[]
  /** One seat that is about to decide. */
  readonly seat: Seat
  /** The state as text, and read back from it: the measure of whether anything touched it since. */
  readonly text: string
  readonly loaded: unknown
}

/** The same moment with all that the seat can choose from. */
export type Choice = Saved & {
  readonly copy: unknown
  readonly legal: readonly unknown[]
  readonly legalTexts: readonly string[]
  readonly candidates: readonly unknown[]
  readonly candidateTexts: readonly string[]
  /** Why each candidate is refused. */
  readonly reasons: readonly (Message | null)[]
}

/** The same moment as one viewer may imagine it. */
export type Position = Choice & {
  readonly viewer: Viewer
  readonly sample: unknown
  /** What the viewer sees in it, and that as text. */
  readonly sampleView: { readonly value: unknown; readonly text: string }
}

/** A position and the move that was chosen in it. */
export type Chosen = Position & { readonly move: unknown; readonly moveText: string }

/** A chosen move and what comes of it in the viewer's sample; `null` where it is no legal move there. */
export type Turn = Chosen & { readonly sampled: Run | null }

/** A move that has been played, in the match and by the twin. */
export type Played = Turn & { readonly events: readonly GameEvent[]; readonly chance: readonly number[] }

/** What came of applying a move: events and chance outcomes. */
export type Run = { readonly events: readonly GameEvent[]; readonly chance: readonly number[] }

/** One decision of random play with every check around it. Advances the trial by one move. */
export const inspectTurn = (trial: Trial, deciders: readonly Seat[]): string | null => {
  const seat = deciders[below(trial.random, deciders.length)] as Seat
  const saved = save(trial, deciders, seat)
  const unsound = firstProblem(trial, WHEN_SAVED, saved)
  if (unsound !== null) return unsound
  const choice = lookAround(saved)
  const confused = firstProblem(trial, AT_CHOICE, choice)
  if (confused !== null) return confused
  const position = imagine(choice)
  const leaking = firstProblem(trial, AT_POSITION, position)
  if (leaking !== null) return leaking

  trial.check = 'open moves'
  const open = trial.game.suggest !== undefined && below(trial.random, 2) === 0 ? suggested(position) : null
  if (open !== null) {
    const refused = openMove(position, open)
    if (refused !== null) return refused
  }
  const move = open !== null && below(trial.random, 2) === 0 ? open : listed(position)
  if (move === undefined) return 'there is neither a legal nor a suggested move'

  remember(position)
  const chosen: Chosen = { ...position, move, moveText: trial.game.notate(move) }
  const entangled = firstProblem(trial, WHEN_CHOSEN, chosen)
  if (entangled !== null) return `${entangled} (${seat} ${chosen.moveText})`
  trial.check = 'secrecy'
  const turn: Turn = { ...chosen, sampled: inSample(position, move) }
  const wrong = firstProblem(trial, BEFORE_MOVE, turn)
  if (wrong !== null) return `${wrong} (${seat} ${turn.moveText})`

  const played = play(turn)
  if (typeof played === 'string') return played
  const broken = firstProblem(trial, AFTER_MOVE, played)
  return broken === null ? null : `${broken} (after ${seat} ${turn.moveText})`
}

const WHEN_SAVED = [plainState, savedAndLoaded, sound]
const AT_CHOICE = [cloned, sameStart, notation, legality]
const AT_POSITION = [secrecy, sharedViews]
const WHEN_CHOSEN = [acceptance, cloneUntouched]
const BEFORE_MOVE = [separateSample, steadyViews, refusal, projectedMoves]
const AFTER_MOVE = [loadedPlaysOn, plainEvents, reveals, projectedSecrets, projectedChance, takenBack]

const save = (trial: Trial, deciders: readonly Seat[], seat: Seat): Saved => {
  trial.check = 'save'
  const text = JSON.stringify(trial.state)
  return { trial, state: trial.state, deciders, seat, text, loaded: JSON.parse(text) }
}

const lookAround = (saved: Saved): Choice => {
  const { trial, state, seat } = saved
  const { game } = trial
  trial.check = 'clone'
  const copy = game.clone(state)
  trial.check = 'legality'
  const legal = game.legal(state, seat)
  const candidates = game.candidates(state, seat)
  const reasons = candidates.map((move) => game.whyNot(state, seat, move))
  trial.check = 'notation'
  const legalTexts = legal.map((move) => game.notate(move))
  const candidateTexts = candidates.map((move) => game.notate(move))
  return { ...saved, copy, legal, legalTexts, candidates, candidateTexts, reasons }
}

const imagine = (choice: Choice): Position => {
  const { trial, state } = choice
  trial.check = 'secrecy'
  const drawn = below(trial.random, trial.match.seats + 1)
  const viewer = drawn === trial.match.seats ? null : drawn
  const sample = trial.game.sample(state, viewer, trial.random)
  const value = trial.game.view(sample, viewer)
  return { ...choice, viewer, sample, sampleView: { value, text: JSON.stringify(value) } }
}

const suggested = ({ trial, state, seat }: Position): unknown => trial.game.suggest?.(state, seat, trial.random) ?? null

const listed = ({ trial, legal }: Position): unknown =>
  legal.length === 0 ? undefined : legal[below(trial.random, legal.length)]

/** Keeps one moment of the game, each equally likely, for the end. */
const remember = ({ trial, text }: Position): void => {
  const kept = trial.moves.length
  if (below(trial.random, kept + 1) !== 0) return
  trial.memory.kept = kept
  trial.memory.text = text
}

const inSample = ({ trial, sample, seat }: Position, move: unknown): Run | null =>
  trial.game.whyNot(sample, seat, move) === null ? runOf(trial, sample, seat, move) : null

/** Applies a move and notes what came of it. */
export const runOf = ({ game }: Trial, state: unknown, seat: Seat, move: unknown): Run => {
  const events: GameEvent[] = []
  const chance = recordingChance(() => game.apply(state, seat, move, (event) => events.push(event)))
  return { events, chance }
}

/** Plays the move in the match and, without listening, on the twin. The same must come of it. */
const play = (turn: Turn): Played | string => {
  const { trial, seat, move, moveText } = turn
  trial.check = 'legality'
  // By notation every other time: what a text stands for must be what the value stands for.
  const submitted = trial.match.submit(seat, below(trial.random, 2) === 0 ? moveText : move)
  if (!submitted.ok) return `the match refuses ${seat} ${moveText}: ${submitted.error.key}`
  trial.check = 'determinism'
  const chance = recordingChance(() => trial.game.apply(trial.state, seat, move))
  trial.moves.push(`${seat} ${moveText}`)
  const apart = difference(trial.match.state(), trial.state)
  if (apart !== null) return `the same moves led to two states: state${apart} (after ${seat} ${moveText})`
  const beside = difference(turn.copy, trial.state)
  if (beside !== null) return `a clone and its original part ways: state${beside} (after ${seat} ${shown(move)})`
  return { ...turn, events: submitted.value.events, chance }
}
