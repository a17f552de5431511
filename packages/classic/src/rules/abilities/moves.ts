import { ABILITY_PART, ERA_PART, EVENT_PART, FIGURE_PART, type Specs, TECH_PART } from '../parts.ts'

/** Resource abilities of techs and culture events (C-18, C-26). */
export const ABILITY_MOVES = {
  use: [ABILITY_PART],
  play: [EVENT_PART],
  discard: [EVENT_PART],
  gardener: [FIGURE_PART],
  deck: [ERA_PART],
  study: [TECH_PART],
} as const satisfies Specs
