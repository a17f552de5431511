import type { Handlers } from '@ecumene/kernel'
import { conquest, enshrine, loot, makeRoom } from './aftermath.ts'
import { collision, march } from './barbarians.ts'
import { caravan, surplus } from './caravans.ts'
import { attackerSpends, attackOver, defenderSpends } from './combat.ts'
import { convert, shift } from './culture.ts'
import { economy } from './economy.ts'
import type { Event } from './events.ts'
import { giveBack } from './giving-back.ts'
import { industry } from './industry.ts'
import { lay, tile } from './map-building.ts'
import { military } from './military.ts'
import type { Move } from './moves.ts'
import { chain, place } from './placing.ts'
import { exchange, resource } from './resources.ts'
import { gain, nuke, science } from './science.ts'
import { colour, direction, leader } from './setup-steps.ts'
import type { BaseFrame, State } from './state.ts'
import { discard, distribute, keep, release } from './trade.ts'
import { again, otherCard, swap, turn } from './turn.ts'
import { envoy, treaty } from './visits.ts'
import { pay } from './wonder-building.ts'
import { destroy, name, renegotiate, upgrade, yielding } from './wonder-effects.ts'

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
