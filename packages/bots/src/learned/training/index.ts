export { type Momentum, momentumFor } from './adam.ts'
export { TAUGHT_TO_BOTS } from './taught.ts'
export type { Deal, Known, Learner, Losses, Match, Study, Teaching } from './teaching.ts'
