import { dawn, type View } from '@ecumene/dawn'
import { type EmptyAnswer, emptyAnswer } from '../desk/refusal.ts'

/** The only answer left to whoever can do nothing more; `null` where there is something to decide, or a fight to be seen. */
export const refusal = (view: Pick<View, 'asked' | 'attack'>, legal: readonly string[]): EmptyAnswer | null =>
  view.asked === null || view.attack !== null ? null : emptyAnswer(legal, dawn.notation)
