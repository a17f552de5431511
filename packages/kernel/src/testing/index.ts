/*
 * Only for tests and `fuzz`: the conformance kit, functions that play and count positions, and the watch over the form of
 * saved states.
 */
export { unevenAt } from './conformance/same-samples.ts'
export { type Conformance, conform, type Failure, type Report } from './conformance.ts'
export { checkForm, type RecordedForm } from './form-check.ts'
export { perft } from './perft.ts'
export { type Playing, playing } from './playing.ts'
export { type SavedForm, savedForm } from './saved-form.ts'
export { wander } from './wandering.ts'
