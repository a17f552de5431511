import type { Question } from '../asking.ts'
import { again, aim, strike } from './aiming.ts'
import { consent } from './consenting.ts'
import { bestow } from './gifts.ts'
import { discard } from './hand.ts'
import { infiltrate } from './infiltrating.ts'
import { learnBack, perform } from './performing.ts'
import { spend } from './spending.ts'
import { welcome } from './welcoming.ts'

export type AbilityFrame =
  | 'discard'
  | 'welcome'
  | 'aim'
  | 'again'
  | 'strike'
  | 'consent'
  | 'infiltrate'
  | 'spend'
  | 'bestow'
  | 'perform'
  | 'learnBack'

export const abilityQuestions: Readonly<Record<AbilityFrame, Question>> = {
  discard,
  welcome,
  aim,
  again,
  strike,
  consent,
  infiltrate,
  spend,
  bestow,
  perform,
  learnBack,
}
