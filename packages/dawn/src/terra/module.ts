import { terraWords } from '#terra/words'
import type { Module } from '../rules/module.ts'
import { cards } from './abilities/cards.ts'
import { cityStates, ibrahim, treaties } from './abilities/diplomacy.ts'
import { leaders } from './abilities/leaders.ts'
import { wonders } from './abilities/wonders.ts'
import { terraAgendas } from './agendas/agendas.ts'
import { measureTerra } from './agendas/measures.ts'
import { refitArmies } from './armies/armies.ts'
import { armyRules } from './armies/army-rules.ts'
import { armyWalk } from './armies/army-walk.ts'
import { aimings, defenders } from './armies/combat.ts'
import { resolveArmies } from './armies/march.ts'
import { auditTerra } from './audit.ts'
import { terraCatalogue } from './catalogue/catalogue.ts'
import { terraCitations } from './citations.ts'
import { clearWonderToken, discountOf, wonderIcon } from './dial/dial.ts'
import { arrowsOn, governmentIcon, passGovernment } from './dial/governments.ts'
import { districtIcon } from './districts/district-icon.ts'
import { districtLeaves, districtMoves, isDistrict } from './districts/districts.ts'
import { resolveGrowth } from './districts/growth.ts'
import { exploring } from './map/explore.ts'
import { shuffleUnseen } from './map/stack.ts'
import { terraPlaces } from './places.ts'
import { terraOptions } from './setup/options.ts'
import { TERRA_SETUP } from './setup/setup.ts'
import { copyTerraState, newTerraState, type TerraState, terraOf } from './state.ts'
import { viewTerra } from './view.ts'

/** Terra Incognita: everything the expansion does, through the interface of `rules/module.ts`. */
export const terra: Module = {
  setup: TERRA_SETUP,
  options: terraOptions,
  words: terraWords,
  icons: { wonder: wonderIcon, district: districtIcon, government: governmentIcon },
  agendas: terraAgendas,
  walks: [armyWalk],
  aimings,
  places: terraPlaces,
  reveals: ['tileDrawn', 'dieRerolled'],
  rules: {
    ...ibrahim,
    ...armyRules,
    turnBegins(state) {
      const terra = terraOf(state)
      terra.explored = 0
      terra.march.hasAgain = false
    },
    caravanOption: () => exploring,
    cardReplaced(state, seat, card, replaced, tell) {
      // University of Sankore looks back at the end of the turn, and may come into play after the replacement.
      terraOf(state).replacedIn = state.turn
      passGovernment(state, seat, card, replaced)
      refitArmies(state, seat, card, replaced, tell)
    },
    slotShift: arrowsOn,
    cannotBeTakenBack: isDistrict,
    targetName: (state, seat, space) => (isDistrict(state, seat, space) ? 'district' : null),
    pieceLeft: districtLeaves,
    controlMoved: districtMoves,
    wonderRevealed: clearWonderToken,
    wonderCost: (state, _seat, wonder) => discountOf(state, wonder),
    defender: (kind) => defenders[kind],
    resolvesCard(state, seat, { more }) {
      if (more?.growth != null) resolveGrowth(state, seat)
      else if (more?.armies != null) resolveArmies(state, seat)
      else return false
      return true
    },
  },
  leaders,
  wonders,
  cityStates,
  treaties,
  cards,
  part: {
    create: (options, seats) => ({ terra: newTerraState(options, seats) }),
    clone: (states) => ({ terra: copyTerraState(states.terra as TerraState) }),
    sample: (state, random) => shuffleUnseen(terraOf(state), random),
    audit: auditTerra,
    view: (state) => ({ terra: viewTerra(state) }),
    measures: measureTerra,
  },
  catalogue: terraCatalogue,
  citations: terraCitations,
}
