export { type Momentum, momentumFor } from './adam.ts'
export { TAUGHT_TO_BOTS } from './taught.ts'
export type { Deal, Known, Learner, Losses, Teaching } from './teaching.ts'
