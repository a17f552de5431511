import { shuffle } from '@ecumene/kernel'
import type { Module } from '../rules/module.ts'
import { cards } from './abilities/cards.ts'
import { cityStates, ibrahim, treaties } from './abilities/diplomacy.ts'
import { leaders } from './abilities/leaders.ts'
import { wonders } from './abilities/wonders.ts'
import { terraAgendas } from './agendas.ts'
import { auditTerra } from './audit.ts'
import { clearWonderToken, discountOf, wonderIcon } from './dial.ts'
import { abilityQuestions } from './effects/questions.ts'
import { exploredTile, exploring } from './explore.ts'
import { terraKit } from './kit.ts'
import { terraOptions } from './options.ts'
import { capitalTile, fort } from './setup.ts'
import { copyTerraState, newTerraState, type TerraState, terraOf } from './state.ts'
import { viewTerra } from './view.ts'
import { terraWords } from './words/words.ts'

/** Terra Incognita: everything the expansion does, by the doors of `rules/module.ts`. */
export const terra: Module = {
  id: 'terra',
  isUsed: (options) => options.terra === true,
  kit: terraKit,
  options: terraOptions,
  words: terraWords,
  questions: { fort, capitalTile, exploredTile, ...abilityQuestions },
  icons: { wonder: wonderIcon },
  agendas: terraAgendas,
  reveals: ['tileDrawn'],
  rules: {
    ...ibrahim,
    turnBegins(state) {
      terraOf(state).explored = 0
    },
    detour: () => exploring,
    wonderRevealed: clearWonderToken,
    wonderCost: (state, _seat, wonder) => discountOf(state, wonder),
  },
  leaders,
  wonders,
  cityStates,
  treaties,
  cards,
  // T-7, T-9: growth and military cards have no base rule that could resolve them.
  resolve: (_state, _seat, { more }) => more?.growth !== null || more.armies !== null,
  part: {
    create: (options, seats) => ({ terra: newTerraState(options, seats) }),
    clone: (states) => ({ terra: copyTerraState(states.terra as TerraState) }),
    // T-2.5: only the tiles put back on top are known.
    sample(state, random) {
      const terra = terraOf(state)
      const hidden = terra.stack.slice(0, terra.stack.length - terra.known)
      shuffle(random, hidden)
      terra.stack = [...hidden, ...terra.stack.slice(hidden.length)]
    },
    audit: auditTerra,
    view: (state) => ({ terra: viewTerra(state) }),
  },
}
