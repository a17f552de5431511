export type { Cover } from './cover.ts'
export {
  decisions,
  type Flow,
  type Frame,
  GAME_OVER,
  type Handler,
  type Handlers,
  IllegalMove,
  NOT_ASKED,
  NOT_YOUR_TURN,
  ONLY,
  onceAnswered,
  refusals,
} from './decisions.ts'
export {
  type Detail,
  type Game,
  type GameEvent,
  type Measures,
  type Notation,
  type OpenMoves,
  type Outcome,
  type Playable,
  type Presentation,
  type Proof,
  type Scores,
  type Seat,
  type SeatRange,
  seatsWith,
  type Tell,
  type Viewer,
} from './game.ts'
export { type ImportError, type ImportErrorCode, importMatch } from './match/codec.ts'
export { exportMatch, exportRecord, SCHEMA } from './match/export.ts'
export type { HistoryItem } from './match/history.ts'
export {
  firstStep,
  isFinished,
  type Lesson,
  type LessonStep,
  lessonMatch,
  type Progress,
  stepBack,
  stepOn,
  suits,
} from './match/lesson.ts'
export { Match, type MatchSetup, type ReplayError, resignation } from './match/match.ts'
export { type MeasureHistory, measureHistory } from './match/measure-history.ts'
export { type Perspective, perspective } from './match/perspective.ts'
export {
  type Entry,
  isResignation,
  isUndo,
  type MatchRecord,
  type MoveEntry,
  type ResignEntry,
  standingPlies,
  type UndoEntry,
} from './match/record.ts'
export { type Followed, replayAsFar, tryReplay } from './match/replay-as-far.ts'
export { type Glance, glance, type Seen, seen } from './match/seen.ts'
export { type Sheet, sheetOf } from './match/sheet.ts'
export type { Snapshot } from './match/snapshot.ts'
export { undoFloor, whyNoUndo } from './match/undo.ts'
export { type WhyNot, whyNots } from './match/why-nots.ts'
export { counted, type Domain, named, saying, seats, things } from './moves/domain.ts'
export {
  type Mention,
  type MoveIn,
  type MoveOf,
  type OpenPart,
  type Part,
  part,
  type Specs,
  type Vocabulary,
  vocabulary,
} from './moves/vocabulary.ts'
export {
  failed,
  isUnlimited,
  MOST_DECISIONS,
  type OptionField,
  type OptionSchema,
  ok,
  optionLabel,
  type Result,
  readOptions,
  withLimits,
} from './options.ts'
export { canonical, fingerprint } from './values/hash.ts'
export { madeOnce } from './values/made-once.ts'
export { numberAt } from './values/number-at.ts'
export {
  below,
  ChanceMismatch,
  copyRandom,
  type Random,
  recordingChance,
  replayingChance,
  type Seed,
  seeded,
  shuffle,
  split,
} from './values/random.ts'
export {
  allOf,
  both,
  firstOf,
  has,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  restOf,
  type SetOf,
  setOf,
  shares,
  sizeOf,
  union,
  without,
} from './values/set-of.ts'
export {
  auditCatalogue,
  type Catalogue,
  type Fact,
  type FactValue,
  type Piece,
  type PieceKind,
  pieceAddress,
  withCatalogueWords,
} from './words/catalogue.ts'
export { type Citations, type CitedKey, NO_RULE } from './words/citations.ts'
export { fetchedWords, fetchLanguage, fetchWords, hasWords, mergedWords } from './words/fetched.ts'
export { kernelWords } from './words/kernel-words.ts'
export {
  type Argument,
  type Atlas,
  auditWords,
  LANGUAGES,
  type Language,
  type Message,
  type Translator,
  translator,
  type Words,
} from './words/words.ts'
