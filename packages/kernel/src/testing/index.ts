/* What only tests and `fuzz` need: the conformance kit, what counts positions, and what keeps an eye on the form of saved states. */
export { unevenAt } from './conformance/same-samples.ts'
export { type Conformance, conform, type Failure, type Report } from './conformance.ts'
export { checkForm, type RecordedForm } from './form-check.ts'
export { perft } from './perft.ts'
export { type SavedForm, savedForm } from './saved-form.ts'
