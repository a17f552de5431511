import type { Handlers } from '@ecumene/kernel'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { welcome } from './abilities/antananarivo.ts'
import { craft } from './abilities/cards.ts'
import { surplusArmy } from './armies/armies.ts'
import { scorch, target } from './armies/combat.ts'
import { armies, army } from './armies/march.ts'
import { government } from './dial/governments.ts'
import { hub, theater, zone } from './districts/district-effects.ts'
import { districtKind, districts } from './districts/district-icon.ts'
import { encampment } from './districts/encampment.ts'
import { besideDistrict, deployment, growth } from './districts/growth.ts'
import { observe, survey } from './effects/astronomy.ts'
import { landing, subvert } from './effects/cities.ts'
import { retaliate, union, vizier } from './effects/diplomacy.ts'
import { expedition, pioneer } from './effects/exploring.ts'
import { recall } from './effects/husbandry.ts'
import { rearrange } from './effects/row.ts'
import { flood } from './effects/shipbuilding.ts'
import { fortify, garrison, terrace, uplands } from './effects/tokens.ts'
import { annex, study } from './effects/visits.ts'
import type { TerraFrame } from './frames.ts'
import { exploredTile } from './map/explore.ts'
import { capitalTile, fort } from './setup/setup.ts'

/** What each pending decision of the expansion asks, allows and does. */
export const terraHandlers: Handlers<State, TerraFrame, Move, Event> = {
  fort,
  capitalTile,
  exploredTile,
  growth,
  besideDistrict,
  deployment,
  districts,
  districtKind,
  hub,
  zone,
  theater,
  encampment,
  government,
  armies,
  army,
  target,
  scorch,
  surplusArmy,
  fortify,
  garrison,
  terrace,
  uplands,
  subvert,
  landing,
  annex,
  welcome,
  study,
  rearrange,
  vizier,
  union,
  retaliate,
  expedition,
  pioneer,
  observe,
  survey,
  flood,
  recall,
  craft,
}
