import type { Question } from '../asking.ts'
import { again, aim } from './aiming.ts'
import { bestow } from './gifts.ts'
import { discard } from './hand.ts'
import { infiltrate } from './infiltrating.ts'
import { learnBack, perform } from './performing.ts'
import { spend } from './spending.ts'
import { cristo, gardens, liberty, startHarvest } from './start-powers.ts'
import { welcome } from './welcoming.ts'

export type AbilityFrame =
  | 'discard'
  | 'welcome'
  | 'gardens'
  | 'cristo'
  | 'liberty'
  | 'startHarvest'
  | 'aim'
  | 'again'
  | 'infiltrate'
  | 'spend'
  | 'bestow'
  | 'perform'
  | 'learnBack'

export const abilityQuestions: Readonly<Record<AbilityFrame, Question>> = {
  discard,
  welcome,
  gardens,
  cristo,
  liberty,
  startHarvest,
  aim,
  again,
  infiltrate,
  spend,
  bestow,
  perform,
  learnBack,
}
