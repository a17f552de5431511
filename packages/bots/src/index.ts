export { ANALYSIS_VERSION, type Analysis, analyse, type ExpectedMove, type TurningPoint } from './analysis/analyse.ts'
export type { Bot, Evaluator } from './bot.ts'
export { BOT_NAMES, botNamed } from './catalogue.ts'
export type { Budget } from './clock.ts'
export {
  DEPTHS,
  type Depth,
  type Exercise,
  type ExerciseBook,
  type ExerciseMatch,
  exerciseMatch,
  matchForExercises,
  rightMoves,
  type Verdict,
  verdictOn,
} from './exercises/exercise.ts'
export { type Moment, type MomentOptions, momentsOf } from './exercises/moments.ts'
export { type FoundMoment, SET_SIZE, setsFrom } from './exercises/sets.ts'
export { greedyBot } from './greedy.ts'
export { type Guide, NO_GUIDE } from './guide.ts'
export { type Hint, hintAbout, hintBudget, hintFor, type Reason } from './hint.ts'
export { botOfLevel, LEVEL_MILLISECONDS, LEVELS, type Level } from './levels.ts'
export type { Feature } from './parts.ts'
export { Patience } from './patience.ts'
export { playout, worth } from './playout.ts'
export { randomBot } from './random.ts'
export { SEARCH_DEFAULTS } from './recipe.ts'
export { type Found, type MoveThought, type SearchOptions, search, searchBot } from './search.ts'
