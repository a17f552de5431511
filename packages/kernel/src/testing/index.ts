/* What only tests and `fuzz` need: the conformance kit, and what counts positions. */
export { unevenAt } from './conformance/same-samples.ts'
export { type Conformance, conform, type Failure, type Report } from './conformance.ts'
export { perft } from './perft.ts'
