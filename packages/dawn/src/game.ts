import { decisions, type Game, type OptionSchema } from '@ecumene/kernel'
import { atlas } from './atlas.ts'
import { audit } from './audit.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { citations } from './citations.ts'
import { cover } from './cover.ts'
import { describeEvent, describeMove } from './describe.ts'
import { describeTogether } from './describe-together.ts'
import { kitNumbered, modulesFor } from './kits.ts'
import { measures } from './measures.ts'
import { HANDLERS, MODULES, type ModuleOptions, reveals } from './modules.ts'
import { checkAgendas } from './rules/agendas/marking.ts'
import { outcome } from './rules/agendas/outcome.ts'
import { clone } from './rules/clone.ts'
import { type Event, project } from './rules/events.ts'
import { advance } from './rules/flow.ts'
import { fits, type Move, notate, parse } from './rules/moves.ts'
import { newGame } from './rules/setup/setup.ts'
import type { Frame, Options, State } from './rules/state.ts'
import { sample } from './sample.ts'
import { type View, view } from './view.ts'
import { words } from './words/words.ts'

const { deciders, legal, candidates, whyNot, apply, decision, settle } = decisions<State, Frame, Move, Event>(
  HANDLERS,
  {
    pending: (state) => state.pending,
    fits,
    isOver: ({ phase, pending }) => phase === 'over' && pending.length === 0,
    advance,
    // N-25.5: agendas are checked after the decision, at the end of a turn, after the event dial, and when nothing is pending.
    decided(state, tell) {
      if (state.phase !== 'setup') checkAgendas(state, tell)
    },
    asks(state, _frame, isNew, tell) {
      if (isNew && state.phase !== 'setup') checkAgendas(state, tell)
      return false
    },
  },
)

const moduleOptions = (): OptionSchema<Required<ModuleOptions>> =>
  Object.assign({}, ...MODULES.map(({ options }) => options))

/** Civilization: A New Dawn, the base game of 2017 and the expansions that an option adds. */
export const dawn: Game<State, Move, View, Event, Options> = {
  id: cover.id,
  rules: '3',
  seats: cover.seats,
  seatsFor: (options) => kitNumbered(modulesFor(options)).seats,
  options: {
    map: { kind: 'choice', values: ['random', 'build', 'firstGame'], default: 'random' },
    leaders: { kind: 'choice', values: ['random', 'choose'], default: 'random' },
    colours: { kind: 'choice', values: ['seats', 'choose'], default: 'seats' },
    epic: { kind: 'flag', default: false },
    attackThroughCityStates: { kind: 'flag', default: false },
    barbariansStayInCapitals: { kind: 'flag', default: false },
    rounds: { kind: 'number', min: 1, max: 200, default: 0, none: { value: 0, otherwise: 100 } },
    ...moduleOptions(),
  },
  setup(options, seats, seed) {
    const state = newGame(options, seats, seed)
    settle(state)
    return state
  },
  deciders,
  legal,
  apply,
  outcome,
  view,
  clone,
  sample,
  notation: { notate, parse, shape: 3 },
  presentation: {
    words,
    describe: { event: describeEvent, together: describeTogether, move: describeMove, decision },
    atlas,
    candidates,
    whyNot,
    project,
    // N-2.9
    isOpen: true,
    measures,
    catalogue,
    citations,
  },
  proof: { turn: (state) => state.turn, reveals, audit },
}
