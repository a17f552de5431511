/* The position builder of Duel, for tests inside and outside of this package: see CONTRIBUTING.md. */
export { type CitySketch, legal, openCards, play, position, refusal, type Sketch } from './position.ts'
export { asked, city, coins, kinds, only, price, table } from './reading.ts'
