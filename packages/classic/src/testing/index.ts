/* The position builder of Classic, for tests inside and outside of this package: see CONTRIBUTING.md. */
export type { MapSketch } from './map.ts'
export {
  asked,
  at,
  finishRound,
  idleUntil,
  legal,
  move,
  play,
  player,
  playWithChance,
  refusal,
  squares,
} from './play.ts'
export { DEFAULT_OPTIONS, type PlayerSketch, position, type Sketch } from './position.ts'
export { RARELY_ASKED } from './rarely-asked.ts'
