import type { Handlers } from '@ecumene/kernel'
import { again, otherCard } from '../abilities/as-in-first-slot.ts'
import { convert, shift } from './culture/culture.ts'
import { chain, place } from './culture/placing.ts'
import { collision, march } from './dial/barbarians.ts'
import type { Event } from './events.ts'
import { industry } from './industry/industry.ts'
import { pay } from './industry/wonder-building.ts'
import { destroy, name, renegotiate, upgrade, yielding } from './industry/wonder-effects.ts'
import { conquest, enshrine, loot, makeRoom } from './military/aftermath.ts'
import { attackerSpends, attackOver, defenderSpends } from './military/combat.ts'
import { military } from './military/military.ts'
import type { Move } from './moves.ts'
import { gain, nuke, science } from './row/science.ts'
import { swap, turn } from './row/turn.ts'
import { lay, tile } from './setup/map-building.ts'
import { colour, direction, leader } from './setup/steps.ts'
import type { BaseFrame, State } from './state.ts'
import { caravan, surplus } from './trade/caravans.ts'
import { economy } from './trade/economy.ts'
import { giveBack } from './trade/giving-back.ts'
import { exchange, resource } from './trade/resources.ts'
import { discard, distribute, keep, release } from './trade/trade.ts'
import { envoy, treaty } from './trade/visits.ts'

/** What each pending decision of the base game asks, allows and does. */
export const baseHandlers: Handlers<State, BaseFrame, Move, Event> = {
  leader,
  colour,
  tile,
  lay,
  direction,
  turn,
  place,
  chain,
  shift,
  convert,
  science,
  nuke,
  gain,
  surplus,
  economy,
  caravan,
  envoy,
  treaty,
  giveBack,
  exchange,
  industry,
  pay,
  military,
  attackerSpends,
  defenderSpends,
  attackOver,
  loot,
  conquest,
  enshrine,
  makeRoom,
  distribute,
  discard,
  resource,
  swap,
  destroy,
  name,
  yield: yielding,
  march,
  renegotiate,
  release,
  upgrade,
  again,
  otherCard,
  keep,
  collision,
}
