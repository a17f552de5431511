import {
  ABILITY_PART,
  CITY,
  counted,
  ERA_PART,
  EVENT_PART,
  FIGURE_PART,
  listed,
  RESOURCE_PART,
  SEAT,
  type Specs,
  SQUARE,
  TECH_PART,
  UNIT_PART,
  WONDER_PART,
} from '../parts.ts'

const PREY_NAMES = ['army', 'scout', 'person', 'army-afoot', 'scout-afoot'] as const
const SOURCE_NAMES = ['token', 'hut', 'village'] as const

/** Resource abilities of techs and culture events (C-18, C-26). */
export const ABILITY_MOVES = {
  use: [ABILITY_PART],
  play: [EVENT_PART],
  discard: [EVENT_PART],
  gardener: [FIGURE_PART],
  deck: [ERA_PART],
  study: [TECH_PART],
  spend: [RESOURCE_PART, listed('other', 'source', SOURCE_NAMES)],
  spendGift: [EVENT_PART],
  coin: [TECH_PART],
  allow: [],
  refuse: [],
  aim: [SQUARE],
  aimPrey: [listed('item', 'prey', PREY_NAMES)],
  aimSeat: [SEAT],
  aimCity: [CITY],
  aimWonder: [WONDER_PART],
  aimTech: [TECH_PART],
  aimUnit: [UNIT_PART],
  aimFront: [counted('item', 'front', 40)],
  aimEffect: [counted('item', 'choice', 3)],
} as const satisfies Specs
