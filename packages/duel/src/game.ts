import { decisions, type Game, type Handlers } from '@ecumene/kernel'
import { audit } from './audit.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { citations } from './citations.ts'
import { cover } from './cover.ts'
import { describeEvent, describeMove } from './describe.ts'
import { measures } from './measures.ts'
import { starter } from './rules/ages.ts'
import { draft } from './rules/draft.ts'
import { type Event, project, reveals } from './rules/events.ts'
import { advance } from './rules/flow.ts'
import { type Move, moves } from './rules/moves.ts'
import { progress } from './rules/progress.ts'
import { outcome } from './rules/scoring.ts'
import { setup } from './rules/setup.ts'
import { clone, type Frame, type Options, type State } from './rules/state.ts'
import { play } from './rules/turn.ts'
import { demolish, library, rebuild } from './rules/wonders.ts'
import { sample } from './sample.ts'
import { sameView, type View, view } from './view.ts'
import { words } from './words/words.ts'

/** What each pending decision asks, allows and does. */
const handlers: Handlers<State, Frame, Move, Event> = {
  draft,
  play,
  progress,
  library,
  rebuild,
  demolish,
  starter,
}

const { deciders, legal, candidates, whyNot, apply, decision } = decisions(handlers, {
  pending: (state) => state.pending,
  fits: (_state, move) => moves.isKnown(move),
  isOver: ({ ending }) => ending !== '',
  advance,
})

/** 7 Wonders Duel, the base game of 2015. */
export const duel: Game<State, Move, View, Event, Options> = {
  id: cover.id,
  rules: '1',
  seats: cover.seats,
  options: {
    wonders: { kind: 'choice', values: ['draft', 'firstGame'], default: 'draft' },
    centredPawn: { kind: 'choice', values: ['begins', 'chooses'], default: 'begins' },
    greatLibraryTokens: { kind: 'choice', values: ['public', 'private'], default: 'public' },
  },
  setup,
  deciders,
  legal,
  apply,
  outcome,
  view,
  clone,
  sample,
  notation: { notate: moves.notate, parse: moves.parse, shape: 1 },
  presentation: {
    words,
    describe: { event: describeEvent, move: describeMove, decision },
    candidates,
    whyNot,
    project,
    sameView,
    measures,
    catalogue,
    citations,
  },
  proof: { turn: (state) => state.turn, reveals, audit },
}
