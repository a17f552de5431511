import type { Question } from '../../rules/asking.ts'
import { welcome } from '../abilities/antananarivo.ts'
import { craft } from '../abilities/cards.ts'
import type { AbilityFrame } from '../frames.ts'
import { observe, survey } from './astronomy.ts'
import { landing, subvert } from './cities.ts'
import { retaliate, union, vizier } from './diplomacy.ts'
import { expedition, pioneer } from './exploring.ts'
import { recall } from './husbandry.ts'
import { rearrange } from './row.ts'
import { flood } from './shipbuilding.ts'
import { fortify, garrison, terrace, uplands } from './tokens.ts'
import { annex, study } from './visits.ts'

/** What leaders, wonders and cards of the expansion ask. */
export const abilityQuestions: Readonly<Record<AbilityFrame, Question>> = {
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
