import { decisions } from '../decisions.ts'
import type { Game } from '../game.ts'
import { auction } from './auction.ts'
import { cover } from './cover.ts'
import { describeEvent, describeMove } from './describe.ts'
import { type BazaarEvent, project, reveals } from './events.ts'
import { answer, market, suggestOffer } from './market.ts'
import { type BazaarMove, notate, parse } from './moves.ts'
import { type BazaarOptions, bazaarOptions } from './options.ts'
import { outcome } from './scoring.ts'
import { audit, type BazaarFrame, type BazaarState, clone, setup } from './state.ts'
import { type BazaarView, sample, view } from './view.ts'
import { words } from './words/index.ts'

const { deciders, legal, candidates, whyNot, apply, decision } = decisions<
  BazaarState,
  BazaarFrame,
  BazaarMove,
  BazaarEvent
>({ auction, market, answer }, { pending: (state) => state.stack })

/**
 * A small game that uses every feature of the contract: secret bids made at once, chance, hidden decks, private
 * contracts, open-ended trade, options of each kind, two endings and shared victory. It proves the kernel and its
 * conformance kit, and shows a new game what its files look like.
 */
export const bazaar: Game<BazaarState, BazaarMove, BazaarView, BazaarEvent, BazaarOptions> = {
  id: cover.id,
  rules: '1',
  seats: cover.seats,
  options: bazaarOptions,
  setup,
  deciders,
  legal,
  openMoves: { suggest: suggestOffer },
  apply,
  outcome,
  view,
  clone,
  sample,
  notation: { notate, parse, shape: 1 },
  presentation: {
    words,
    describe: { event: describeEvent, move: describeMove, decision },
    candidates,
    whyNot,
    project,
  },
  proof: { turn: (state) => state.turn, reveals, audit },
}
