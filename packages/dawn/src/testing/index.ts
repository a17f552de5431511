/* The position builder of New Dawn, for tests inside and outside of this package: see CONTRIBUTING.md. */
export { RARELY_ASKED_IN_TERRA } from '../terra/testing/rarely-asked.ts'
export { TERRA_ROW, terraPosition } from '../terra/testing/terra-position.ts'
export { asked, legal, move, pass, play, player, playWithDice, refusal, spaces } from './play.ts'
export { DEFAULT_OPTIONS, FULL_ROW, type PlayerSketch, position, type Sketch } from './position.ts'
export { RARELY_ASKED, type RarelyAsked } from './rarely-asked.ts'
