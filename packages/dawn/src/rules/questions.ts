import type { ModuleFrame } from '../modules.ts'
import { conquest, enshrine, loot, makeRoom } from './aftermath.ts'
import type { Question } from './asking.ts'
import { collision, march } from './barbarians.ts'
import { caravan, surplus } from './caravans.ts'
import { attackerSpends, attackOver, defenderSpends } from './combat.ts'
import { convert, shift } from './culture.ts'
import { economy } from './economy.ts'
import { giveBack } from './giving-back.ts'
import { industry } from './industry.ts'
import { lay, tile } from './map-building.ts'
import { military } from './military.ts'
import { chain, place } from './placing.ts'
import { exchange, resource } from './resources.ts'
import { gain, nuke, science } from './science.ts'
import { colour, direction, leader } from './setup-steps.ts'
import type { FrameKind } from './state.ts'
import { discard, distribute, keep, release } from './trade.ts'
import { again, otherCard, swap, turn } from './turn.ts'
import { envoy, treaty } from './visits.ts'
import { pay } from './wonder-building.ts'
import { destroy, name, renegotiate, upgrade, yielding } from './wonder-effects.ts'

const base: Readonly<Record<Exclude<FrameKind, ModuleFrame>, Question>> = {
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

/** What each pending decision asks, allows and does; modules add theirs. */
export const questions = { ...base } as Record<FrameKind, Question>

export const addQuestions = (added: Readonly<Partial<Record<FrameKind, Question>>>): void => {
  Object.assign(questions, added)
}
