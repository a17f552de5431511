export {
  auditCatalogue,
  type Catalogue,
  type Fact,
  type FactValue,
  type Piece,
  type PieceKind,
  pieceAddress,
  withCatalogueWords,
} from './catalogue.ts'
export { type Citations, type CitedKey, NO_RULE } from './citations.ts'
export { exportMatch, exportRecord, type ImportError, type ImportErrorCode, importMatch, SCHEMA } from './codec.ts'
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
export { type Growth, growthOf } from './growth.ts'
export { canonical, fingerprint } from './hash.ts'
export { kernelWords } from './kernel-words.ts'
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
} from './lesson.ts'
export { madeOnce } from './made-once.ts'
export { type HistoryItem, Match, type MatchSetup, type ReplayError } from './match.ts'
export { counted, type Domain, named, saying, seats, things } from './moves/domain.ts'
export { type Meaning, naming, type Option, type Selector, selectors } from './moves/selectors.ts'
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
export { numberAt } from './number-at.ts'
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
export { type Perspective, perspective } from './perspective.ts'
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
} from './random.ts'
export {
  type Entry,
  isResignation,
  isUndo,
  type MatchRecord,
  type MoveEntry,
  type ResignEntry,
  type UndoEntry,
} from './record.ts'
export { type Followed, replayAsFar, tryReplay } from './replay-as-far.ts'
export { type Glance, glance, type Seen, seen } from './seen.ts'
export {
  allOf,
  both,
  firstOf,
  has,
  membersOf,
  minus,
  NO_MEMBERS,
  plus,
  type SetOf,
  setOf,
  shares,
  sizeOf,
  union,
  without,
} from './set-of.ts'
export { type Sheet, sheetOf } from './sheet.ts'
export type { Snapshot } from './snapshot.ts'
export { undoFloor, whyNoUndo } from './undo.ts'
export { type WhyNot, whyNots } from './why-nots.ts'
export {
  type Argument,
  auditWords,
  LANGUAGES,
  type Language,
  type Message,
  type Translator,
  translator,
  type Words,
} from './words.ts'
