import type { Game, Seed } from '@ecumene/kernel'
import { audit } from './audit.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { citations } from './citations.ts'
import { cover } from './cover.ts'
import { describeEvent, describeMove } from './describe.ts'
import { describeTogether } from './describe-together.ts'
import { measures } from './measures.ts'
import { clone } from './rules/clone.ts'
import { apply, candidates, deciders, decision, legal, settle, whyNot } from './rules/decisions.ts'
import { type Event, project, reveals } from './rules/events.ts'
import { type Move, notate, parse } from './rules/moves.ts'
import { newGame } from './rules/start/setup.ts'
import type { Options, State } from './rules/state.ts'
import { mightSuggest, suggestOffer } from './rules/trade/suggesting.ts'
import { outcome } from './rules/victory.ts'
import { sample } from './sample.ts'
import { type View, view } from './view.ts'
import { words } from './words/words.ts'

/** Sid Meier's Civilization: The Board Game, the base game of 2010. */
export const classic: Game<State, Move, View, Event, Options> = {
  id: cover.id,
  rules: '3',
  seats: cover.seats,
  options: {
    governments: { kind: 'choice', values: ['core', 'revised'], default: 'core' },
    loot: { kind: 'choice', values: ['core', 'revised'], default: 'core' },
    firstGame: { kind: 'flag', default: false },
    civilizations: { kind: 'choice', values: ['random', 'choose'], default: 'random' },
    rounds: { kind: 'number', min: 1, max: 200, default: 0, none: { value: 0, otherwise: 100 } },
  },
  setup(options: Options, seats: number, seed: Seed): State {
    const state = newGame(options, seats, seed)
    settle(state)
    return state
  },
  deciders,
  legal,
  openMoves: { suggest: suggestOffer, might: mightSuggest },
  apply,
  outcome,
  view,
  clone,
  sample,
  notation: { notate, parse, shape: 9 },
  presentation: {
    words,
    describe: { event: describeEvent, together: describeTogether, move: (move) => describeMove(move), decision },
    candidates,
    whyNot,
    project,
    measures,
    catalogue,
    citations,
  },
  proof: { turn: (state) => state.turn, reveals, audit },
}
