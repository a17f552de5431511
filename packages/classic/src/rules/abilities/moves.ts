import { named, part, things } from '@ecumene/kernel'
import { ABILITY, CITY, CULTURE, ERA, FIGURE, FRONT, RESOURCE, SEAT, SQUARE, TECH, UNIT, WONDER } from '../domains.ts'

const PREY = things('prey', ['army', 'scout', 'person', 'army-afoot', 'scout-afoot'])
const SOURCE = things('source', ['token', 'hut', 'village'])
const CHOICE = named('choice', ['0', '1', '2'])

/** Resource abilities of techs and culture events (C-18, C-26). */
export const ABILITY_MOVES = {
  use: [part(ABILITY)],
  play: [part(CULTURE)],
  discard: [part(CULTURE)],
  gardener: [part(FIGURE)],
  deck: [part(ERA)],
  study: [part(TECH)],
  spend: [part(RESOURCE), part(SOURCE)],
  spendGift: [part(CULTURE)],
  coin: [part(TECH)],
  allow: [],
  refuse: [],
  aim: [part(SQUARE)],
  aimPrey: [part(PREY)],
  aimSeat: [part(SEAT)],
  aimCity: [part(CITY)],
  aimWonder: [part(WONDER)],
  aimTech: [part(TECH)],
  aimUnit: [part(UNIT)],
  aimFront: [part(FRONT)],
  aimEffect: [part(CHOICE)],
} as const
