import type { Game, Seat } from '../../game.ts'
import { exportMatch } from '../../match/export.ts'
import { Match, type MatchSetup } from '../../match/match.ts'
import { ok, type Result } from '../../options.ts'
import { type Random, split } from '../../values/random.ts'
import { difference, shown } from './data.ts'
import type { Tally } from './tally.ts'
import type { Voice } from './voice.ts'

/** One game under test: the match that runs it, and a twin state played beside the match without any runner. */
export type Trial = {
  readonly game: Game
  readonly match: Match
  /** The kit's own chance, which the game never sees: what decides the course of the game, and what the checks draw. */
  readonly course: Random
  random: Random
  readonly voice: Voice
  readonly tally: Tally
  /** The twin. */
  state: unknown
  /** The moves that stand, with their seats. */
  readonly moves: string[]
  /** What came up in this game so far. */
  readonly met: Met
  /** The steps ahead. */
  readonly plan: Step[]
  /** One moment of the game, chosen at random, to come back to at the end. */
  readonly memory: { kept: number; text: string }
  /** For `legal` to fill, stale moves and all. */
  readonly scratch: unknown[]
  /** Name of the check that is running, so that whatever is thrown is reported under it. */
  check: CheckName
  /** The match so far as a match file, or `null` if it cannot be written. */
  exported(): string | null
}

/** How often each kind of question and of event, and each move as it is written, came up. */
export type Met = Map<string, number>

/** One step of a game: who decides, and what is going to be played, unless there is no move; whether that is open-ended. */
export type Step = { readonly seat: Seat; readonly planned: unknown; readonly isOpen: boolean }

/** Names of everything the kit checks. */
export const CHECKS = [
  'setup',
  'plain data',
  'save',
  'clone',
  'determinism',
  'audit',
  'legality',
  'refusal',
  'notation',
  'open moves',
  'secrecy',
  'views',
  'reveals',
  'projection',
  'undo',
  'record',
  'ending',
  'words',
] as const
export type CheckName = (typeof CHECKS)[number]

/** One check: what is wrong, or `null`. */
export type Check<Subject> = {
  readonly name: CheckName
  inspect(subject: Subject): string | null
}

export const startTrial = (
  game: Game,
  setup: MatchSetup,
  course: Random,
  voice: Voice,
  tally: Tally,
): Result<Trial> => {
  try {
    const created = Match.create(game, setup)
    if (!created.ok) return created
    const match = created.value
    const trial: Trial = {
      game,
      match,
      course,
      random: split(course),
      voice,
      tally,
      state: game.setup(match.options, match.seats, setup.seed),
      moves: [],
      met: new Map(),
      plan: [],
      memory: { kept: 0, text: '' },
      scratch: [],
      check: 'setup',
      exported: () => exported(match),
    }
    return ok(trial)
  } catch (error) {
    return { ok: false, error: `threw ${error instanceof Error ? (error.stack ?? error.message) : shown(error)}` }
  }
}

/** The first problem any of the checks finds. */
export const firstProblem = <Subject>(
  trial: Trial,
  checks: readonly Check<Subject>[],
  subject: Subject,
): string | null => {
  for (const check of checks) {
    trial.check = check.name
    const problem = check.inspect(subject)
    if (problem !== null) return problem
  }
  return null
}

/** Is this state still the one whose text was taken earlier? */
export const unchanged = (state: unknown, text: string): boolean =>
  // The plain text is quick to make; only where it differs does the order of keys have to be ruled out.
  JSON.stringify(state) === text || difference(state, JSON.parse(text)) === null

const exported = (match: Match): string | null => {
  try {
    return exportMatch(match)
  } catch {
    // A game broken badly enough cannot be written down; its seed and moves still can.
    return null
  }
}
